import type { BattleReplay, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { idFrom } from '../../../lib/id-from.ts';
import { BattleLoading } from '../BattleLoading.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { NoBattle } from '../NoBattle.tsx';
import { battleQueries } from '../queries.ts';
import { Replay } from './Replay.tsx';

/** /replay/:key: a shared battle. */
export function ReplayPage() {
  const { key = '' } = useParams();
  const replay = useQuery(battleQueries.replay(key));
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  return (
    <BattleLoading<BattleReplay, BattleTerms> text={text} first={replay} second={terms}>
      {(battle, names, loadedText) => (
        <Replay key={key} replay={battle} terms={names} text={loadedText} battleId={null} />
      )}
    </BattleLoading>
  );
}

/** /replay/battle/:battleId: one of the player's own battles, or any for an organiser. */
export function OwnReplayPage() {
  const battleId = idFrom(useParams().battleId);
  return battleId === null ? <NoBattle /> : <OwnReplay battleId={battleId} />;
}

function OwnReplay({ battleId }: { battleId: number }) {
  const replay = useQuery(battleQueries.ownReplay(battleId));
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  return (
    <BattleLoading<BattleReplay, BattleTerms> text={text} first={replay} second={terms}>
      {(battle, names, loadedText) => (
        <Replay
          key={battleId}
          replay={battle}
          terms={names}
          text={loadedText}
          // Only the battle's player may share it.
          battleId={battle.side === null ? null : battleId}
        />
      )}
    </BattleLoading>
  );
}
