import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { titleOf } from '../kinds.ts';
import { Flame } from './Flame.tsx';
import { flameOf } from './flame.ts';
import { ExitIcon, RestartIcon } from './icons.tsx';
import styles from './QuestionsHeader.module.css';

interface QuestionsHeaderProps {
  state: QuestionsState;
  onRestart: () => void;
  onExit: () => void;
}

/** The quiz's title and progress, and buttons to restart and leave. */
export function QuestionsHeader({ state, onRestart, onExit }: QuestionsHeaderProps) {
  const { kind, question, streak } = state;
  const { number, total } = question;
  return (
    <header className={styles.header}>
      {total === null && <Flame {...flameOf(state)} />}
      <div className={styles.where}>
        <h1 className={styles.title}>{titleOf(kind)}</h1>
        {total !== null ? (
          <div className={styles.count}>
            <p>
              <VisuallyHidden>Domanda </VisuallyHidden>
              {number}/{total}
            </p>
            <Lamps lit={isRight(state) ? number : number - 1} total={total} />
          </div>
        ) : (
          <p className={styles.count}>
            <span className={styles.endless} aria-hidden="true">
              ∞
            </span>
            <VisuallyHidden>Domande senza fine. </VisuallyHidden>
            <span>Serie: {streak}</span>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} aria-label="Ricomincia" onClick={onRestart}>
          <RestartIcon />
          <span>Ricomincia</span>
        </button>
        <button type="button" className={styles.button} aria-label="Esci" onClick={onExit}>
          <ExitIcon />
          <span>Esci</span>
        </button>
      </div>
    </header>
  );
}

interface LampsProps {
  /** The number of right answers. */
  lit: number;
  total: number;
}

/** The progress of a secret quiz: a row of stars, lit by right answers. */
function Lamps({ lit, total }: LampsProps) {
  return (
    <span className={styles.row} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity but their index
          key={index}
          className={styles.lamp}
          data-lit={index < lit}
          data-next={index === lit}
          viewBox="0 0 16 16"
          aria-hidden="true"
        >
          <path d="M8 1l2 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.3 2.6 1.1-4.9L1 6.1l5-.5z" />
        </svg>
      ))}
    </span>
  );
}
