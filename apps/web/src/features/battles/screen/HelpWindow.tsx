import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './HelpWindow.module.css';

interface HelpWindowProps {
  open: boolean;
  onClose: () => void;
  /** What the keys do. */
  keys: readonly (readonly [key: string, meaning: string])[];
  /** More to know, above the keys. */
  notes?: readonly string[];
}

/** What can be done, and with which keys. */
export function HelpWindow({ open, onClose, keys, notes = [] }: HelpWindowProps) {
  return (
    <Modal open={open} onClose={onClose} title="Aiuto" isText>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
