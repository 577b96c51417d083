import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './LogWindow.module.css';
import type { LoggedTurn } from './log.ts';

interface LogWindowProps {
  /** Null while it is closed. */
  turns: readonly LoggedTurn[] | null;
  onClose: () => void;
}

/** The battle as text, the last turn first. */
export function LogWindow({ turns, onClose }: LogWindowProps) {
  return (
    <Modal open={turns !== null} onClose={onClose} title="Cronaca" isText>
      <div className={styles.log}>
        {turns?.toReversed().map(({ turn, sentences }) => (
          <section key={turn}>
            <h3 className={styles.turn}>{turn === 0 ? 'In campo' : `Turno ${turn}`}</h3>
            <ul className={styles.sentences}>
              {sentences.map((sentence, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended.
                <li key={index}>{sentence}</li>
              ))}
            </ul>
          </section>
        ))}
        {turns?.length === 0 && <p>Non è ancora successo niente.</p>}
      </div>
    </Modal>
  );
}
