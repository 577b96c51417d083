import type { Anchor, Figure, StageElements } from './stage-elements.ts';

/* Easing curves and geometry of the animations. */

export const out = 'cubic-bezier(.15,.8,.3,1)';
export const into = 'cubic-bezier(.6,0,.9,.4)';

export function towards(from: Anchor, to: Anchor, share = 1): string {
  return `translate(${((to.x - from.x) * share).toFixed(1)}px, ${((to.y - from.y) * share).toFixed(1)}px)`;
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

export async function each<T>(
  list: readonly T[],
  play: (entry: T, index: number) => Promise<unknown>,
) {
  await Promise.all(list.map(play));
}

export function count(entries: number): number[] {
  return Array.from({ length: entries }, (_, index) => index);
}
