/** A tournament with a new predecessor. */
export interface MovedTournament {
  id: number;
  /** The former predecessor; null where it was the first, which is open to all. */
  openedBy: number | null;
}

/**
 * The tournaments that the new order would close to some players who have them open: all with a new
 * predecessor, except the new first one.
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
