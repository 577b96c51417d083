import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { idFrom } from '../../../lib/id-from.ts';
import { useNotifications } from '../../notifications/index.ts';
import { BattleLoading } from '../BattleLoading.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { NoBattle } from '../NoBattle.tsx';
import { battleQueries } from '../queries.ts';
import { Battle } from './Battle.tsx';

/** /battle/:battleId: one of the player's own battles. */
export function BattlePage() {
  const battleId = idFrom(useParams().battleId);
  return battleId === null ? <NoBattle /> : <OwnBattle battleId={battleId} />;
}

function OwnBattle({ battleId }: { battleId: number }) {
  const battle = useQuery(battleQueries.one(battleId));
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  // Here, since a battle renders with each event.
  const newestNotificationId = useNotifications()?.[0]?.notificationId;
  return (
    <BattleLoading<BattleState, BattleTerms> text={text} first={battle} second={terms}>
      {(state, names, loadedText) => (
        <Battle
          key={state.id}
          initial={state}
          terms={names}
          text={loadedText}
          newestNotificationId={newestNotificationId}
        />
      )}
    </BattleLoading>
  );
}
