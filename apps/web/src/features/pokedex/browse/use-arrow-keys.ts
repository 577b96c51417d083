import { useEffect, useEffectEvent } from 'react';

interface ArrowKeys {
  onLeft: () => void;
  onRight: () => void;
}

/** Elements in which arrow keys have another meaning. */
const ownsArrows = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Calls back for arrow keys on the page, but not in fields and windows. */
export function useArrowKeys({ onLeft, onRight }: ArrowKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    ) {
      return;
    }
    if (event.target instanceof Element && event.target.closest(ownsArrows) !== null) return;
    if (event.key === 'ArrowLeft') onLeft();
    else if (event.key === 'ArrowRight') onRight();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
