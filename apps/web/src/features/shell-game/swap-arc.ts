import type { Swap } from '@poketorneo/rules';

/** A card's offset during a swap. */
export interface ArcPoint {
  /** From its own place, in widths of a place. */
  x: number;
  /** Downwards, in heights of a place. */
  y: number;
  /** Larger in front. */
  scale: number;
}

/** The depth of an arc, in heights of a place for each place of distance. */
const depth = 0.62;
const perspective = 0.1;

/**
 * A card's offset on its half circle to the other place, in perspective: the left card passes in
 * front, the right one behind. `angle` goes from 0 to 180 degrees.
 */
export function pointOnArc([left, right]: Swap, side: 'left' | 'right', angle: number): ArcPoint {
  const radians = (angle / 180) * Math.PI;
  const radius = (right - left) / 2;
  const direction = side === 'left' ? 1 : -1;
  return {
    x: direction * radius * (1 - Math.cos(radians)),
    y: direction * radius * depth * Math.sin(radians),
    scale: 1 + direction * perspective * Math.sin(radians),
  };
}

const degreesBetween = 5;

/** The same as keyframes of a linear animation. */
export function arcKeyframes(swap: Swap, side: 'left' | 'right'): { transform: string }[] {
  return Array.from({ length: 180 / degreesBetween + 1 }, (_, index) => {
    const { x, y, scale } = pointOnArc(swap, side, index * degreesBetween);
    const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
    return { transform: `translate(${percent(x)}, ${percent(y)}) scale(${scale.toFixed(4)})` };
  });
}
