import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { assetUrl } from '../../../lib/asset-url.ts';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { formatDayAndHour } from '../../../ui/format/days.ts';
import { LoadMoreButton } from '../../../ui/load-more-button/LoadMoreButton.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { messageQueries } from '../queries.ts';
import styles from './Threads.module.css';

/** The threads with players, most recent first, with the number of unread messages. */
export function Threads() {
  const list = useInfiniteQuery(messageQueries.threads());
  const { data, isError, isFetching, refetch } = list;
  const threads = data?.pages.flat();
  const now = new Date();
  if (threads === undefined) {
    return isError ? (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading className={styles.threads}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </Loading>
    );
  }
  if (threads.length === 0) {
    return (
      <EmptyState image="pictures/empty-notifications.svg">
        Nessuna conversazione: quando uno sfidante ti scrive, la trovi qui.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.threads} aria-label="Conversazioni">
        {threads.map(({ userId, username, icon, unread, lastMessage }) => (
          <li key={userId} className={styles.thread} data-unread={unread > 0 || undefined}>
            <img className={styles.icon} src={assetUrl(icon)} alt="" width={48} height={48} />
            <div className={styles.words}>
              <p className={styles.origin}>
                <Link className={styles.name} to={`/club/messages/${userId}`}>
                  {username}
                </Link>
                <time dateTime={lastMessage.timestamp}>
                  {formatDayAndHour(lastMessage.timestamp, now)}
                </time>
              </p>
              <p className={styles.text}>
                {!lastMessage.isFromPlayer && <span className={styles.own}>Voi: </span>}
                {lastMessage.text}
              </p>
            </div>
            {unread > 0 && (
              <span className={styles.unread}>{counted(unread, 'nuovo', 'nuovi')}</span>
            )}
          </li>
        ))}
      </ul>
      <LoadMoreButton list={list}>Mostra conversazioni precedenti</LoadMoreButton>
    </>
  );
}
