import type { QuizGame } from '../game/quiz-game.ts';
import type { QuizState } from '../game/quiz-state.ts';
import { QuizResult } from './QuizResult.tsx';

interface SetbackResultProps {
  game: QuizGame;
  state: QuizState;
}

/** A lost secret quiz: by a wrong answer, or by the time. */
export function SetbackResult({ game, state }: SetbackResultProps) {
  const isTimeUp = state.page === 'TimeIsUp';
  const { question, correct } = state;
  const right = question?.possibleAnswers.find(({ id }) => id === correct)?.text;
  return (
    <QuizResult
      picture={isTimeUp ? 'pictures/time-up.svg' : 'pictures/fail.svg'}
      title="Non ti abbattere, ritenta!"
      isRestarting={state.phase === 'loading'}
      onRestart={game.restart}
      onExit={game.exit}
    >
      <p>
        {isTimeUp ? 'Il tempo è scaduto.' : `La risposta giusta era «${right}».`}
        {question?.total != null && ` Eri alla domanda ${question.number} di ${question.total}.`}
      </p>
    </QuizResult>
  );
}
