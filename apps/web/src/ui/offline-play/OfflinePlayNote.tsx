import { offlinePlayNote } from '../../lib/offline-play.ts';
import styles from './OfflinePlayNote.module.css';

/** Over a game that the server has not dealt: what comes of it counts for nothing. */
export function OfflinePlayNote() {
  return (
    <p className={styles.note} role="status">
      {offlinePlayNote}
    </p>
  );
}
