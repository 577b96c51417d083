import type { Announcement } from '@poketorneo/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { formatDayAndHour } from '../../../ui/format/days.ts';
import { LoadMoreButton } from '../../../ui/load-more-button/LoadMoreButton.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { LinkedText } from '../links/LinkedText.tsx';
import { formatAudience, formatReplies } from '../message-labels.ts';
import { messageQueries } from '../queries.ts';
import { Reminder } from './Reminder.tsx';
import { Replies } from './Replies.tsx';
import styles from './SentAnnouncements.module.css';

/** The sent announcements, newest first, with their replies. */
export function SentAnnouncements() {
  const titleId = useId();
  const sent = useInfiniteQuery(messageQueries.announcements());
  const { data, isError, isFetching, refetch } = sent;
  const announcements = data?.pages.flat();
  return (
    <section className={styles.sent} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Inviati
      </h2>
      {announcements === undefined ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.cards}>
            <Skeleton height="7rem" />
            <Skeleton height="7rem" />
          </Loading>
        )
      ) : announcements.length === 0 ? (
        <p className={styles.none}>Ancora nessun avviso: il primo lo scrivi qui sopra.</p>
      ) : (
        <ul className={styles.cards}>
          {announcements.map((announcement) => (
            <SentAnnouncement key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      )}
      <LoadMoreButton list={sent}>Mostra avvisi precedenti</LoadMoreButton>
    </section>
  );
}

function SentAnnouncement({ announcement }: { announcement: Announcement }) {
  const { title, text, sender, timestamp } = announcement;
  const titleId = useId();
  const sum = formatReplies(announcement);
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <LinkedText text={text} />
      {sum !== undefined && (
        <>
          <p className={styles.sum}>{sum}</p>
          <Replies announcement={announcement} />
          <Reminder announcement={announcement} />
        </>
      )}
      <p className={styles.origin}>
        <span>{formatAudience(announcement)}</span>
        <span>da: {sender ?? 'un organizzatore che non c’è più'}</span>
        <time dateTime={timestamp}>{formatDayAndHour(timestamp, new Date())}</time>
      </p>
    </Card>
  );
}
