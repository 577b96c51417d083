import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { MediaRow } from '../../../ui/media-row/MediaRow.tsx';
import {
  linkPathOf,
  linkStateOf,
  notificationQueries,
  useNotifications,
} from '../../notifications/index.ts';
import styles from './Desk.module.css';
import { Pile } from './Pile.tsx';

const named = 3;

/** The latest messages of players, from the notifications. */
export function Messages() {
  const userId = useSession()?.id;
  useQuery({ ...notificationQueries.all(userId), enabled: userId !== undefined });
  const messages = useNotifications()?.filter(
    ({ kind, sender }) => kind === 'message' && sender !== null,
  );
  return (
    <div className={styles.messages}>
      <Pile
        title="Messaggi"
        to="/club/messages/threads"
        count={messages?.length}
        none="Nessuno ti ha scritto."
      >
        {messages?.slice(0, named).map((message) => {
          const { notificationId, title, text, sender } = message;
          return (
            <MediaRow
              key={notificationId}
              name={sender ?? ''}
              to={linkPathOf(message)}
              linkState={linkStateOf(message)}
            >
              <span className={styles.meaning}>{title === '' ? text : `${title}: ${text}`}</span>
            </MediaRow>
          );
        })}
      </Pile>
      <Link className={styles.all} to="/club/messages/threads">
        Leggi i messaggi
      </Link>
    </div>
  );
}
