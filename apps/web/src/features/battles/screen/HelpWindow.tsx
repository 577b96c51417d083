import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './HelpWindow.module.css';

interface HelpWindowProps {
  open: boolean;
  onClose: () => void;
  /** Rows for devices with a keyboard. */
  keys: readonly (readonly [key: string, meaning: string])[];
  /** Rows for touch screens. */
  touches: readonly (readonly [what: string, meaning: string])[];
  /** Paragraphs above the rows. */
  notes?: readonly string[];
}

export function HelpWindow({ open, onClose, keys, touches, notes = [] }: HelpWindowProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  return (
    <Modal open={open} onClose={onClose} title="Aiuto" isText>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <dl className={styles.keys}>
        {(isTouched ? touches : keys).map(([what, meaning]) => (
          <div key={what} className={styles.row}>
            <dt>
              {isTouched ? <strong>{what}</strong> : <kbd className={styles.key}>{what}</kbd>}
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
