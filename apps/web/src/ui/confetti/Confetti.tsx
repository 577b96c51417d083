import { type CSSProperties, useState } from 'react';
import { prefersReducedMotion } from '../../lib/motion.ts';
import styles from './Confetti.module.css';

/** More would be a load for a small phone, and look no merrier. */
const mostPieces = 40;

/** Spreads whole numbers evenly over 0 to 1, without a pattern that shows. */
const spread = (index: number, step: number) => (index * step) % 1;

function flightOf(index: number): CSSProperties & Record<`--${string}`, string | number> {
  const isFromLeft = index % 2 === 0;
  // Shot from the lower corners towards the middle, each its own way.
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

/**
 * A shower of paper over the nearest positioned element, once, for what is to be celebrated. Where
 * nothing is to move there is none.
 */
export function Confetti({ pieces = 36 }: ConfettiProps) {
  const [isStill] = useState(prefersReducedMotion);
  if (isStill) return null;
  return (
    <div className={styles.confetti} aria-hidden="true">
      {Array.from({ length: Math.min(pieces, mostPieces) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its number.
        <span key={index} className={styles.piece} style={flightOf(index)} />
      ))}
    </div>
  );
}
