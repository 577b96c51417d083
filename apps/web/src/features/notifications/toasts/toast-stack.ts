import type { Notification } from '@poketorneo/contract';
import type { Toast } from './toast.ts';
import { createToastQueue } from './toast-queue.ts';

/** The used part of the library's toast manager, which renders toasts and counts their time. */
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
  /** Whether these toasts fit the current screen; undefined is a toast not rendered yet. */
  hasRoomFor: (ids: readonly (string | undefined)[]) => boolean;
}

/** The toasts on the screen, and the queue of those that wait for room. */
export function createToastStack({ manager, deleteNotification, hasRoomFor }: ToastStackOptions) {
  const queue = createToastQueue();
  const open = new Map<string, Toast>();
  const acknowledged = new Set<string>();
  /** Toasts removed from the screen by `hold` or for lack of room: first in line. */
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

  /** Moves all open toasts to the front of the line, with their full time. */
  function takeBack(): void {
    const taken = [...open.values()];
    takenBack = [...taken, ...takenBack];
    open.clear();
    for (const { id } of taken) manager.close(id);
  }

  return {
    /** Adds new notifications, oldest first. */
    arrive(notifications: readonly Notification[]): void {
      queue.join(notifications);
      fill();
    },

    /** Closes a toast that was read, and deletes its notifications. */
    acknowledge(id: string): void {
      if (!open.has(id)) return;
      acknowledged.add(id);
      manager.close(id);
    },

    /** Removes the toasts of notifications deleted elsewhere. */
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
     * Called repeatedly, since the page changes and scrolls: removes toasts that cover something,
     * or at the next call shows them elsewhere.
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
