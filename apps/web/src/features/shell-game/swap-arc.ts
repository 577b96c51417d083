import type { Swap } from '@poketorneo/rules';

/** Where a card is on its way to another place. */
export interface ArcPoint {
  /** From its own place, in widths of a place. */
  x: number;
  /** The same downwards, in heights of a place. */
  y: number;
  /** Nearer ones are larger. */
  scale: number;
}

/** How far from the line an arc leads, in heights of a place for each place between. */
const depth = 0.62;
const nearness = 0.1;

/**
 * The way of a card along half a circle from one place to the other one of a swap, as an ellipse:
 * the left card passes in front, the right one behind. `angle` goes from 0 to 180 degrees.
 */
export function pointOnArc([left, right]: Swap, side: 'left' | 'right', angle: number): ArcPoint {
  const radians = (angle / 180) * Math.PI;
  const radius = (right - left) / 2;
  const direction = side === 'left' ? 1 : -1;
  return {
    x: direction * radius * (1 - Math.cos(radians)),
    y: direction * radius * depth * Math.sin(radians),
    scale: 1 + direction * nearness * Math.sin(radians),
  };
}

const degreesBetween = 5;

/** The same as frames for an animation at even speed. */
export function arcKeyframes(swap: Swap, side: 'left' | 'right'): { transform: string }[] {
  return Array.from({ length: 180 / degreesBetween + 1 }, (_, index) => {
    const { x, y, scale } = pointOnArc(swap, side, index * degreesBetween);
    const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
    return { transform: `translate(${percent(x)}, ${percent(y)}) scale(${scale.toFixed(4)})` };
  });
}
