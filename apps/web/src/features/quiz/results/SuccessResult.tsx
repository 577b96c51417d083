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

/** A won secret quiz with its prize. */
export function SuccessResult({ game, state }: SuccessResultProps) {
  const { award, kind, picture } = state;
  const user = useSession();
  const queryClient = useQueryClient();
  const status = award.status;
  useEffect(() => {
    if (status !== 'given') return;
    // The prize changes the team, the icons and the number of prizes left.
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
      // A new run would replace the one whose prize is pending.
      onRestart={left === 0 || status === 'pending' ? undefined : game.restart}
      onExit={game.exit}
    >
      <PrizeCard award={award} kind={kind} onRetry={game.retry} />
    </QuizResult>
  );
}
