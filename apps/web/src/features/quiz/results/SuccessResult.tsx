import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAllButPokedex } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.ts';
import { successPicturePath } from '../../../ui/success-picture/success-picture.ts';
import type { QuizGame } from '../game/quiz-game.ts';
import type { SuccessState } from '../game/quiz-state.ts';
import { unobtainedQueries } from '../queries.ts';
import { PrizeCard } from './PrizeCard.tsx';
import { QuizResult } from './QuizResult.tsx';

interface SuccessResultProps {
  game: QuizGame;
  state: SuccessState;
}

/** A won secret quiz, with what it has brought. */
export function SuccessResult({ game, state }: SuccessResultProps) {
  const { award, kind, picture } = state;
  const user = useSession();
  const queryClient = useQueryClient();
  const status = award.status;
  useEffect(() => {
    if (status !== 'given') return;
    // The team, the icons and the counts of what is left are others than before.
    void invalidateAllButPokedex(queryClient);
  }, [status, queryClient]);
  const { data: left } = useQuery({
    ...unobtainedQueries.of(kind, user?.id ?? 0),
    enabled: user !== null && status === 'given',
  });

  return (
    <QuizResult
      mood="success"
      picture={successPicturePath(picture)}
      title="Congratulazioni!"
      isRestarting={state.phase === 'loading'}
      hasFailed={state.failed}
      // A new run while the prize is under way would take the place of the one that won it.
      onRestart={left === 0 || status === 'pending' ? undefined : game.restart}
      onExit={game.exit}
    >
      <PrizeCard award={award} kind={kind} onRetry={game.retry} />
    </QuizResult>
  );
}
