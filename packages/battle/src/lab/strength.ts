import evenPairs from './even-pairs.json';
import { type Player, playPair } from './match.ts';

/** A comparison of two players, and the bar for the first one's share of wins. */
export interface Comparison {
  readonly one: Player;
  readonly other: Player;
  /** Battles of each pair with each side. */
  readonly rounds: number;
  readonly min: number;
  readonly max: number;
}

/** Each step between grades, and both ends against a player without a plan. */
export const comparisons: readonly Comparison[] = [
  { one: 1, other: 0, rounds: 2, min: 0.6, max: 1 },
  { one: 2, other: 1, rounds: 2, min: 0.6, max: 1 },
  { one: 3, other: 2, rounds: 2, min: 0.57, max: 1 },
  { one: 2, other: 'strongest', rounds: 1, min: 0.7, max: 1 },
  { one: 0, other: 'strongest', rounds: 1, min: 0, max: 0.45 },
];

export const nameOf = ({ one, other }: Comparison) => `${one} over ${other}`;

/** Results of a comparison over the first pairs: a letter for each battle, won, lost or drawn. */
export function resultsOf({ one, other, rounds }: Comparison, pairs = evenPairs.length): string {
  return evenPairs
    .slice(0, pairs)
    .map((pair) => playPair(pair, one, other, rounds))
    .join('');
}

/** The share of wins in results; a draw is half a win. */
export function shareOfWins(results: string): number {
  const wins = results.split('w').length - 1;
  const draws = results.split('d').length - 1;
  return (wins + draws / 2) / results.length;
}
