import { type CSSProperties, useState } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import styles from './Confetti.module.css';

/** Limits the load on small phones. */
const maxPieces = 40;

/** Spreads integers evenly over 0 to 1, without a visible pattern. */
const spread = (index: number, step: number) => (index * step) % 1;

function flightOf(index: number): CSSProperties & Record<`--${string}`, string | number> {
  const isFromLeft = index % 2 === 0;
  // From the lower corners towards the middle, each piece in its own direction.
  const reach = 8 + spread(index, 0.618) * 62;
  const drift = (spread(index, 0.381) - 0.5) * 24;
  return {
    '--from': `${isFromLeft ? 0 : 100}cqw`,
    '--to': `${isFromLeft ? reach : 100 - reach}cqw`,
    '--drift': `${(isFromLeft ? reach : 100 - reach) + drift}cqw`,
    '--peak': `${4 + spread(index, 0.754) * 50}cqh`,
    '--spin': `${(isFromLeft ? 1 : -1) * (360 + Math.round(spread(index, 0.529) * 720))}deg`,
    '--delay': `${Math.round(spread(index, 0.271) * 320)}ms`,
    '--length': `${2200 + Math.round(spread(index, 0.443) * 1100)}ms`,
  };
}

interface ConfettiProps {
  pieces?: number;
}

/** One burst of confetti over the nearest positioned element; none with reduced motion. */
export function Confetti({ pieces = 36 }: ConfettiProps) {
  const [isStill] = useState(prefersReducedMotion);
  if (isStill) return null;
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: Math.min(pieces, maxPieces) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces differ only by index.
        <span key={index} className={styles.piece} style={flightOf(index)} />
      ))}
    </div>
  );
}
