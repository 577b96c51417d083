import type { ShellTurn } from '@poketorneo/rules';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { Confetti } from '../../ui/confetti/Confetti.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { RecordLine } from '../../ui/record-line/RecordLine.tsx';
import { ShellBoard } from './ShellBoard.tsx';
import styles from './ShellPlaying.module.css';
import { hintOf } from './shell-labels.ts';

interface ShellPlayingProps {
  turn: ShellTurn;
  message: string;
  /** The next cards failed to load. */
  hasFailed: boolean;
  onChoose: (place: number) => void;
  onRetry: () => void;
}

export function ShellPlaying({ turn, message, hasFailed, onChoose, onRetry }: ShellPlayingProps) {
  const { phase } = turn;
  return (
    <section className={styles.playing} aria-label="Tavolo di gioco">
      <div className={styles.record}>
        <RecordLine message={message} />
      </div>
      {hasFailed ? (
        <div className={styles.failure}>
          <ErrorState message="Le carte non sono arrivate." onRetry={onRetry} />
        </div>
      ) : (
        <>
          <ShellBoard turn={turn} onChoose={onChoose} />
          <p
            key={phase === 'won' || phase === 'lost' ? phase : 'under-way'}
            className={styles.hint}
            data-outcome={phase === 'won' || phase === 'lost' ? phase : undefined}
          >
            {hintOf(turn, prefersReducedMotion())}
          </p>
          {phase === 'won' && <Confetti pieces={24} />}
        </>
      )}
    </section>
  );
}
