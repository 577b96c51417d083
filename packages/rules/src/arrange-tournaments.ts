/** A tournament that comes after another one than before. */
export interface MovedTournament {
  id: number;
  /** The one whose completion opened it; null where it was the first, which is open to all. */
  openedBy: number | null;
}

/**
 * The tournaments that another order would close to some of those to whom they are open: all that come
 * after another one than before, but the new first one.
 */
export function movedTournaments(
  before: readonly number[],
  after: readonly number[],
): MovedTournament[] {
  return after.slice(1).flatMap((id, index) => {
    const openedBy = before[before.indexOf(id) - 1] ?? null;
    return after[index] === openedBy ? [] : [{ id, openedBy }];
  });
}

/** Whether these are the same tournaments, each once. */
export function isArrangementOf(wanted: readonly number[], ids: readonly number[]): boolean {
  return (
    wanted.length === ids.length &&
    new Set(wanted).size === ids.length &&
    ids.every((id) => wanted.includes(id))
  );
}
