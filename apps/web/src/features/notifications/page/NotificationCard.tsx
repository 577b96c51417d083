import type { Notification } from '@poketorneo/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { once } from '../../../lib/once.ts';
import { addressOf } from '../address-of.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import styles from './NotificationCard.module.css';

interface NotificationCardProps {
  notification: Notification;
  onClose: () => void;
  /** Its link is being followed. */
  onFollow: () => void;
}

const moment = once(
  () => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short' }),
);

/** One notification, with all that there is to say of it. */
export function NotificationCard({ notification, onClose, onFollow }: NotificationCardProps) {
  const { title, text, image, urlName, sender, timestamp } = notification;
  const address = addressOf(notification);
  const titleId = useId();
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      {image !== null && <NotificationPicture image={image} className={styles.image} />}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {address !== undefined && (
          <Link to={address} className={styles.link} onClick={onFollow}>
            {urlName ?? 'Vai alla pagina'}
          </Link>
        )}
        <p className={styles.origin}>
          {sender !== null && <span className={styles.sender}>da: {sender}</span>}
          <time dateTime={timestamp}>{moment().format(new Date(timestamp))}</time>
        </p>
      </div>
      <button
        type="button"
        className={styles.cross}
        aria-label={`Elimina la notifica «${title}»`}
        onClick={onClose}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10m-10 0L13 3" />
        </svg>
      </button>
    </li>
  );
}
