import type { Notification } from '@poketorneo/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { lazyValue } from '../../../lib/deferred.ts';
import { linkStateOf } from '../followed-message.ts';
import { linkPathOf } from '../link-path.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import { Cross } from './Cross.tsx';
import styles from './NotificationCard.module.css';

interface NotificationCardProps {
  notification: Notification;
  /** Called with the pressed cross. */
  onClose: (cross: Element) => void;
  /** Called when its link is followed. */
  onFollow: () => void;
  headingLevel: 'h3' | 'h4';
}

const moment = lazyValue(
  () => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short' }),
);

export function NotificationCard({
  notification,
  onClose,
  onFollow,
  headingLevel: Heading,
}: NotificationCardProps) {
  const { title, text, image, urlName, sender, timestamp } = notification;
  const linkPath = linkPathOf(notification);
  const titleId = useId();
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      {image !== null && <NotificationPicture image={image} className={styles.image} />}
      <div className={styles.words}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {linkPath !== undefined && (
          <Link
            to={linkPath}
            state={linkStateOf(notification)}
            className={styles.link}
            onClick={onFollow}
          >
            {urlName ?? 'Vai alla pagina'}
          </Link>
        )}
        <p className={styles.origin}>
          {sender !== null && <span className={styles.sender}>da: {sender}</span>}
          <time dateTime={timestamp}>{moment().format(new Date(timestamp))}</time>
        </p>
      </div>
      <Cross label={`Elimina la notifica «${title}»`} onClose={onClose} />
    </li>
  );
}
