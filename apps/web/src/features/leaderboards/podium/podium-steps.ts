/**
 * The steps of a board's first rows, from 0: in order even if they share a position, but never
 * above the step of their position, because players may have left.
 */
export function podiumSteps(rows: readonly { position: number }[]): number[] {
  return rows.map(({ position }, index) => Math.max(index, position - 1));
}
