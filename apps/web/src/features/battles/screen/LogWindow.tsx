import { useStore } from '../../../lib/create-store.ts';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { LogTurns } from './LogColumn.tsx';
import styles from './LogWindow.module.css';
import type { LoggedTurn } from './log.ts';
import { recap } from './recap.ts';

interface LogWindowProps {
  /** Null while it is closed. */
  turns: readonly LoggedTurn[] | null;
  onClose: () => void;
}

/** The battle as text, the last turn first. */
export function LogWindow({ turns, onClose }: LogWindowProps) {
  const isRecapOn = useStore(recap) === 'on';
  return (
    <Modal open={turns !== null} onClose={onClose} title="Cronaca" isText>
      <div className={styles.log}>
        <LogTurns turns={turns?.toReversed() ?? []} />
        {turns?.length === 0 && <p>Non è ancora successo niente.</p>}
        <NotedCheckbox
          label="Riepilogo del turno"
          note="Prima di ogni tua scelta mostra, riga per riga, che cosa è successo."
          checked={isRecapOn}
          onChange={({ currentTarget }) => recap.set(currentTarget.checked ? 'on' : 'off')}
        />
      </div>
    </Modal>
  );
}
