import type { LeaderboardKind } from '@poketorneo/contract';
import { matchOutcome } from '@poketorneo/contract';
import { championPosition, isCounted } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';

/** A row of a closed season's board, with the name of that time. */
export interface PastStanding {
  board: LeaderboardKind;
  userId: number;
  userName: string;
  firstName: string;
  lastName: string;
  faceIconId: number;
  score: number;
  position: number;
}

const selectStandings = (db: Database, seasonId: number) =>
  db
    .selectFrom('past_user_scores as score')
    .innerJoin('season_players as player', (join) =>
      join
        .onRef('player.season_id', '=', 'score.season_id')
        .onRef('player.user_id', '=', 'score.user_id'),
    )
    .select([
      'score.board',
      'score.user_id as userId',
      'player.username as userName',
      'player.first_name as firstName',
      'player.last_name as lastName',
      'player.face_icon_id as faceIconId',
      'score.score',
      'score.position',
    ])
    .where('score.season_id', '=', seasonId);

/** The first rows of a board; on a tie, the earliest first. */
export function listPastBest(
  db: Database,
  seasonId: number,
  board: LeaderboardKind,
  limit: number,
): Promise<PastStanding[]> {
  return selectStandings(db, seasonId)
    .where('score.board', '=', board)
    .orderBy('score.position')
    .orderBy('score.achieved_at')
    .orderBy('score.user_id')
    .limit(limit)
    .execute();
}

/** A player's positions by board. */
export function listPastStandings(
  db: Database,
  seasonId: number,
  userId: number,
): Promise<PastStanding[]> {
  return selectStandings(db, seasonId).where('score.user_id', '=', userId).execute();
}

/** Number of players by board. */
export async function countStandings(
  db: Database,
  seasonId: number,
): Promise<ReadonlyMap<LeaderboardKind, number>> {
  const rows = await db
    .selectFrom('past_user_scores')
    .select((eb) => ['board', eb.fn.countAll<number>().as('players')])
    .where('season_id', '=', seasonId)
    .groupBy('board')
    .execute();
  return new Map(rows.map(({ board, players }) => [board, players]));
}

/** Totals of a season. */
export async function countSeason(
  db: Database,
  seasonId: number,
): Promise<{ players: number; matches: number; badges: number }> {
  const { players } = await db
    .selectFrom('season_players')
    .select((eb) => eb.fn.countAll<number>().as('players'))
    .where('season_id', '=', seasonId)
    .executeTakeFirstOrThrow();
  const { matches } = await db
    .selectFrom('past_matches')
    .select((eb) => eb.fn.countAll<number>().as('matches'))
    .where('season_id', '=', seasonId)
    .where('outcome', 'in', matchOutcome.options.filter(isCounted))
    .executeTakeFirstOrThrow();
  const { badges } = await db
    .selectFrom('past_user_leaders as faced')
    .innerJoin('leaders', 'leaders.id', 'faced.leader_id')
    .select((eb) => eb.fn.count<number>('leaders.badge_name').as('badges'))
    .where('season_id', '=', seasonId)
    .where('defeated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { players, matches, badges };
}

export interface PastTournament {
  id: number;
  name: string;
  image: string;
  signedUp: number;
  completed: number;
  /** The champion's name and picture. */
  opponent: { id: number; name: string; picture: string } | null;
}

/** A season's tournaments in opening order, with the names of that time. */
export async function listPastTournaments(
  db: Database,
  seasonId: number,
): Promise<PastTournament[]> {
  const rows = await db
    .selectFrom('season_tournaments as past')
    .innerJoin('tournaments', 'tournaments.id', 'past.tournament_id')
    .leftJoin('leaders', (join) =>
      join
        .onRef('leaders.tournament_id', '=', 'past.tournament_id')
        .on('leaders.position', '=', championPosition),
    )
    .select([
      'past.tournament_id as id',
      'past.name',
      'tournaments.image',
      'leaders.id as leaderId',
      'leaders.name as leaderName',
      'leaders.sprite as leaderPicture',
    ])
    .where('past.season_id', '=', seasonId)
    .orderBy('past.position')
    .execute();
  const counts = await db
    .selectFrom('past_user_tournaments')
    .select((eb) => [
      'tournament_id',
      eb.fn.countAll<number>().as('signedUp'),
      eb.fn.count<number>('completed_at').as('completed'),
    ])
    .where('season_id', '=', seasonId)
    .groupBy('tournament_id')
    .execute();
  const countOf = new Map(counts.map((row) => [row.tournament_id, row]));
  return rows.map(({ id, name, image, leaderId, leaderName, leaderPicture }) => ({
    id,
    name,
    image,
    signedUp: countOf.get(id)?.signedUp ?? 0,
    completed: countOf.get(id)?.completed ?? 0,
    opponent:
      leaderId === null || leaderName === null || leaderPicture === null
        ? null
        : { id: leaderId, name: leaderName, picture: leaderPicture },
  }));
}

export interface PastChampion {
  userId: number;
  username: string;
  faceIconId: number;
  wonAt: number;
}

const selectChampions = (db: Database, seasonId: number, leaderId: number) =>
  db
    .selectFrom('past_user_leaders as faced')
    .where('faced.season_id', '=', seasonId)
    .where('faced.leader_id', '=', leaderId)
    .where('faced.defeated_at', 'is not', null);

/** Players who defeated a champion, earliest first. */
export function listChampions(
  db: Database,
  seasonId: number,
  leaderId: number,
  limit: number,
): Promise<PastChampion[]> {
  return selectChampions(db, seasonId, leaderId)
    .innerJoin('season_players as player', (join) =>
      join
        .onRef('player.season_id', '=', 'faced.season_id')
        .onRef('player.user_id', '=', 'faced.user_id'),
    )
    .select([
      'faced.user_id as userId',
      'player.username',
      'player.face_icon_id as faceIconId',
      'faced.defeated_at as wonAt',
    ])
    .$narrowType<{ wonAt: number }>()
    .orderBy('faced.defeated_at')
    .orderBy('faced.user_id')
    .limit(limit)
    .execute();
}

export async function countChampions(
  db: Database,
  seasonId: number,
  leaderId: number,
): Promise<number> {
  const { count } = await selectChampions(db, seasonId, leaderId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
