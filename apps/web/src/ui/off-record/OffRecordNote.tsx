import { offRecordNote } from '../../lib/off-record.ts';
import styles from './OffRecordNote.module.css';

/** Over a game that the server has not dealt: what comes of it counts for nothing. */
export function OffRecordNote() {
  return (
    <p className={styles.note} role="status">
      {offRecordNote}
    </p>
  );
}
