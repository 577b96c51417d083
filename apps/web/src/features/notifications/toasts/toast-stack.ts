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

interface Parts {
  manager: ToastManager;
  deleteNotification: (id: number) => void;
  /** How many fit on the screen. */
  room: () => number;
}

/** The toasts on the screen, and those that wait for a place on it. */
export function createToastStack({ manager, deleteNotification, room }: Parts) {
  const queue = createToastQueue();
  const open = new Map<string, Toast>();
  const acknowledged = new Set<string>();
  /** Those that were on the screen when nothing was to be there any more. */
  let takenBack: Toast[] = [];
  let isHeld = false;

  function fill(): void {
    while (!isHeld && open.size < room()) {
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

  function closed({ id, notificationId }: Toast): void {
    open.delete(id);
    if (acknowledged.delete(id) && notificationId !== null) deleteNotification(notificationId);
    fill();
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
      const isWithdrawn = ({ notificationId }: Toast) =>
        notificationId !== null && isGone(notificationId);
      queue.leave(isGone);
      takenBack = takenBack.filter((toast) => !isWithdrawn(toast));
      for (const toast of [...open.values()]) {
        if (isWithdrawn(toast)) manager.close(toast.id);
      }
    },

    /** Clears the screen until `release`: what was on it waits with all its time before the others. */
    hold(): void {
      isHeld = true;
      takenBack = [...open.values(), ...takenBack];
      for (const { id } of [...open.values()]) manager.close(id);
    },

    release(): void {
      isHeld = false;
      fill();
    },
  };
}

export type ToastStack = ReturnType<typeof createToastStack>;
