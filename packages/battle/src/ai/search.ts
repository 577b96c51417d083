import type { BattleChoice } from '@poketorneo/contract';

/** A sampled battle, consistent with the side's knowledge. */
export interface SampledWorld {
  /**
   * Plays one turn with the side's choice and returns the value of the resulting position; null
   * where it cannot be played.
   */
  valueAfter(choice: BattleChoice): number | null;
}

/** Resources of a search. */
export interface Search {
  readonly worlds: readonly SampledWorld[];
  /** Maximum number of rollouts: a count, not a time limit, so that the result is deterministic. */
  readonly budget: number;
}

/** Number of best choices to try. */
const candidates = 3;
/**
 * Maximum distance of a tried choice from the best heuristic value: clear decisions need
 * no rollouts.
 */
const margin = 0.4;
/** Weight of the heuristic value, in rollouts: a few turns show as much luck as skill. */
const priorWeight = 3;

/** The choice with the best mean over the sampled battles; null where none could be played. */
export function searchBestChoice(
  judged: readonly { readonly choice: BattleChoice; readonly value: number }[],
  { worlds, budget }: Search,
): BattleChoice | null {
  const best = judged[0]?.value ?? 0;
  const tried = judged
    .slice(0, candidates)
    .filter(({ value }) => best - value < margin)
    .map(({ choice, value }) => ({ choice, prior: value, sum: 0, count: 0 }));
  let left = budget;
  for (const world of worlds) {
    for (const candidate of tried) {
      if (left <= 0) break;
      left -= 1;
      const value = world.valueAfter(candidate.choice);
      if (value === null) continue;
      candidate.sum += value;
      candidate.count += 1;
    }
  }
  const [winner] = tried
    .filter(({ count }) => count > 0)
    .map(({ choice, prior, sum, count }) => ({
      choice,
      value: (sum + priorWeight * prior) / (count + priorWeight),
    }))
    .sort((one, other) => other.value - one.value);
  return winner?.choice ?? null;
}
