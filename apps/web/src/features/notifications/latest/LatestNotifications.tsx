import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { formatCount } from '../../../ui/format/counts.ts';
import { formatDayAndHour } from '../../../ui/format/days.ts';
import { MediaRow } from '../../../ui/media-row/MediaRow.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { linkStateOf } from '../followed-message.ts';
import { linkPathOf } from '../link-path.ts';
import { NotificationPicture } from '../NotificationPicture.tsx';
import { notificationQueries } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { useNotifications } from '../use-notifications.ts';
import styles from './LatestNotifications.module.css';

const shown = 3;

/** The latest notifications, and the link to all of them. */
export function LatestNotifications() {
  const userId = useSession()?.id;
  const { isError } = useQuery({
    ...notificationQueries.all(userId),
    enabled: userId !== undefined,
  });
  const notifications = useNotifications();
  const remove = useDeletion();
  const now = new Date();
  return (
    <section className={styles.latest} aria-labelledby="latest-notifications">
      <header className={styles.top}>
        <h2 id="latest-notifications" className={styles.title}>
          Novità
        </h2>
        <nav className={styles.ways} aria-label="Messaggi e notifiche">
          <Link
            to="/messages"
            className={styles.messages}
            aria-label="I tuoi messaggi"
            title="I tuoi messaggi"
          >
            <svg className={styles.letter} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 5h18v14H3zm0 1 9 7 9-7" />
            </svg>
          </Link>
          <Link to="/notifications" className={styles.all}>
            Tutte le notifiche
            {notifications !== undefined && notifications.length > shown && (
              <span className={styles.count}>{formatCount(notifications.length)}</span>
            )}
          </Link>
        </nav>
      </header>
      {notifications === undefined ? (
        isError ? (
          <p className={styles.none}>Le notifiche non si caricano: riprovo fra poco.</p>
        ) : (
          <Skeleton className={styles.skeleton} />
        )
      ) : notifications.length === 0 ? (
        <p className={styles.none}>Nessuna nuova notifica!</p>
      ) : (
        <ul className={styles.rows}>
          {notifications.slice(0, shown).map((notification) => {
            const { notificationId, title, image, timestamp } = notification;
            return (
              <MediaRow
                key={notificationId}
                className={styles.row}
                picture={
                  image !== null && <NotificationPicture image={image} className={styles.image} />
                }
                name={title}
                to={linkPathOf(notification)}
                linkState={linkStateOf(notification)}
                // As on the page of notifications: a followed one counts as read.
                onFollow={() => remove(notificationId)}
              >
                <time className={styles.moment} dateTime={timestamp}>
                  {formatDayAndHour(timestamp, now)}
                </time>
              </MediaRow>
            );
          })}
        </ul>
      )}
    </section>
  );
}
