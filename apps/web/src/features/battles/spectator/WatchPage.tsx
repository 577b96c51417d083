import type { BattleReplay, BattleTerms, WatchedDuel } from '@poketorneo/contract';
import { lastTurnOf } from '@poketorneo/rules/battle';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { BattleLoading, BattleWaiting } from '../BattleLoading.tsx';
import { loadBattleText } from '../load-battle-text.ts';
import { battleQueries } from '../queries.ts';
import { watchQueries } from './queries.ts';
import { Spectator } from './Spectator.tsx';

const Replay = lazy(async () => ({ default: (await import('../replay/Replay.tsx')).Replay }));

/** /guarda/:word: a duel for spectators, by its id or the key of its link; '?rivedi' replays it. */
export function WatchPage() {
  const { word = '' } = useParams();
  const isReplay = useSearchParams()[0].has('rivedi');
  return <Watched key={`${word} ${isReplay}`} word={word} isReplay={isReplay} />;
}

function Watched({ word, isReplay }: { word: string; isReplay: boolean }) {
  const watched = useQuery(watchQueries.one(word, isReplay ? 'replay' : 'page'));
  const terms = useQuery(battleQueries.terms());
  const text = useDeferredImport(loadBattleText, true);
  return (
    <BattleLoading<WatchedDuel, BattleTerms> text={text} first={watched} second={terms}>
      {(duel, names, loadedText) => {
        const replay = isReplay ? replayOf(duel) : null;
        if (replay === null) {
          return <Spectator word={word} initial={duel} terms={names} text={loadedText} />;
        }
        return (
          <Suspense fallback={<BattleWaiting />}>
            <Replay replay={replay} terms={names} text={loadedText} battleId={null} />
          </Suspense>
        );
      }}
    </BattleLoading>
  );
}

/** Null for a duel that is not over, or of which nothing was kept. */
function replayOf({ kind: _, ...duel }: WatchedDuel): BattleReplay | null {
  const { status, events, outcome } = duel;
  if (status !== 'over' || events.length === 0 || outcome === null) return null;
  const turns = lastTurnOf(events);
  return { ...duel, kind: 'duel', side: null, turns, outcome, replayKey: null };
}
