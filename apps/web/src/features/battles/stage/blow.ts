import type { Force } from './hit-memory.ts';

/** How much of the stage a hit fills. */
export type BlowSize = 'small' | 'medium' | 'large' | 'huge';

/** One hit of a move on one target. */
export interface Blow extends Force {
  readonly size: BlowSize;
  /** The lost share of the target's HP, from 0 to 1. */
  readonly lost: number;
  readonly isKnockOut: boolean;
  /** A further hit of the same move: shorter. */
  readonly isRepeated: boolean;
}

const sizes: readonly BlowSize[] = ['small', 'medium', 'large', 'huge'];

/** The shares of the stage's area. */
const areas: Readonly<Record<BlowSize, number>> = {
  small: 0.05,
  medium: 0.18,
  large: 0.42,
  huge: 0.58,
};

interface Measure {
  /** Null for variable power and status moves: the loss decides alone. */
  readonly power: number | null;
  readonly lost: number;
  readonly effect: Force['effect'];
  readonly isKnockOut: boolean;
}

export function blowSize({ power, lost, effect, isKnockOut }: Measure): BlowSize {
  if (effect === 'weak') return isKnockOut ? 'medium' : 'small';
  const byLoss = Math.min(1.2, lost / 0.5);
  const strength = power === null ? byLoss : (Math.min(1.2, power / 100) + byLoss) / 2;
  const step = strength < 0.42 ? 0 : strength < 0.66 ? 1 : strength < 0.92 ? 2 : 3;
  return sizes[Math.min(3, step + (isKnockOut ? 1 : 0))] ?? 'huge';
}

/** Whether the picture of a hit stays small and short. */
export function isScratch({ size, isRepeated }: Blow): boolean {
  return size === 'small' || isRepeated;
}

/** The diameter of a disc that fills a blow's share of the stage. */
export function blowDiameter(
  { width, height }: { readonly width: number; readonly height: number },
  size: BlowSize,
): number {
  return Math.sqrt((4 / Math.PI) * areas[size] * width * height);
}

/** The strength of the shake: none for a scratch, 1 for a blow, 4 for all HP at once. */
export function blowShake({ lost, effect, isCritical, isKnockOut }: Omit<Blow, 'size'>): number {
  if (effect === 'weak' && !isKnockOut) return 0;
  return Math.min(4, 0.4 + 3.2 * lost + (isCritical ? 0.6 : 0) + (isKnockOut ? 0.6 : 0));
}
