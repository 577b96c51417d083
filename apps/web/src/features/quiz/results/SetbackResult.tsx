import type { QuizGame } from '../game/quiz-game.ts';
import type { SetbackState } from '../game/quiz-state.ts';
import { QuizResult } from './QuizResult.tsx';

interface SetbackResultProps {
  game: QuizGame;
  state: SetbackState;
}

/** A lost secret quiz: by a wrong answer, by the time, or because the server has ended it. */
export function SetbackResult({ game, state }: SetbackResultProps) {
  const isTimeUp = state.page === 'TimeIsUp';
  const { question } = state;
  return (
    <QuizResult
      picture={isTimeUp ? 'pictures/time-up.svg' : 'pictures/fail.svg'}
      title="Non ti abbattere, ritenta!"
      isRestarting={state.phase === 'loading'}
      hasFailed={state.failed}
      onRestart={game.restart}
      onExit={game.exit}
    >
      <p>
        {isTimeUp ? 'Il tempo è scaduto.' : reasonOf(state)}
        {question.total !== null && ` Eri alla domanda ${question.number} di ${question.total}.`}
      </p>
    </QuizResult>
  );
}

function reasonOf({ refusal, question, correct }: SetbackState): string {
  if (refusal !== null) return `${refusal}.`;
  const right = question.possibleAnswers.find(({ id }) => id === correct)?.text;
  return `La risposta giusta era «${right}».`;
}
