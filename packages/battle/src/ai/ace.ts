/** The place of a leader's ace: the highest level, the last one on a tie. */
export function acePlaceOf(team: readonly { readonly level: number }[]): number {
  const best = Math.max(...team.map(({ level }) => level));
  return team.findLastIndex(({ level }) => level === best) + 1;
}
