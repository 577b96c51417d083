/**
 * On which step, from 0, the first rows of a board stand: side by side as they come, also where
 * they share a position, but never above one that a former player had.
 */
export function placesOnPodium(rows: readonly { position: number }[]): number[] {
  return rows.map(({ position }, index) => Math.max(index, position - 1));
}
