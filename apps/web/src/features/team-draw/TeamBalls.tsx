import type { CSSProperties } from 'react';
import { Ball } from '../../ui/ball/Ball.tsx';
import styles from './TeamBalls.module.css';

interface TeamBallsProps {
  count: number;
  /**
   * Shut before the first draw, wobbling while it is made, and opening on the team that was drawn.
   */
  state: 'closed' | 'drawing' | 'opening';
  /** The last one is open. */
  onOpen?: () => void;
}

/** Each ball moves in its turn. */
const inTurn = (turn: number): CSSProperties & Record<'--turn', number> => ({ '--turn': turn });

/** A ball for each Pokémon of a team, for the eye alone. */
export function TeamBalls({ count, state, onOpen }: TeamBallsProps) {
  return (
    <div
      className={styles.balls}
      data-state={state}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => {
        // The ball itself goes last, after its halves.
        if (currentTarget.lastElementChild?.firstElementChild === target) onOpen?.();
      }}
    >
      {Array.from({ length: count }, (_, turn) => turn).map((turn) => (
        <span key={turn} className={styles.place} style={inTurn(turn)}>
          <Ball className={styles.ball} />
        </span>
      ))}
    </div>
  );
}
