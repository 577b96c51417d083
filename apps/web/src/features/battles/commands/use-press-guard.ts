import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { openPositionOf } from './draft.ts';
import { PressGuard } from './press-guard.ts';
import type { ChoiceDraft } from './use-choice-draft.ts';

/** Cancels clicks on `data-choice` whose press began before the current choice. */
export function usePressGuard(draft: ChoiceDraft | null): PressGuard {
  const [guard] = useState(() => new PressGuard());
  const request = draft?.request ?? null;
  const openPosition = draft === null ? null : openPositionOf(draft.actions);
  const aimedSlot = draft?.aimedSlot ?? null;
  const offer = useMemo(
    () => (request === null ? null : { request, openPosition, aimedSlot }),
    [request, openPosition, aimedSlot],
  );
  useLayoutEffect(() => guard.offer(offer, performance.now()), [guard, offer]);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (isPressing(event)) guard.keyDown(event);
    };
    const up = (event: KeyboardEvent) => {
      // The space bar clicks on release, after this event.
      if (isPressing(event)) setTimeout(() => guard.keyReleased());
    };
    const point = (event: PointerEvent) => guard.pointerDown(event);
    const click = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-choice]') === null) {
        return;
      }
      // `detail` counts the presses of a pointer; it is 0 for a key.
      if (guard.accepts({ isPointer: event.detail > 0 })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up, true);
    document.addEventListener('pointerdown', point, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up, true);
      document.removeEventListener('pointerdown', point, true);
      document.removeEventListener('click', click, true);
    };
  }, [guard]);
  return guard;
}

function isPressing({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ';
}
