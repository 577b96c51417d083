import { Button } from '../button/Button.tsx';
import styles from './UndoNotice.module.css';

interface UndoNoticeProps {
  /** What was done; null when there is nothing to take back. */
  text: string | null;
  /** Above the lower edge, instead of below the header. */
  isAtBottom?: boolean;
  onUndo: () => void;
}

/** Says for a moment what was done, and takes it back; read out when it comes. */
export function UndoNotice({ text, isAtBottom = false, onUndo }: UndoNoticeProps) {
  return (
    <div className={styles.place} data-at-bottom={isAtBottom || undefined} aria-live="polite">
      {text !== null && (
        <div className={styles.notice}>
          <p>{text}</p>
          <Button look="secondary" onClick={onUndo}>
            Annulla
          </Button>
        </div>
      )}
    </div>
  );
}
