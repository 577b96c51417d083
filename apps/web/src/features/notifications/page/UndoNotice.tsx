import { Button } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/words/counts.ts';
import styles from './UndoNotice.module.css';

interface UndoNoticeProps {
  /** How many have been deleted; null when it cannot be taken back, or there is nothing to take back. */
  count: number | null;
  onUndo: () => void;
}

/** Says for a moment that everything was deleted, and takes that back; read out when it comes. */
export function UndoNotice({ count, onUndo }: UndoNoticeProps) {
  return (
    <div className={styles.place} aria-live="polite">
      {count !== null && (
        <div className={styles.notice}>
          <p>{counted(count, 'notifica eliminata', 'notifiche eliminate')}</p>
          <Button look="secondary" onClick={onUndo}>
            Annulla
          </Button>
        </div>
      )}
    </div>
  );
}
