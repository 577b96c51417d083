import type { TournamentLeader } from '@poketorneo/contract';
import type { Section } from '../section.ts';

interface Tournament {
  id: number;
  leaders: readonly Pick<TournamentLeader, 'id' | 'order' | 'defeated'>[];
}

/** The id of the leader at a section; undefined: there is none. */
export function leaderAt(
  tournaments: readonly Tournament[],
  section: Section | null,
): number | undefined {
  return tournaments
    .find(({ id }) => id === section?.tournamentId)
    ?.leaders.find(({ order }) => order === section?.order)?.id;
}

/** The ids of all defeated leaders, but for the one at a section. */
export function defeatedBut(
  tournaments: readonly Tournament[],
  section: Section | null,
): ReadonlySet<number> {
  const spared = leaderAt(tournaments, section);
  const defeated = tournaments
    .flatMap(({ leaders }) => leaders)
    .filter((leader) => leader.defeated && leader.id !== spared);
  return new Set(defeated.map(({ id }) => id));
}
