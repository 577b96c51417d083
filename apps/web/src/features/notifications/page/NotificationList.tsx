import type { Notification } from '@poketorneo/contract';
import { useRef } from 'react';
import { NotificationCard } from './NotificationCard.tsx';
import styles from './NotificationsPage.module.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  onDelete: (id: number) => void;
  /** The last one goes: the keyboard has nowhere to stay in the list. */
  onEmpty: () => void;
}

/** The cards, newest first. */
export function NotificationList({ notifications, onDelete, onEmpty }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);

  const close = (id: number) => {
    const index = notifications.findIndex(({ notificationId }) => notificationId === id);
    const crosses = list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [];
    const neighbour = crosses[index + 1] ?? crosses[index - 1];
    if (neighbour === undefined) onEmpty();
    else neighbour.focus();
    onDelete(id);
  };

  return (
    <ul ref={list} className={styles.cards}>
      {notifications.map((notification) => (
        <NotificationCard
          key={notification.notificationId}
          notification={notification}
          onClose={() => close(notification.notificationId)}
          onFollow={() => onDelete(notification.notificationId)}
        />
      ))}
    </ul>
  );
}
