import { Toast as BaseToast } from '@base-ui/react/toast';
import { useState } from 'react';
import { breakpoints, uprightPhone } from '../../../ui/theme/breakpoints.ts';
import { useDeletion } from '../use-deletion.ts';
import { freeSpot, toastSpot } from './free-edge.ts';
import type { Toast } from './toast.ts';
import { createToastStack } from './toast-stack.ts';

const drawn = new Map<string, Drawn>();

/** No more than about a third of the screen is theirs, and on a phone one line. */
function most(): number {
  const isSmall = `${uprightPhone}, (max-height: ${breakpoints.height.short}rem)`;
  return window.matchMedia(isSmall).matches ? 1 : 3;
}

/** Whether these have room without covering what the user is about to press or has to see. */
function hasRoomFor(ids: readonly (string | undefined)[]): boolean {
  const number = ids.length;
  if (number > most()) return false;
  // Those that are there do not move to make room for one more.
  const { edge, shift } = toastSpot.get();
  const toasts = { number, tallest: heightOfTallest(ids) };
  const spot = number > 1 ? freeSpot(toasts, [edge]) : freeSpot(toasts);
  if (spot === undefined) return false;
  if (spot.edge !== edge || spot.shift !== shift) toastSpot.set(spot);
  return true;
}

/** The stack of toasts, and what draws it. */
export function useToastStack() {
  const deleteNotification = useDeletion();
  const [stack] = useState(() => {
    const manager = BaseToast.createToastManager<Toast>();
    return { manager, ...createToastStack({ manager, deleteNotification, hasRoomFor }) };
  });
  return stack;
}

/** How high a toast was drawn, and how wide the screen was. */
interface Drawn {
  height: number;
  screenWidth: number;
}

/**
 * How high the highest of these toasts is, or was before it gave way; 0 where none has been drawn
 * on such a screen. One with a long header, or in large letters, is higher than the place of
 * a toast.
 */
function heightOfTallest(ids: readonly (string | undefined)[]): number {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-toasts] [data-toast]')) {
    const { toast: id = '' } = toast.dataset;
    drawn.set(id, { height: toast.offsetHeight, screenWidth: window.innerWidth });
  }
  const heights = ids.map((id) => {
    const known = id === undefined ? undefined : drawn.get(id);
    return known?.screenWidth === window.innerWidth ? known.height : 0;
  });
  return Math.max(0, ...heights);
}
