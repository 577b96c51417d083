import type { Announcement, AnnouncementReply } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Chevron } from '../../../ui/chevron/Chevron.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { formatCount } from '../../../ui/format/counts.ts';
import { LoadMoreButton } from '../../../ui/load-more-button/LoadMoreButton.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { countWithoutReply, givenReplyNames } from '../message-labels.ts';
import { messageQueries } from '../queries.ts';
import styles from './Replies.module.css';

/** The recipients by reply, behind a disclosure. */
export function Replies({ announcement }: { announcement: Announcement }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { id, replies } = announcement;
  return (
    <div className={styles.replies}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>Chi ha risposto</span>
        <Chevron />
      </button>
      {isOpen && (
        <div id={listId} className={styles.groups}>
          {replies.map(({ reply, players }) => (
            <Repliers key={reply} announcementId={id} reply={reply} count={players} />
          ))}
          <Repliers announcementId={id} reply="none" count={countWithoutReply(announcement)} />
        </div>
      )}
    </div>
  );
}

interface RepliersProps {
  announcementId: number;
  reply: AnnouncementReply;
  count: number;
}

/** The recipients with one reply, or none, with links to their threads. */
function Repliers({ announcementId, reply, count }: RepliersProps) {
  const titleId = useId();
  const repliers = useInfiniteQuery(messageQueries.repliers(announcementId, reply));
  const { data, isError, isFetching, refetch } = repliers;
  const people = data?.pages.flat();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.name}>
        {givenReplyNames[reply]} <span className={styles.count}>{formatCount(count)}</span>
      </h4>
      {people === undefined ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading>
            <Skeleton height="2rem" />
          </Loading>
        )
      ) : people.length === 0 ? (
        <p className={styles.none}>Nessuno.</p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ userId, username, icon }) => (
            <li key={userId}>
              <Link className={styles.person} to={`/club/messages/${userId}`}>
                <img src={assetUrl(icon)} alt="" width={24} height={24} />
                <span className={styles.username}>{username}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LoadMoreButton list={repliers}>Mostra altri</LoadMoreButton>
    </section>
  );
}
