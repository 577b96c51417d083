import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { isRight, type QuestionsState } from '../game/quiz-state.ts';
import { titleOf } from '../kinds.ts';
import { Flame } from './Flame.tsx';
import { flameOf } from './flame.ts';
import { ExitIcon, RestartIcon } from './icons.tsx';
import { Lamps } from './Lamps.tsx';
import styles from './QuestionsHeader.module.css';

interface QuestionsHeaderProps {
  state: QuestionsState;
  onRestart: () => void;
  onExit: () => void;
}

/** Which quiz is played and how far it has come, and the ways out of it. */
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
