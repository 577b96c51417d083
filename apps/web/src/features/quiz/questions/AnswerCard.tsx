import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './AnswerCard.module.css';
import { AnswerShape } from './icons.tsx';

/** 'passed-over': revealed as neither chosen nor right. */
export type AnswerState = 'open' | 'chosen' | 'right' | 'wrong' | 'passed-over';

interface AnswerCardProps {
  /** From 1 to 4, the key that chooses it. */
  number: number;
  text: string;
  state: AnswerState;
  isLocked: boolean;
  onChoose: () => void;
}

const signs = { right: '✓', wrong: '✗' } as const;
const words = { right: 'Risposta giusta:', wrong: 'Risposta sbagliata:' } as const;

/** One of the four answers. A locked one stays focusable, so that the focus is not lost. */
export function AnswerCard({ number, text, state, isLocked, onChoose }: AnswerCardProps) {
  const isRevealed = state === 'right' || state === 'wrong';
  return (
    <button
      type="button"
      className={styles.answer}
      data-number={number}
      data-state={state}
      aria-disabled={isLocked}
      aria-keyshortcuts={String(number)}
      onClick={isLocked ? undefined : onChoose}
    >
      <span className={styles.sign} aria-hidden="true">
        {isRevealed ? signs[state] : <AnswerShape number={number} />}
      </span>
      <span className={styles.text}>
        {isRevealed && <VisuallyHidden>{words[state]} </VisuallyHidden>}
        {text}
      </span>
      <span className={styles.key} aria-hidden="true">
        {number}
      </span>
    </button>
  );
}
