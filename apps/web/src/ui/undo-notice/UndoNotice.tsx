import { Button } from '../button/Button.tsx';
import styles from './UndoNotice.module.css';

interface UndoNoticeProps {
  /** The completed action; null if there is nothing to undo. */
  text: string | null;
  /** At the lower edge instead of below the header. */
  isAtBottom?: boolean;
  onUndo: () => void;
}

/** Announces an action for a moment, with a button to undo it. */
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
