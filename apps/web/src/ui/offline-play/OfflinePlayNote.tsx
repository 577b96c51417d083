import { offlinePlayNote } from '../../lib/offline-play.ts';
import styles from './OfflinePlayNote.module.css';

/** Shown over a game not dealt by the server: its result does not count. */
export function OfflinePlayNote() {
  return (
    <p className={styles.note} role="status">
      {offlinePlayNote}
    </p>
  );
}
