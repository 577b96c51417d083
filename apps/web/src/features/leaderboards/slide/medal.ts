import type { LeaderboardRow } from '@poketorneo/contract';

export type MedalMetal = 'gold' | 'silver' | 'bronze';

const metals: readonly MedalMetal[] = ['gold', 'silver', 'bronze'];

/** The medal of the first three places, if anything was scored there; otherwise none. */
export function medalOf({
  position,
  score,
}: Pick<LeaderboardRow, 'position' | 'score'>): MedalMetal | null {
  return score === 0 ? null : (metals[position - 1] ?? null);
}
