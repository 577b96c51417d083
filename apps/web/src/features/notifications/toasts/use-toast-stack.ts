import { Toast as BaseToast } from '@base-ui/react/toast';
import { useState } from 'react';
import { breakpoints, uprightPhone } from '../../../ui/theme/breakpoints.ts';
import { useDeletion } from '../use-deletion.ts';
import { freeSpot, toastSpot } from './free-edge.ts';
import type { Toast } from './toast.ts';
import { createToastStack } from './toast-stack.ts';

const drawn = new Map<string, Drawn>();

/** The most toasts at once: about a third of the screen, on phones one. */
function maxToasts(): number {
  const isSmall = `${uprightPhone}, (max-height: ${breakpoints.height.short}rem)`;
  return window.matchMedia(isSmall).matches ? 1 : 3;
}

/** Whether the toasts have room, and moves the stack there. */
function hasRoomFor(ids: readonly (string | undefined)[]): boolean {
  const number = ids.length;
  if (number > maxToasts()) return false;
  // Toasts on the screen do not move for one more.
  const { edge, shift } = toastSpot.get();
  const toasts = { number, tallest: heightOfTallest(ids) };
  const spot = number > 1 ? freeSpot(toasts, [edge]) : freeSpot(toasts);
  if (spot === undefined) return false;
  if (spot.edge !== edge || spot.shift !== shift) toastSpot.set(spot);
  return true;
}

/** The stack of toasts with its library's manager. */
export function useToastStack() {
  const deleteNotification = useDeletion();
  const [stack] = useState(() => {
    const manager = BaseToast.createToastManager<Toast>();
    return { manager, ...createToastStack({ manager, deleteNotification, hasRoomFor }) };
  });
  return stack;
}

/** A toast's last measured height, valid for one screen width. */
interface Drawn {
  height: number;
  screenWidth: number;
}

/**
 * The height of the tallest of these toasts, now or when last shown; 0 if unknown at this screen
 * width. Long headers and large fonts make a toast taller than its place.
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
