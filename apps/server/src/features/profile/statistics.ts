import type { TournamentLeader, UserInfo } from '@poketorneo/contract';
import { isRealType } from '@poketorneo/gen4';
import { championPosition, isTournamentCompleted, nextLeaderPosition } from '@poketorneo/rules';
import { groupBy } from '../../group-by.ts';
import { isDefeated, type Progress } from '../tournaments/index.ts';

/** The fields of a leader used by statistics. */
export type MeasuredLeader = Pick<
  TournamentLeader,
  'id' | 'name' | 'sprite' | 'order' | 'dominantType'
>;

/** Tournaments in opening order with their leaders. */
export type MeasuredTournaments = readonly {
  id: number;
  name: string;
  order: number;
  leaders: readonly MeasuredLeader[];
}[];

type Statistics = Pick<
  UserInfo,
  | 'currentTournament'
  | 'currentLeader'
  | 'currentNumberOfTotMatches'
  | 'currentMeanNumberOfMatchesPerLeader'
  | 'numberOfTournamentsCompleted'
  | 'numberOfLeadersDefeated'
  | 'numberOfBadgesEarned'
  | 'hardestLeaderToDefeat'
  | 'easiestTypeToDefeat'
  | 'hardestTypeToDefeat'
>;

/** Statistics of a player's tournaments. */
export function statisticsOf(tournaments: MeasuredTournaments, progress: Progress): Statistics {
  const leaders = tournaments.flatMap((tournament) => tournament.leaders);
  const defeated = leaders.filter(({ id }) => isDefeated(progress, id));
  const types = typesFromEasiest(defeated, progress);
  return {
    ...currentStatistics(tournaments, progress),
    numberOfTournamentsCompleted: [...progress.signedUp.values()].filter(
      ({ completedAt }) => completedAt !== null,
    ).length,
    numberOfLeadersDefeated: defeated.length,
    numberOfBadgesEarned: defeated.filter(({ order }) => order !== championPosition).length,
    hardestLeaderToDefeat: hardestLeader(leaders, progress),
    easiestTypeToDefeat: types[0] ?? null,
    hardestTypeToDefeat: types.at(-1) ?? null,
  };
}

function matchesAgainst({ faced }: Progress, { id }: MeasuredLeader): number {
  return faced.get(id)?.numberOfMatches ?? 0;
}

/** The next leader. A postponed champion comes after the current tournament. */
function currentEncounter(tournaments: MeasuredTournaments, progress: Progress) {
  const encounters = tournaments
    .filter(({ id }) => progress.signedUp.has(id))
    .flatMap((tournament) => {
      const defeated = new Set(
        tournament.leaders.filter(({ id }) => isDefeated(progress, id)).map(({ order }) => order),
      );
      const next = nextLeaderPosition(defeated);
      const leader = tournament.leaders.find(({ order }) => order === next);
      if (leader === undefined) return [];
      return [{ tournament, leader, completed: isTournamentCompleted(defeated) }];
    });
  return encounters.find(({ completed }) => !completed) ?? encounters[0];
}

function currentStatistics(tournaments: MeasuredTournaments, progress: Progress) {
  const encounter = currentEncounter(tournaments, progress);
  if (encounter === undefined) {
    return {
      currentTournament: null,
      currentLeader: null,
      currentNumberOfTotMatches: 0,
      currentMeanNumberOfMatchesPerLeader: null,
    };
  }
  const { tournament, leader } = encounter;
  const counts = tournament.leaders
    .map((one) => matchesAgainst(progress, one))
    .filter((count) => count > 0);
  return {
    currentTournament: { id: tournament.id, name: tournament.name },
    currentLeader: {
      id: leader.id,
      name: leader.name,
      sprite: leader.sprite,
      section: `${tournament.id}-${leader.order}`,
    },
    currentNumberOfTotMatches: sum(counts),
    currentMeanNumberOfMatchesPerLeader: counts.length === 0 ? null : mean(counts),
  };
}

/** The leader with the most matches; on a tie the later one. */
function hardestLeader(
  leaders: readonly MeasuredLeader[],
  progress: Progress,
): Statistics['hardestLeaderToDefeat'] {
  const hardest = leaders.reduce<MeasuredLeader | undefined>((most, leader) => {
    const count = matchesAgainst(progress, leader);
    if (count === 0) return most;
    return most === undefined || count >= matchesAgainst(progress, most) ? leader : most;
  }, undefined);
  if (hardest === undefined) return null;
  const { id, name, sprite } = hardest;
  return { id, name, sprite, numberOfMatches: matchesAgainst(progress, hardest) };
}

/** Favourite types of defeated leaders by mean number of matches; ties by type id. */
function typesFromEasiest(defeated: readonly MeasuredLeader[], progress: Progress) {
  const known = defeated.filter(({ dominantType }) => isRealType(dominantType.id));
  return [...groupBy(known, ({ dominantType }) => dominantType.id).values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const counts = group.map((leader) => matchesAgainst(progress, leader));
      return [{ type: first.dominantType, matches: mean(counts) }];
    })
    .sort((one, other) => one.matches - other.matches || one.type.id - other.type.id)
    .map(({ type: { id, name, image } }) => ({ id, name, image }));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function mean(counts: readonly number[]): number {
  return sum(counts) / counts.length;
}
