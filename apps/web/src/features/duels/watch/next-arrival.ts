import type { DuelChallenge } from '@poketorneo/contract';

interface Arrivals {
  incoming: readonly DuelChallenge[];
  /** Ids of challenges that the player has put off. */
  putOff: ReadonlySet<number>;
  /** The challenge of a notification's link, which opens although it was put off. */
  wantedId: number | null;
  isBusy: boolean;
}

/** The challenge whose sheet opens next; null for none. */
export function nextArrival({
  incoming,
  putOff,
  wantedId,
  isBusy,
}: Arrivals): DuelChallenge | null {
  if (isBusy) return null;
  const wanted = incoming.find(({ id }) => id === wantedId);
  return wanted ?? incoming.find(({ id }) => !putOff.has(id)) ?? null;
}
