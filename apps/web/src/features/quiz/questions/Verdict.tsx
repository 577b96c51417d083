import { Button } from '../../../ui/button/Button.tsx';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  state: QuestionsState;
  onRetry: () => void;
}

/** The verdict on an answer, a ribbon at the Pokémon's feet. */
export function Verdict({ state, onRetry }: VerdictProps) {
  const words = verdictOf(state);
  return (
    <div className={styles.verdict}>
      <p role="status" className={styles.words} data-right={isRight(state)}>
        {words}
      </p>
      {state.failed && (
        <div className={styles.failure}>
          <p role="alert">Il server non risponde.</p>
          <Button look="secondary" onClick={onRetry}>
            Riprova
          </Button>
        </div>
      )}
    </div>
  );
}

function verdictOf(state: QuestionsState): string {
  const { correct, question, kind, streak } = state;
  if (correct === null) return '';
  if (isRight(state)) {
    return kind === 'Training' && streak > 1 ? `Giusto! ${streak} di fila.` : 'Giusto!';
  }
  const right = question.possibleAnswers.find(({ id }) => id === correct)?.text;
  return `Sbagliato: era ${right}.`;
}
