import type { Notification } from '@poketorneo/contract';
import type { Toast } from './toast.ts';
import { createToastQueue } from './toast-queue.ts';

/** What draws the toasts, counts their time and says when one closes. */
export interface ToastManager {
  add(toast: {
    id: string;
    title: string;
    description: string;
    timeout: number;
    data: Toast;
    onClose: () => void;
  }): void;
  close(id: string): void;
}

interface ToastStackOptions {
  manager: ToastManager;
  deleteNotification: (id: number) => void;
  /** Whether there is room for these on the screen as it is now; undefined: not drawn yet. */
  hasRoomFor: (ids: readonly (string | undefined)[]) => boolean;
}

/** The toasts on the screen, and those that wait for a place on it. */
export function createToastStack({ manager, deleteNotification, hasRoomFor }: ToastStackOptions) {
  const queue = createToastQueue();
  const open = new Map<string, Toast>();
  const acknowledged = new Set<string>();
  /** Those that were on the screen when nothing was to be there any more. */
  let takenBack: Toast[] = [];
  let isHeld = false;
  let isGivingWay = false;

  function fill(): void {
    while (
      !isHeld &&
      !isGivingWay &&
      (takenBack.length > 0 || !queue.isEmpty()) &&
      hasRoomFor([...open.keys(), takenBack[0]?.id])
    ) {
      const toast = takenBack.shift() ?? queue.next();
      if (toast === undefined) return;
      open.set(toast.id, toast);
      manager.add({
        id: toast.id,
        title: toast.header,
        description: toast.body,
        timeout: toast.delay,
        data: toast,
        onClose: () => closed(toast),
      });
    }
  }

  function closed({ id, notificationIds }: Toast): void {
    open.delete(id);
    if (acknowledged.delete(id)) notificationIds.forEach(deleteNotification);
    fill();
  }

  /** They wait with all their time before the others. */
  function takeBack(): void {
    const taken = [...open.values()];
    takenBack = [...taken, ...takenBack];
    open.clear();
    for (const { id } of taken) manager.close(id);
  }

  return {
    /** New notifications, oldest first. */
    arrive(notifications: readonly Notification[]): void {
      queue.join(notifications);
      fill();
    },

    /** The toast was read and may go, and so may its notification. */
    acknowledge(id: string): void {
      if (!open.has(id)) return;
      acknowledged.add(id);
      manager.close(id);
    },

    /** What was deleted elsewhere is shown no longer. */
    withdraw(isGone: (notificationId: number) => boolean): void {
      const isWithdrawn = ({ notificationIds }: Toast) =>
        notificationIds.length > 0 && notificationIds.every(isGone);
      queue.leave(isGone);
      takenBack = takenBack.filter((toast) => !isWithdrawn(toast));
      for (const toast of [...open.values()]) {
        if (isWithdrawn(toast)) manager.close(toast.id);
      }
    },

    /** Clears the screen until `release`. */
    hold(): void {
      isHeld = true;
      takeBack();
    },

    /**
     * Looks again where there is room, now and then: the page has changed, or was scrolled. What
     * has to give way is gone before it comes again.
     */
    findRoom(): void {
      if (isHeld) return;
      isGivingWay = open.size > 0 && !hasRoomFor([...open.keys()]);
      if (isGivingWay) takeBack();
      else fill();
    },

    release(): void {
      isHeld = false;
      fill();
    },
  };
}

export type ToastStack = ReturnType<typeof createToastStack>;
