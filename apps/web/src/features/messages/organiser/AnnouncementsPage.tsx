import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { idFrom } from '../../../lib/id-from.ts';
import { BackLink } from '../../../ui/back-link/BackLink.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { SectionedHeader } from '../../../ui/sectioned-header/SectionedHeader.tsx';
import { messageQueries } from '../queries.ts';
import styles from './AnnouncementsPage.module.css';
import { Composer } from './Composer.tsx';
import { PlayerThread } from './PlayerThread.tsx';
import { SentAnnouncements } from './SentAnnouncements.tsx';
import { Threads } from './Threads.tsx';

/** /club/messages: announcements, and the threads with players. */
export function AnnouncementsPage() {
  const { section } = useParams();
  const userId = idFrom(section);
  const threads = useInfiniteQuery(messageQueries.threads());
  const unread = threads.data?.pages.flat().reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  const isOfThreads = section === 'threads' || userId !== null;
  return (
    <div className={styles.page}>
      <SectionedHeader
        title="Messaggi"
        back={<BackLink to="/club">Il club</BackLink>}
        className={styles.sections}
        sections={[
          { name: 'Avvisi', to: '/club/messages', isCurrent: !isOfThreads },
          {
            name: 'Conversazioni',
            note: unread > 0 && (
              <span className={styles.unread}>{counted(unread, 'nuovo', 'nuovi')}</span>
            ),
            to: '/club/messages/threads',
            isCurrent: isOfThreads,
          },
        ]}
      />
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
