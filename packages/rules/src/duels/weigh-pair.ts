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

const firstBattles = 2;
const allBattles = 6;
const fairFrom = 2;

/**
 * Weighs a pair of teams by the results of its battles in order: the team that won, or null for a
 * draw, which is half a win for both. Two battles with sides exchanged: unfair if one team wins both;
 * else four more: fair if each team has two to four wins of the six. The verdict is given as soon as
 * no further result could change it, so `next` may be played one by one or all at once.
 * @throws RangeError for more than six results.
 */
export function weighPair(results: readonly (TeamIndex | null)[]): Weighing {
  const played = results.length;
  if (played > allBattles) throw new RangeError(`A pair is weighed by ${allBattles} battles`);
  const wins = winsIn(results);
  const firstWins = winsIn(results.slice(0, firstBattles));
  if (Math.max(...firstWins) === firstBattles) return { is: 'unfair' };
  if (Math.max(...wins) > allBattles - fairFrom) return { is: 'unfair' };
  if (Math.min(...wins) >= fairFrom) return { is: 'fair' };
  const until = played < firstBattles ? firstBattles : allBattles;
  return {
    is: 'open',
    next: Array.from({ length: until - played }, (_, index) => ({
      number: played + index,
      isExchanged: (played + index) % 2 === 1,
    })),
  };
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
