import type { BattleReplay, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BattleWaiting } from '../BattleWaiting.tsx';
import { battleQueries } from '../queries.ts';
import { Replay } from './Replay.tsx';

/** /replay/:key: a battle that somebody has shared. */
export function ReplayPage() {
  const { key = '' } = useParams();
  const replay = useQuery(battleQueries.replay(key));
  const terms = useQuery(battleQueries.terms());
  return (
    <BattleWaiting<BattleReplay, BattleTerms> first={replay} second={terms}>
      {(battle, names) => <Replay key={key} replay={battle} terms={names} battleId={null} />}
    </BattleWaiting>
  );
}

/** /replay/battle/:battleId: a battle of one's own. */
export function OwnReplayPage() {
  const battleId = Number(useParams().battleId);
  const replay = useQuery(battleQueries.ownReplay(battleId));
  const terms = useQuery(battleQueries.terms());
  return (
    <BattleWaiting<BattleReplay, BattleTerms> first={replay} second={terms}>
      {(battle, names) => (
        <Replay key={battleId} replay={battle} terms={names} battleId={battleId} />
      )}
    </BattleWaiting>
  );
}
