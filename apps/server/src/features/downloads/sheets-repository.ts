import type { AccountStatus, LeaderboardKind, MatchOutcome } from '@poketorneo/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { lowestWinsBoard } from '../leaderboards/index.ts';
import { pageSize } from './paginate.ts';

export interface MatchRow {
  id: number;
  recordedAt: number;
  username: string;
  firstName: string;
  lastName: string;
  tournament: string;
  leader: string;
  outcome: MatchOutcome;
  rewardGiven: 0 | 1;
  battleId: number | null;
  season: string;
}

/** A page of matches of closed seasons, with the names of that time. */
export function listPastMatchRows(db: Database, last: MatchRow | undefined): Promise<MatchRow[]> {
  return db
    .selectFrom('past_matches as past')
    .innerJoin('seasons', 'seasons.id', 'past.season_id')
    .innerJoin('season_players as player', (join) =>
      join
        .onRef('player.season_id', '=', 'past.season_id')
        .onRef('player.user_id', '=', 'past.user_id'),
    )
    .innerJoin('leaders', 'leaders.id', 'past.leader_id')
    .innerJoin('season_tournaments as tournament', (join) =>
      join
        .onRef('tournament.season_id', '=', 'past.season_id')
        .onRef('tournament.tournament_id', '=', 'leaders.tournament_id'),
    )
    .select([
      'past.id',
      'past.recorded_at as recordedAt',
      'player.username',
      'player.first_name as firstName',
      'player.last_name as lastName',
      'tournament.name as tournament',
      'leaders.name as leader',
      'past.outcome',
      'past.reward_given as rewardGiven',
      'past.battle_id as battleId',
      'seasons.name as season',
    ])
    .where('past.id', '>', last?.id ?? 0)
    .orderBy('past.id')
    .limit(pageSize)
    .execute();
}

/** The current season's name. */
export async function findSeasonName(db: Database): Promise<string> {
  const row = await db
    .selectFrom('seasons')
    .select('name')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Closed seasons, newest first. */
export function listClosedSeasons(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('seasons')
    .select(['id', 'name'])
    .where('closed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
}

/** A page of the current season's matches, oldest first. */
export function listMatchRows(db: Database, last: MatchRow | undefined): Promise<MatchRow[]> {
  return db
    .selectFrom('matches')
    .innerJoin('users', 'users.id', 'matches.user_id')
    .innerJoin('leaders', 'leaders.id', 'matches.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .innerJoin('seasons', (join) => join.on('seasons.closed_at', 'is', null))
    .select([
      'matches.id',
      'matches.recorded_at as recordedAt',
      'users.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'tournaments.name as tournament',
      'leaders.name as leader',
      'matches.outcome',
      'matches.reward_given as rewardGiven',
      'matches.battle_id as battleId',
      'seasons.name as season',
    ])
    .where('matches.id', '>', last?.id ?? 0)
    .orderBy('matches.id')
    .limit(pageSize)
    .execute();
}

export interface PlayerRow {
  id: number;
  username: string;
  key: string;
  firstName: string;
  lastName: string;
  email: string | null;
  isAdmin: 0 | 1;
  plays: 0 | 1;
  status: AccountStatus;
  signedUpAt: number;
  completedTournaments: number;
  leaders: number | null;
  badges: number | null;
  collection: number | null;
  matches: number | null;
  lastMatchAt: number | null;
}

/** A page of accounts by username, with their progress. */
export function listPlayerRows(db: Database, last: PlayerRow | undefined): Promise<PlayerRow[]> {
  return db
    .selectFrom('users')
    .select(({ selectFrom }) => {
      const scoreOf = (board: LeaderboardKind) =>
        selectFrom('user_scores')
          .select('score')
          .whereRef('user_scores.user_id', '=', 'users.id')
          .where('board', '=', board);
      return [
        'users.id',
        'users.username',
        'users.username_key as key',
        'users.first_name as firstName',
        'users.last_name as lastName',
        'users.email',
        'users.is_admin as isAdmin',
        'users.plays',
        'users.status',
        'users.created_at as signedUpAt',
        scoreOf('leaders').as('leaders'),
        scoreOf('badges').as('badges'),
        scoreOf('collection').as('collection'),
        selectFrom('user_tournaments')
          .select(({ fn }) => fn.count<number>('completed_at').as('count'))
          .whereRef('user_tournaments.user_id', '=', 'users.id')
          .$asScalar()
          .$notNull()
          .as('completedTournaments'),
        selectFrom('user_leaders')
          .select(({ fn }) => fn.sum<number>('number_of_matches').as('sum'))
          .whereRef('user_leaders.user_id', '=', 'users.id')
          .as('matches'),
        selectFrom('matches')
          .select(({ fn }) => fn.max('recorded_at').as('last'))
          .whereRef('matches.user_id', '=', 'users.id')
          .as('lastMatchAt'),
      ];
    })
    .where('username_key', '>', last?.key ?? '')
    .orderBy('username_key')
    .limit(pageSize)
    .execute();
}

export interface StandingRow {
  userId: number;
  username: string;
  firstName: string;
  lastName: string;
  score: number;
  achievedAt: number;
}

export interface PastStandingRow extends StandingRow {
  position: number;
}

/** A page of a leaderboard at the end of a closed season. */
export function listPastStandingRows(
  db: Database,
  seasonId: number,
  board: LeaderboardKind,
  last: PastStandingRow | undefined,
): Promise<PastStandingRow[]> {
  let query = db
    .selectFrom('past_user_scores as past')
    .innerJoin('season_players as player', (join) =>
      join
        .onRef('player.season_id', '=', 'past.season_id')
        .onRef('player.user_id', '=', 'past.user_id'),
    )
    .select([
      'past.user_id as userId',
      'player.username',
      'player.first_name as firstName',
      'player.last_name as lastName',
      'past.score',
      'past.achieved_at as achievedAt',
      'past.position',
    ])
    .where('past.season_id', '=', seasonId)
    .where('past.board', '=', board)
    .orderBy('past.position')
    .orderBy('past.achieved_at')
    .orderBy('past.user_id')
    .limit(pageSize);
  if (last !== undefined) {
    const { position, achievedAt, userId } = last;
    query = query.where(
      sql<boolean>`(past.position, past.achieved_at, past.user_id) > (${position}, ${achievedAt}, ${userId})`,
    );
  }
  return query.execute();
}

/** A page of a leaderboard, best first; on a tie, the earliest first. */
export function listStandingRows(
  db: Database,
  board: LeaderboardKind,
  last: StandingRow | undefined,
): Promise<StandingRow[]> {
  const isFewest = board === lowestWinsBoard;
  let query = db
    .selectFrom('user_scores')
    .innerJoin('users', 'users.id', 'user_scores.user_id')
    .select([
      'users.id as userId',
      'users.username',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'user_scores.score',
      'user_scores.achieved_at as achievedAt',
    ])
    .where('user_scores.board', '=', board)
    .orderBy('user_scores.score', isFewest ? 'asc' : 'desc')
    .orderBy('user_scores.achieved_at')
    .orderBy('user_scores.user_id')
    .limit(pageSize);
  if (last !== undefined) {
    const { score, achievedAt, userId } = last;
    query = query
      // This condition uses the index; the next one excludes rows of an equal score already read.
      .where('user_scores.score', isFewest ? '>=' : '<=', score)
      .where(({ eb, or }) =>
        or([
          eb('user_scores.score', '!=', score),
          sql<boolean>`(user_scores.achieved_at, user_scores.user_id) > (${achievedAt}, ${userId})`,
        ]),
      );
  }
  return query.execute();
}
