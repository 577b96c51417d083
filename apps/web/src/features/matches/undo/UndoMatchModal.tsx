import type { Challenger, Match } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { isWin } from '@poketorneo/rules';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { MatchRow } from '../history/MatchRow.tsx';
import { afterRefusal, quietWhenOutOfDate, wordsOf } from '../refusal.ts';
import styles from './UndoMatchModal.module.css';

interface UndoMatchModalProps {
  challenger: Challenger;
  /** The last one, as the organiser sees it. */
  match: Match;
  /** Shows the challenger as they now are. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Says which match is to be undone and what goes with it, and undoes it. */
export function UndoMatchModal({ challenger, match, refresh, onClose }: UndoMatchModalProps) {
  const { userId, username } = challenger;
  const undo = useSubmission({
    mutationFn: async () => {
      const query = { userId, matchId: match.id };
      await call(contract.matches.deleteLast, { query }, quietWhenOutOfDate);
      await refresh();
    },
    onSuccess: () => {
      alert.success(`Annullata: ${username} contro ${match.leaderName}`, { autoClose: true });
      onClose();
    },
    onError: (error) => afterRefusal(error, refresh),
  });

  if (undo.error !== null) {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {wordsOf(undo.error)}
      </MessageBox>
    );
  }
  const isAtWork = undo.status !== 'idle';
  return (
    <Modal
      open
      onClose={onClose}
      title="Annullare l’ultima lotta?"
      tone="warning"
      size="small"
      isStatic={isAtWork}
      footer={
        <>
          <Button look="secondary" disabled={isAtWork} onClick={onClose}>
            Lascia stare
          </Button>
          <Button look="danger" busy={isAtWork} onClick={() => undo.mutate()}>
            Annulla la lotta
          </Button>
        </>
      }
    >
      <div className={styles.undo}>
        <p>
          L’ultima lotta di <strong>{username}</strong> sarà come se non fosse mai avvenuta:
        </p>
        <ul className={styles.match}>
          <MatchRow match={match} />
        </ul>
        {isWin(match.outcome) && (
          <p>Medaglia, premio, icone e notifiche ottenuti con la vittoria vengono ritirati.</p>
        )}
      </div>
    </Modal>
  );
}
