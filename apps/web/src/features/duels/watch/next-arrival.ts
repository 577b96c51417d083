import type { DuelChallenge } from '@poketorneo/contract';

interface Arrivals {
  incoming: readonly DuelChallenge[];
  /** Ids of challenges that the player has put off. */
  putOff: readonly number[];
  /** The challenge of a notification's link, which opens although it was put off. */
  wantedId: number | null;
  isBusy: boolean;
  /** The path of the page. */
  pathname: string;
}

/**
 * The challenge whose sheet opens next; null for none. A rematch is offered by the end of its duel
 * while that is on the screen: a sheet would cover the result.
 */
export function nextArrival({
  incoming,
  putOff,
  wantedId,
  isBusy,
  pathname,
}: Arrivals): DuelChallenge | null {
  if (isBusy) return null;
  const wanted = incoming.find(({ id }) => id === wantedId);
  const isNext = ({ id, rematchOf }: DuelChallenge) =>
    !putOff.includes(id) && (rematchOf === null || pathname !== `/battle/${rematchOf}`);
  return wanted ?? incoming.find(isNext) ?? null;
}
