import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './AnswerCard.module.css';
import { AnswerShape } from './icons.tsx';

/** How an answer stands: not told yet, chosen, or told to be right, wrong, or neither here nor there. */
export type AnswerStanding = 'open' | 'chosen' | 'right' | 'wrong' | 'passed-over';

interface AnswerCardProps {
  /** 1 to 4: the key that chooses it. */
  place: number;
  text: string;
  standing: AnswerStanding;
  isLocked: boolean;
  onChoose: () => void;
}

const signs = { right: '✓', wrong: '✗' } as const;
const words = { right: 'Risposta giusta:', wrong: 'Risposta sbagliata:' } as const;

/** One of the four answers. Locked it stays in reach, so that the focus is not lost. */
export function AnswerCard({ place, text, standing, isLocked, onChoose }: AnswerCardProps) {
  const isTold = standing === 'right' || standing === 'wrong';
  return (
    <button
      type="button"
      className={styles.answer}
      data-place={place}
      data-standing={standing}
      aria-disabled={isLocked}
      aria-keyshortcuts={String(place)}
      onClick={isLocked ? undefined : onChoose}
    >
      <span className={styles.sign} aria-hidden="true">
        {isTold ? signs[standing] : <AnswerShape place={place} />}
      </span>
      <span className={styles.text}>
        {isTold && <VisuallyHidden>{words[standing]} </VisuallyHidden>}
        {text}
      </span>
      <span className={styles.key} aria-hidden="true">
        {place}
      </span>
    </button>
  );
}
