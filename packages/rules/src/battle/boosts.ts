import type { BoostedStat } from '@poketorneo/contract';

/** The stats that a battle raises and lowers. */
export const boostedStats = [
  'attack',
  'defense',
  'spAttack',
  'spDefense',
  'speed',
  'accuracy',
  'evasion',
] as const satisfies readonly BoostedStat[];

/** No stat goes further than six stages either way. */
export function clampBoost(stage: number): number {
  return Math.max(-6, Math.min(6, stage));
}

/** By what a stage multiplies a stat. */
export function boostFactor(stage: number): number {
  return stage >= 0 ? (2 + stage) / 2 : 2 / (2 - stage);
}

/** By what a stage of accuracy, less one of evasion, multiplies the chance to hit. */
export function accuracyFactor(stage: number): number {
  const clamped = clampBoost(stage);
  return clamped >= 0 ? (3 + clamped) / 3 : 3 / (3 - clamped);
}
