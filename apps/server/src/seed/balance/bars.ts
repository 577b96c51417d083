/** Shares of wins that a leader allows. */
export interface Shares {
  /** Its number in the region: the ninth is the champion. */
  readonly order: number;
  /** With the best team and the skill of the second grade. */
  readonly best?: number | undefined;
  /** With the proposed team and the skill of the first grade. */
  readonly newcomer?: number | undefined;
}

const bestBand = { min: 0.25, max: 0.85 };
/** The least for a newcomer: against most leaders, a region's first and its champion. */
const newcomerBars = { usual: 0.25, first: 0.6, champion: 0.12 };
/** How much easier than the one two places before a leader may be for a newcomer. */
const maxStep = 0.2;

/** What is wrong with a leader's balance; empty where nothing is. `twoBefore` is of its region. */
export function problemsOf({ order, best, newcomer }: Shares, twoBefore?: Shares): string[] {
  const problems: string[] = [];
  if (best !== undefined && best < bestBand.min) problems.push('too hard');
  if (best !== undefined && best > bestBand.max) problems.push('too easy');
  if (newcomer === undefined) return problems;
  const bar =
    order === 1 ? newcomerBars.first : order === 9 ? newcomerBars.champion : newcomerBars.usual;
  if (newcomer < bar) problems.push('a wall for newcomers');
  const before = twoBefore?.newcomer;
  if (before !== undefined && newcomer - before > maxStep + 1e-9) {
    problems.push('much easier than two places before');
  }
  return problems;
}
