import type { Tournament } from '@poketorneo/contract';

/** The first tournament that is Open or Ongoing, if any. */
export function currentTournament<T extends Pick<Tournament, 'status'>>(
  tournaments: readonly T[],
): T | undefined {
  return tournaments.find(({ status }) => status === 'Open' || status === 'Ongoing');
}
