import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';

/** A leader's position: the tournament's id and the leader's order in it. */
export interface Section {
  tournamentId: number;
  order: number;
}

type Leader = Pick<TournamentLeader, 'tournamentId' | 'order' | 'defeated'>;
type Tournament = Pick<TournamentLeaders, 'id' | 'order'> & { leaders: readonly Leader[] };

export const defaultSection = '1-1';

/**
 * The section of a URL, '{tournament}-{leader}'; null if there is no such leader. The tournament is
 * given by its id or, if no id matches, by its order, as in links from its card.
 */
export function resolveSection(
  section: string,
  tournaments: readonly Tournament[],
): Section | null {
  const [, first, second] = /^(\d+)-(\d+)$/.exec(section) ?? [];
  if (first === undefined || second === undefined) return null;
  const tournament =
    tournaments.find(({ id }) => id === Number(first)) ??
    tournaments.find(({ order }) => order === Number(first));
  const leader = tournament?.leaders.find(({ order }) => order === Number(second));
  if (tournament === undefined || leader === undefined) return null;
  return { tournamentId: tournament.id, order: leader.order };
}

/** The section of the first undefeated leader, or '1-1'. */
export function firstUndefeatedSection(tournaments: readonly Tournament[]): string {
  const leader = tournaments.flatMap(({ leaders }) => leaders).find(({ defeated }) => !defeated);
  return leader === undefined ? defaultSection : `${leader.tournamentId}-${leader.order}`;
}
