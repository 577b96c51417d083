import type { CSSProperties } from 'react';
import { Ball } from '../../ui/ball/Ball.tsx';
import styles from './TeamBalls.module.css';

interface TeamBallsProps {
  count: number;
  /** Closed before the first draw, wobbling during a draw, then opening. */
  state: 'closed' | 'drawing' | 'opening';
  /** Called when the last ball is open. */
  onOpen?: () => void;
}

/** Delays each ball's animation. */
const turnStyle = (turn: number): CSSProperties & Record<'--turn', number> => ({ '--turn': turn });

/** A ball for each Pokémon of a team; decoration. */
export function TeamBalls({ count, state, onOpen }: TeamBallsProps) {
  return (
    <div
      className={styles.balls}
      data-state={state}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => {
        // The ball's own animation ends after those of its halves.
        if (currentTarget.lastElementChild?.firstElementChild === target) onOpen?.();
      }}
    >
      {Array.from({ length: count }, (_, turn) => turn).map((turn) => (
        <span key={turn} className={styles.place} style={turnStyle(turn)}>
          <Ball className={styles.ball} />
        </span>
      ))}
    </div>
  );
}
