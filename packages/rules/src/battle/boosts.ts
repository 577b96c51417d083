import type { BoostedStat } from '@poketorneo/contract';

/** Stats with battle stages. */
export const boostedStats = [
  'attack',
  'defense',
  'spAttack',
  'spDefense',
  'speed',
  'accuracy',
  'evasion',
] as const satisfies readonly BoostedStat[];

/** A stage limited to -6 to 6. */
export function clampBoost(stage: number): number {
  return Math.max(-6, Math.min(6, stage));
}

/** Multiplier of a stat by its stage, -6 to 6: a quarter to four, by the games' formula. */
export function boostFactor(stage: number): number {
  return stage >= 0 ? (2 + stage) / 2 : 2 / (2 - stage);
}

/** Multiplier of the hit chance by accuracy stage minus evasion stage: a third to three. */
export function accuracyFactor(stage: number): number {
  const clamped = clampBoost(stage);
  return clamped >= 0 ? (3 + clamped) / 3 : 3 / (3 - clamped);
}
