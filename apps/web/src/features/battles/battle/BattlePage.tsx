import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BattleWaiting } from '../BattleWaiting.tsx';
import { battleQueries } from '../queries.ts';
import { Battle } from './Battle.tsx';

/** /battle/:battleId: a battle of one's own. */
export function BattlePage() {
  const battleId = Number(useParams().battleId);
  const battle = useQuery(battleQueries.one(battleId));
  const terms = useQuery(battleQueries.terms());
  return (
    <BattleWaiting<BattleState, BattleTerms> first={battle} second={terms}>
      {(state, names) => <Battle key={state.id} initial={state} terms={names} />}
    </BattleWaiting>
  );
}
