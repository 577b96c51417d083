import type { Challenger, Match } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { isWin } from '@poketorneo/rules';
import { call } from '../../../lib/api.ts';
import { UndoModal } from '../../../ui/modal/UndoModal.tsx';
import { MatchRow } from '../history/MatchRow.tsx';
import { quietOnConflict, refusalText } from '../refusal.ts';
import styles from './UndoMatchModal.module.css';

interface UndoMatchModalProps {
  challenger: Challenger;
  /** The last match as displayed. */
  match: Match;
  /** Refetches the challenger. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Shows the last match, then undoes it. */
export function UndoMatchModal({ challenger, match, refresh, onClose }: UndoMatchModalProps) {
  const { userId, username } = challenger;
  const query = { userId, matchId: match.id };
  return (
    <UndoModal
      title="Annullare l’ultima lotta?"
      undo={() => call(contract.matches.deleteLast, { query }, quietOnConflict)}
      refresh={refresh}
      success={`Annullata: ${username} contro ${match.leaderName}`}
      formatError={refusalText}
      onClose={onClose}
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
    </UndoModal>
  );
}
