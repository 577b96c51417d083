import type { BattleChoice } from '@poketorneo/contract';

/** A battle as it might stand behind what is seen. */
export interface GuessedWorld {
  /**
   * Plays one turn with a choice of the thinking side, and says how good the position then is for it;
   * null where it cannot be played.
   */
  valueAfter(choice: BattleChoice): number | null;
}

/** What looking ahead may use. */
export interface Search {
  readonly worlds: readonly GuessedWorld[];
  /** How many turns may be played in all: a count instead of a clock, so that chance stays settled. */
  readonly budget: number;
}

/** How many of the best choices are tried. */
const candidates = 3;
/** How far behind the best a choice may seem, to be tried: what is clear needs no trial by chance. */
const margin = 0.4;
/** As many worlds is worth what was thought before: a few turns show as much of chance as of skill. */
const worthOfThought = 3;

/** The choice that did best in the guessed worlds; null where none could be played. */
export function searched(
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
      value: (sum + worthOfThought * prior) / (count + worthOfThought),
    }))
    .sort((one, other) => other.value - one.value);
  return winner?.choice ?? null;
}
