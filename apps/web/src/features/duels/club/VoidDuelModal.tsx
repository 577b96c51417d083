import type { ClubDuel } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import { UndoModal } from '../../../ui/modal/UndoModal.tsx';
import { duelQueries } from '../queries.ts';
import { namesOf } from './duel-labels.ts';

interface VoidDuelModalProps {
  duel: ClubDuel;
  onClose: () => void;
}

/** Voids a duel after a confirmation that names the consequences. */
export function VoidDuelModal({ duel, onClose }: VoidDuelModalProps) {
  const client = useQueryClient();
  const { id: battleId, status, players } = duel;
  const [one, other] = players;
  const isRated = players.some(({ rating }) => rating !== null);
  return (
    <UndoModal
      title="Annullare la lotta?"
      undo={() =>
        call(contract.clubDuels.void, { body: { battleId } }, { quiet: isConflictOrGone })
      }
      refresh={() => client.invalidateQueries({ queryKey: duelQueries.clubRootKey })}
      success={`Annullata: ${namesOf(duel)}`}
      onClose={onClose}
    >
      <p>
        La lotta di <strong>{one.name}</strong> contro <strong>{other.name}</strong>
        {status === 'running' ? ' si ferma qui e non conta.' : ' non conterà più.'}
        {isRated && ' I punti vinti e persi tornano indietro, anche in classifica.'} Lo sapranno
        tutti e due con una notifica.
      </p>
    </UndoModal>
  );
}
