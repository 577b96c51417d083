import type { ShellTurn } from '@poketorneo/rules';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { ShellBoard } from './ShellBoard.tsx';
import styles from './ShellPlaying.module.css';
import { hintOf } from './shell-words.ts';

interface ShellPlayingProps {
  turn: ShellTurn;
  message: string;
  /** The next cards did not come. */
  hasFailed: boolean;
  onChoose: (place: number) => void;
  onRetry: () => void;
}

/** A game under way. */
export function ShellPlaying({ turn, message, hasFailed, onChoose, onRetry }: ShellPlayingProps) {
  return (
    <section className={styles.playing} aria-label="Tavolo di gioco">
      <div className={styles.standing}>
        <p className={styles.count}>{`Corrette: ${turn.round}`}</p>
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
      {hasFailed ? (
        <div className={styles.failure}>
          <ErrorState message="Le carte non sono arrivate." onRetry={onRetry} />
        </div>
      ) : (
        <>
          <ShellBoard turn={turn} onChoose={onChoose} />
          <p className={styles.hint}>{hintOf(turn, prefersReducedMotion())}</p>
        </>
      )}
    </section>
  );
}
