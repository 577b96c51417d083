import type { Tournament } from '@poketorneo/contract';

/**
 * The tournament that concerns the player now: the first that is Open or Ongoing; undefined
 * if none.
 */
export function currentTournament<T extends Pick<Tournament, 'status'>>(
  tournaments: readonly T[],
): T | undefined {
  return tournaments.find(({ status }) => status === 'Open' || status === 'Ongoing');
}
