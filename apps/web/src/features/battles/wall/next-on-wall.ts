import type { ResponseOf } from '@poketorneo/contract';
import type { live } from '@poketorneo/contract/endpoints';

type Live = ResponseOf<typeof live.list>;

interface WallState {
  /** The duel on the wall, running or just ended; null for none. */
  shownId: number | null;
  /** Duels whose end has been shown, and those that cannot be shown. */
  done: ReadonlySet<number>;
}

/** The duel that the wall shows next: the showcased one, else the same, else the highest rated. */
export function nextOnWall(
  { showcased, duels }: Live,
  { shownId, done }: WallState,
): number | null {
  const isOpen = (id: number | null) => id !== null && !done.has(id);
  if (isOpen(showcased)) return showcased;
  if (isOpen(shownId)) return shownId;
  return duels.find(({ id }) => isOpen(id))?.id ?? null;
}
