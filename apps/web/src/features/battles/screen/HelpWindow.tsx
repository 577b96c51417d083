import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './HelpWindow.module.css';

interface HelpWindowProps {
  open: boolean;
  onClose: () => void;
  /** What the keys do. */
  keys: readonly (readonly [key: string, meaning: string])[];
  /** What a finger does, where there are no keys. */
  touches: readonly (readonly [what: string, meaning: string])[];
  /** More to know, above them. */
  notes?: readonly string[];
}

/** What can be done, and how: with keys, or on a phone with a finger. */
export function HelpWindow({ open, onClose, keys, touches, notes = [] }: HelpWindowProps) {
  const isTouched = useMediaQuery('(hover: none) and (pointer: coarse)');
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
