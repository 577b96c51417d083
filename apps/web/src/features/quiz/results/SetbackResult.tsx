import { assetUrl } from '../../../lib/asset-url.ts';
import type { QuizGame } from '../game/quiz-game.ts';
import type { SetbackState } from '../game/quiz-state.ts';
import { QuizResult } from './QuizResult.tsx';
import styles from './SetbackResult.module.css';

interface SetbackResultProps {
  game: QuizGame;
  state: SetbackState;
}

/** A lost secret quiz: by a wrong answer, by the time, or ended by the server. */
export function SetbackResult({ game, state }: SetbackResultProps) {
  const isTimeUp = state.page === 'TimeIsUp';
  const { question, rightPicture } = state;
  return (
    <QuizResult
      mood="setback"
      picture={isTimeUp ? 'pictures/time-up.svg' : 'pictures/fail.svg'}
      title="Non ti abbattere, ritenta!"
      isRestarting={state.phase === 'loading'}
      hasFailed={state.failed}
      onRestart={game.restart}
      onExit={game.exit}
    >
      {rightPicture !== null && (
        <img
          className={styles.right}
          src={assetUrl(rightPicture)}
          alt=""
          width={160}
          height={160}
        />
      )}
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
