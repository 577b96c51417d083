import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './NotificationBadge.module.css';

/** The red count on the user's icon; nothing for 0. The comma separates it from the username. */
export function NotificationBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden>{count === 1 ? ' notifica,' : ' notifiche,'}</VisuallyHidden>
    </span>
  );
}
