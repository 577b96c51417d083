import type { Notification } from '@poketorneo/contract';
import { isMergeable, type Toast, toastOf, toastOfKind, toastOfSeveral } from './toast.ts';

/** More than these are not waited for: the last place is of one toast that counts the others. */
const maxInQueue = 6;

/** The notifications that wait for a place on the screen, oldest first. */
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

    /** Those deleted before their turn. */
    leave(isGone: (id: number) => boolean): void {
      const stays = ({ notificationId }: Notification) => !isGone(notificationId);
      singles = singles.filter(stays);
      others = others.filter(stays);
    },

    isEmpty: (): boolean => singles.length === 0 && others.length === 0,

    /** Whose turn it is; those that wait and say the same come along. */
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
