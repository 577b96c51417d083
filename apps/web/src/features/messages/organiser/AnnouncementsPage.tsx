import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { idFrom } from '../../../lib/id-from.ts';
import { BackLink } from '../../../ui/back-link/BackLink.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { messageQueries } from '../queries.ts';
import styles from './AnnouncementsPage.module.css';
import { Composer } from './Composer.tsx';
import { PlayerThread } from './PlayerThread.tsx';
import { SentAnnouncements } from './SentAnnouncements.tsx';
import { Threads } from './Threads.tsx';

/** /club/messages: what organisers write to many, and what players write to them. */
export function AnnouncementsPage() {
  const { section } = useParams();
  const userId = idFrom(section);
  const threads = useInfiniteQuery(messageQueries.threads());
  const unread = threads.data?.pages.flat().reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  const isOfThreads = section === 'threads' || userId !== null;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <BackLink to="/club">Il club</BackLink>
          <h1 className={styles.title}>Messaggi</h1>
        </div>
        <nav className={styles.sections} aria-label="Sezioni della pagina">
          <Link
            className={styles.section}
            to="/club/messages"
            aria-current={isOfThreads ? undefined : 'page'}
          >
            Avvisi
          </Link>
          <Link
            className={styles.section}
            to="/club/messages/threads"
            aria-current={isOfThreads ? 'page' : undefined}
          >
            Conversazioni
            {unread > 0 && (
              <span className={styles.unread}>{counted(unread, 'nuovo', 'nuovi')}</span>
            )}
          </Link>
        </nav>
      </header>
      {userId !== null ? (
        <PlayerThread key={userId} userId={userId} />
      ) : isOfThreads ? (
        <Threads />
      ) : (
        <>
          <Composer />
          <SentAnnouncements />
        </>
      )}
    </div>
  );
}
