import type { LeaderboardRow } from '@poketorneo/contract';

export type MedalMetal = 'gold' | 'silver' | 'bronze';

const metals: readonly MedalMetal[] = ['gold', 'silver', 'bronze'];

/** The medal of the first three positions; null for others and for a score of 0. */
export function medalOf({
  position,
  score,
}: Pick<LeaderboardRow, 'position' | 'score'>): MedalMetal | null {
  return score === 0 ? null : (metals[position - 1] ?? null);
}
