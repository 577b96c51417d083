import type { Notification } from '@poketorneo/contract';
import { isMergeable, type Toast, toastOf, toastOfKind, toastOfSeveral } from './toast.ts';

/** The queue's length; if more wait, the last place is a toast with the number of the others. */
const maxInQueue = 6;

/** The notifications waiting for room on the screen, oldest first. */
export function createToastQueue() {
  let singles: readonly Notification[] = [];
  let others: readonly Notification[] = [];

  return {
    join(arrivals: readonly Notification[]): void {
      const all = [...singles, ...others, ...arrivals];
      const room = all.length > maxInQueue ? maxInQueue - 1 : maxInQueue;
      singles = all.slice(0, room);
      others = all.slice(room);
    },

    /** Removes deleted notifications. */
    leave(isGone: (id: number) => boolean): void {
      const stays = ({ notificationId }: Notification) => !isGone(notificationId);
      singles = singles.filter(stays);
      others = others.filter(stays);
    },

    isEmpty: (): boolean => singles.length === 0 && others.length === 0,

    /** Takes the next toast, merged with waiting notifications of its kind if that can be merged. */
    next(): Toast | undefined {
      const [first, ...rest] = singles;
      if (first !== undefined) {
        const isAlike = ({ kind }: Notification) => isMergeable(first) && kind === first.kind;
        const alike = [...rest, ...others].filter(isAlike);
        singles = rest.filter((one) => !isAlike(one));
        others = others.filter((one) => !isAlike(one));
        return alike.length === 0 ? toastOf(first) : toastOfKind([first, ...alike]);
      }
      if (others.length === 0) return undefined;
      const [one] = others;
      const toast =
        one !== undefined && others.length === 1 ? toastOf(one) : toastOfSeveral(others);
      others = [];
      return toast;
    },
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
