import type { BattleState, BattleTerms } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { idFrom } from '../../../lib/id-from.ts';
import { useLatePart } from '../../../lib/use-late-part.ts';
import { BattleWaiting } from '../BattleWaiting.tsx';
import { loadWords } from '../load-words.ts';
import { NoBattle } from '../NoBattle.tsx';
import { battleQueries } from '../queries.ts';
import { Battle } from './Battle.tsx';

/** /battle/:battleId: a battle of one's own. */
export function BattlePage() {
  const battleId = idFrom(useParams().battleId);
  return battleId === null ? <NoBattle /> : <OwnBattle battleId={battleId} />;
}

function OwnBattle({ battleId }: { battleId: number }) {
  const battle = useQuery(battleQueries.one(battleId));
  const terms = useQuery(battleQueries.terms());
  const words = useLatePart(loadWords, true);
  return (
    <BattleWaiting<BattleState, BattleTerms> words={words} first={battle} second={terms}>
      {(state, names, told) => <Battle key={state.id} initial={state} terms={names} words={told} />}
    </BattleWaiting>
  );
}
