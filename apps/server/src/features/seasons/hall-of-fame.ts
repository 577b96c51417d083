import {
  type HallOfFameSeason,
  type Leaderboard,
  type LeaderboardRow,
  leaderboardKinds,
  leaderboardRules,
  type SeasonPodium,
  type SeasonTournament,
} from '@poketorneo/contract';
import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import type { Database } from '../../db/database.ts';
import { boards } from '../leaderboards/index.ts';
import {
  countChampions,
  countSeason,
  countStandings,
  listChampions,
  listPastBest,
  listPastStandings,
  listPastTournaments,
  type PastStanding,
} from './hall-of-fame-repository.ts';
import type { ClosedSeasonRecord, SeasonRecord } from './seasons-repository.ts';

const podiumPlaces = 3;
/** Limit of named champions per tournament. */
const maxChampions = 12;

export const toOpenSeason = ({ id, name, openedAt }: SeasonRecord) => ({
  id,
  name,
  openedAt: openedAt.toISOString(),
});

export const toClosedSeason = ({ closedAt, ...season }: ClosedSeasonRecord) => ({
  ...toOpenSeason({ ...season, closedAt }),
  closedAt: closedAt.toISOString(),
});

function toRow({ board: _board, faceIconId, ...standing }: PastStanding): LeaderboardRow {
  return { ...standing, icon: faceIconPath(faceIconId) };
}

/** A closed season with podiums and champions. */
export async function toHallOfFameSeason(
  db: Database,
  season: ClosedSeasonRecord,
): Promise<HallOfFameSeason> {
  return {
    ...toClosedSeason(season),
    ...(await countSeason(db, season.id)),
    podiums: await podiumsOf(db, season.id),
    tournaments: await tournamentsOf(db, season.id),
  };
}

async function podiumsOf(db: Database, seasonId: number): Promise<SeasonPodium[]> {
  const counts = await countStandings(db, seasonId);
  const podiums: SeasonPodium[] = [];
  for (const kind of leaderboardKinds) {
    const players = counts.get(kind) ?? 0;
    if (players === 0) continue;
    const best = await listPastBest(db, seasonId, kind, podiumPlaces);
    const rows = best.filter(({ position }) => position <= podiumPlaces).map(toRow);
    podiums.push({ kind, ...boards[kind], rows, players });
  }
  return podiums;
}

async function tournamentsOf(db: Database, seasonId: number): Promise<SeasonTournament[]> {
  const tournaments: SeasonTournament[] = [];
  for (const { opponent, ...tournament } of await listPastTournaments(db, seasonId)) {
    if (tournament.signedUp === 0) continue;
    const champions =
      opponent === null ? [] : await listChampions(db, seasonId, opponent.id, maxChampions);
    const isWhole = champions.length < maxChampions;
    tournaments.push({
      ...tournament,
      opponent: opponent && { name: opponent.name, sprite: opponent.picture },
      numberOfChampions:
        isWhole || opponent === null
          ? champions.length
          : await countChampions(db, seasonId, opponent.id),
      champions: champions.map(({ userId, username, faceIconId, wonAt }) => ({
        userId,
        username,
        icon: faceIconPath(faceIconId),
        wonAt: new Date(wonAt).toISOString(),
      })),
    });
  }
  return tournaments;
}

/** All boards at the end: the first hundred, and the caller's position. */
export async function standingsOf(
  db: Database,
  seasonId: number,
  userId: number,
): Promise<Leaderboard[]> {
  const own = new Map(
    (await listPastStandings(db, seasonId, userId)).map((standing) => [standing.board, standing]),
  );
  const leaderboards: Leaderboard[] = [];
  for (const kind of leaderboardKinds) {
    const best = await listPastBest(db, seasonId, kind, leaderboardRules.shownRows);
    const mine = own.get(kind);
    const isListed = best.some((row) => row.userId === userId);
    leaderboards.push({
      kind,
      ...boards[kind],
      currentUserScore: mine?.score ?? null,
      currentUserPosition: mine?.position ?? null,
      userLeaderboards: (mine === undefined || isListed ? best : [...best, mine]).map(toRow),
    });
  }
  return leaderboards;
}
