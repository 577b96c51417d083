import type { Anchor, Figure, StageElements } from './stage-elements.ts';

/* Easing curves and geometry of the animations. */

export const out = 'cubic-bezier(.15,.8,.3,1)';
export const into = 'cubic-bezier(.6,0,.9,.4)';

export function by(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

export function towards(from: Anchor, to: Anchor, share = 1): string {
  return by((to.x - from.x) * share, (to.y - from.y) * share);
}

/** The point at a share of the way. */
export function between(from: Anchor, to: Anchor, share: number): Anchor {
  const on = (start: number, end: number) => start + (end - start) * share;
  return { x: on(from.x, to.x), y: on(from.y, to.y), depth: on(from.depth, to.depth) };
}

/** The angle of the way, in degrees. */
export function angle(from: Anchor, to: Anchor): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** To a point of a circle, by its angle in radians. */
export function outwards(turn: number, reach: number): string {
  return by(Math.cos(turn) * reach, Math.sin(turn) * reach);
}

/** How much larger or smaller things of the user are at the target. */
export function growth(user: Figure, target: Figure): number {
  return target.spot.depth / user.spot.depth;
}

/** The point where a move leaves its user's body. */
export function mouth({ heart, height, isNear, spot }: Figure): Anchor {
  const x = heart.x + (isNear ? 1 : -1) * spot.room.width * 0.16;
  return { x, y: heart.y - height * 0.14, depth: heart.depth };
}

export function size(stage: StageElements, share: number): number {
  return Math.max(20, Math.min(stage.layout.height, stage.layout.width * 1.1) * share);
}

/** A deterministic pseudo-random number from -1 to 1. */
export function scattered(index: number, salt = 0): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The angle of one piece among several around a circle, in radians; `unevenly` off its place. */
export function turnOf(index: number, many: number, unevenly = 0): number {
  return (index / many) * Math.PI * 2 + scattered(index) * unevenly;
}

/** The place of one piece among several in a row: from -0.5 to 0.5. */
export function inRow(index: number, many: number): number {
  return index / (many - 1) - 0.5;
}

export async function each<T>(
  list: readonly T[],
  play: (entry: T, index: number) => Promise<unknown>,
) {
  await Promise.all(list.map(play));
}

export function count(entries: number): number[] {
  return Array.from({ length: entries }, (_, index) => index);
}
