import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';

/** A leader's place: the tournament's id and the leader's order in it. */
export interface Section {
  tournamentId: number;
  order: number;
}

type Leader = Pick<TournamentLeader, 'tournamentId' | 'order' | 'defeated'>;
type Tournament = Pick<TournamentLeaders, 'id' | 'order'> & { leaders: readonly Leader[] };

export const defaultSection = '1-1';

/**
 * The leader that an address's section means, as '{tournament}-{leader}'. A tournament is named by
 * its id or, where none has that id, by its order, as links from its card do. Null if there is no
 * such one.
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

/** The section of the first leader who is not defeated, or '1-1'. */
export function firstUndefeatedSection(tournaments: readonly Tournament[]): string {
  const leader = tournaments.flatMap(({ leaders }) => leaders).find(({ defeated }) => !defeated);
  return leader === undefined ? defaultSection : `${leader.tournamentId}-${leader.order}`;
}
