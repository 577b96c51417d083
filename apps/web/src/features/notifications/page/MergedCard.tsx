import { useId } from 'react';
import { Chevron } from '../../../ui/chevron/Chevron.tsx';
import { NotificationPicture } from '../NotificationPicture.tsx';
import { Cross } from './Cross.tsx';
import { titleOfGroup } from './group-title.ts';
import type { NotificationGroup } from './groups.ts';
import styles from './MergedCard.module.css';
import { NotificationCard } from './NotificationCard.tsx';

/** How many pictures the pile shows. */
const pictures = 3;

interface MergedCardProps {
  group: NotificationGroup;
  onToggle: () => void;
  /** Called with the pressed cross and the notifications to delete. */
  onClose: (cross: Element, ids: readonly number[]) => void;
  onFollow: (id: number) => void;
}

/** Several notifications of one kind: their number, and each of them when open. */
export function MergedCard({ group, onToggle, onClose, onFollow }: MergedCardProps) {
  const titleId = useId();
  const listId = useId();
  const { notifications, isOpen } = group;
  const [newest] = notifications;
  const title = titleOfGroup(group);
  const images = [
    ...new Set(notifications.map(({ image }) => image).filter((image) => image !== null)),
  ].slice(0, pictures);
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.top}>
        {images.length > 0 && (
          <span className={styles.pile}>
            {images.map((image) => (
              <NotificationPicture key={image} image={image} className={styles.image} />
            ))}
          </span>
        )}
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={onToggle}
            >
              <span>{title}</span>
              <Chevron />
            </button>
          </h3>
          {!isOpen && <p className={styles.text}>Ultima notizia: {newest.text}</p>}
        </div>
      </div>
      <Cross
        label={
          notifications.length === 1
            ? `Elimina la notifica «${title}»`
            : `Elimina le ${notifications.length} notifiche «${title}»`
        }
        onClose={(cross) =>
          onClose(
            cross,
            notifications.map(({ notificationId }) => notificationId),
          )
        }
      />
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {notifications.map((notification) => (
            <NotificationCard
              key={notification.notificationId}
              notification={notification}
              headingLevel="h4"
              onClose={(cross) => onClose(cross, [notification.notificationId])}
              onFollow={() => onFollow(notification.notificationId)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
