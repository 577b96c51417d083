/** One of two drawn teams. */
export type TeamIndex = 0 | 1;

/** One of the battles that weigh a pair of teams. */
export interface WeighingBattle {
  /** From 0; also for its seed. */
  readonly number: number;
  /** Whether the second team plays on side 1. */
  readonly isExchanged: boolean;
}

/** What the results so far say about a pair: battles to play, or the verdict. */
export type Weighing =
  | { readonly is: 'open'; readonly next: readonly WeighingBattle[] }
  | { readonly is: 'fair' }
  | { readonly is: 'unfair' };

/**
 * Battles in all, and the wins that each team then needs. After six battles alone one of two teams
 * of three won 72 % of ten others, after sixteen 68 % (81 and 69 pairs); a coin counted alike has
 * 62 %.
 */
const stages = [
  { battles: 2, minWins: 0.5 },
  { battles: 6, minWins: 2 },
  { battles: 16, minWins: 6 },
] as const;
const maxBattles = stages[2].battles;

/**
 * Weighs a pair of teams by the results of its battles in order: the team that won, or null for a
 * draw, which is half a win for both. Two battles with sides exchanged: unfair if one team wins
 * both; else four more: unfair unless each team has two wins; else ten more: fair if each has six.
 * The verdict is given as soon as no further result could change it, so `next` may be played one by
 * one or all at once.
 * @throws RangeError for more than sixteen results.
 */
export function weighPair(results: readonly (TeamIndex | null)[]): Weighing {
  const played = results.length;
  if (played > maxBattles) throw new RangeError(`A pair is weighed by ${maxBattles} battles`);
  for (const { battles, minWins } of stages) {
    const wins = winsIn(results.slice(0, battles));
    if (Math.max(...wins) > battles - minWins) return { is: 'unfair' };
    const isSurelyFair = battles === maxBattles && Math.min(...wins) >= minWins;
    if (played < battles && !isSurelyFair)
      return { is: 'open', next: battlesFrom(played, battles) };
  }
  return { is: 'fair' };
}

/** The battles with these numbers: from the first up to, and without, the last. */
function battlesFrom(first: number, last: number): WeighingBattle[] {
  return Array.from({ length: last - first }, (_, index) => ({
    number: first + index,
    isExchanged: (first + index) % 2 === 1,
  }));
}

function winsIn(results: readonly (TeamIndex | null)[]): [number, number] {
  const wins: [number, number] = [0, 0];
  for (const winner of results) {
    if (winner === null) {
      wins[0] += 0.5;
      wins[1] += 0.5;
    } else {
      wins[winner] += 1;
    }
  }
  return wins;
}
