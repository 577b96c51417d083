import type { BattleSummary } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { isWin } from '@poketorneo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import { UndoModal } from '../../../ui/modal/UndoModal.tsx';
import { opponentOf } from '../opponent-of.ts';
import { battleQueryKeys } from '../query-keys.ts';

interface VoidBattleModalProps {
  username: string;
  battle: BattleSummary;
  /** Reloads the player's data. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Voids a battle after a confirmation that names the consequences. */
export function VoidBattleModal({ username, battle, refresh, onClose }: VoidBattleModalProps) {
  const client = useQueryClient();
  const { id: battleId, status, outcome } = battle;
  const { name } = opponentOf(battle);
  return (
    <UndoModal
      title="Annullare la lotta?"
      undo={() => call(contract.battles.void, { body: { battleId } }, { quiet: isConflictOrGone })}
      refresh={async () => {
        const overviews = client.invalidateQueries({ queryKey: battleQueryKeys.overviews });
        await Promise.all([overviews, refresh()]);
      }}
      success={`Annullata: ${username} contro ${name}`}
      onClose={onClose}
    >
      <p>
        La lotta di <strong>{username}</strong> contro <strong>{name}</strong>
        {status === 'running' ? ' si ferma qui e non conta.' : ' non conterà più.'}
        {outcome !== null &&
          isWin(outcome) &&
          ' Medaglia, premio, icone e notifiche ottenuti con la vittoria vengono ritirati.'}{' '}
        {username} riceve una notifica.
      </p>
    </UndoModal>
  );
}
