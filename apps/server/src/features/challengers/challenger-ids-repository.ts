import type { ChallengerOrder } from '@poketorneo/contract';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import { comparisonKey } from '../../comparison-key.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { matchesWord, searchWords } from '../users/index.ts';
import { isStuck } from './player-conditions-repository.ts';

/** Filter of the list; undefined fields do not filter. */
export interface ChallengerFilter {
  search?: string | undefined;
  /** This account alone. */
  id?: number | undefined;
  /** At least this many counted matches against a leader without a win. */
  stuckAfter?: number | undefined;
  /** Signed up for a tournament, without a match or sign-up since. */
  idleSince?: Date | undefined;
  /** Players who have defeated this many are not idle. */
  numberOfLeaders: number;
  seenSince?: Date | undefined;
  /** The leader that players can face now. */
  leader?: LeaderToFace | undefined;
}

/** A leader, with the conditions for facing them. */
export interface LeaderToFace {
  id: number;
  tournamentId: number;
  /** Must be defeated first; null for the first of a tournament. */
  previousId: number | null;
  /** Requires the completed tournament. */
  isChampion: boolean;
}

export interface ChallengersPage extends ChallengerFilter {
  order: ChallengerOrder;
  /** Cursor: the previous page's last username. */
  after?: string | undefined;
  limit: number;
}

type UserExpressionBuilder = ExpressionBuilder<Schema, 'users'>;
const userEb: UserExpressionBuilder = expressionBuilder<Schema, 'users'>();

/** The ids of a page of challengers, in order. */
export function listChallengerIds(db: Database, page: ChallengersPage): Promise<number[]> {
  return page.order === 'progress' ? listByProgress(db, page) : listByAccount(db, page);
}

async function listByAccount(db: Database, page: ChallengersPage): Promise<number[]> {
  const { order, after, limit } = page;
  let query = db
    .selectFrom('users')
    .select('users.id')
    .where(userEb.and(conditionsOf(page, 'users.id')));
  query =
    order === 'newest' ? query.orderBy('users.id', 'desc') : query.orderBy('users.username_key');
  if (after !== undefined) {
    const key = comparisonKey(after);
    query =
      order === 'newest'
        ? query.where('users.id', '<', (last) =>
            last.selectFrom('users as last').select('last.id').where('last.username_key', '=', key),
          )
        : query.where('users.username_key', '>', key);
  }
  return (await query.limit(limit).execute()).map(({ id }) => id);
}

/** Ordered like the leaderboard of defeated leaders; players without a victory follow by id. */
async function listByProgress(db: Database, page: ChallengersPage): Promise<number[]> {
  const { after, limit } = page;
  const cursor = after === undefined ? undefined : await findCursor(db, after);
  if (after !== undefined && cursor === undefined) return [];
  const ids: number[] = [];
  if (cursor === undefined || cursor.score !== null)
    ids.push(...(await listWithScore(db, page, cursor)));
  if (ids.length === limit) return ids;
  let query = db
    .selectFrom('users')
    .select('users.id')
    .where(userEb.and(conditionsOf(page, 'users.id')))
    .where(userEb.not(userEb.exists(scoreOf(userEb))))
    .orderBy('users.id')
    .limit(limit - ids.length);
  if (cursor?.score === null) query = query.where('users.id', '>', cursor.id);
  return [...ids, ...(await query.execute()).map(({ id }) => id)];
}

interface ProgressCursor {
  id: number;
  score: number | null;
  achievedAt: number | null;
}

async function listWithScore(
  db: Database,
  page: ChallengersPage,
  cursor: ProgressCursor | undefined,
): Promise<number[]> {
  let query = db
    .selectFrom('user_scores')
    .innerJoin('users', 'users.id', 'user_scores.user_id')
    .select('users.id')
    .where('user_scores.board', '=', 'leaders')
    .where(userEb.and(conditionsOf(page, 'user_scores.user_id')))
    .orderBy('user_scores.score', 'desc')
    .orderBy('user_scores.achieved_at')
    .orderBy('user_scores.user_id')
    .limit(page.limit);
  if (cursor !== undefined && cursor.score !== null && cursor.achievedAt !== null) {
    const { id, score, achievedAt } = cursor;
    query = query
      .where('user_scores.score', '<=', score)
      .where((eb) =>
        eb.or([
          eb('user_scores.score', '<', score),
          eb('user_scores.achieved_at', '>', achievedAt),
          eb.and([
            eb('user_scores.achieved_at', '=', achievedAt),
            eb('user_scores.user_id', '>', id),
          ]),
        ]),
      );
  }
  return (await query.execute()).map(({ id }) => id);
}

async function findCursor(db: Database, username: string): Promise<ProgressCursor | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_scores', (join) =>
      join.onRef('user_scores.user_id', '=', 'users.id').on('user_scores.board', '=', 'leaders'),
    )
    .select(['users.id', 'user_scores.score', 'user_scores.achieved_at as achievedAt'])
    .where('users.username_key', '=', comparisonKey(username))
    .executeTakeFirst();
  return row;
}

/**
 * The column that identifies the player. Queries ordered by score use `user_scores`, so that the
 * wide rows of `users` are read only for matches.
 */
type PersonColumn = 'users.id' | 'user_scores.user_id';
const personEb = expressionBuilder<Schema, 'users' | 'user_scores'>();

const scoreOf = (eb: UserExpressionBuilder) =>
  eb
    .selectFrom('user_scores')
    .select('user_scores.user_id')
    .whereRef('user_scores.user_id', '=', 'users.id')
    .where('user_scores.board', '=', 'leaders');

function conditionsOf(
  { search, id, stuckAfter, idleSince, numberOfLeaders, seenSince, leader }: ChallengerFilter,
  person: PersonColumn,
): Expression<SqlBool>[] {
  // Accounts awaiting approval are not challengers.
  const conditions = [
    userEb('users.status', '!=', 'waiting'),
    ...searchWords(search).map(matchesWord),
  ];
  if (id !== undefined) conditions.push(userEb('users.id', '=', id));
  if (stuckAfter !== undefined) conditions.push(isStuck(stuckAfter));
  if (idleSince !== undefined) conditions.push(...isIdle(idleSince, numberOfLeaders, person));
  if (seenSince !== undefined) conditions.push(isSeen(seenSince, person));
  if (leader !== undefined) conditions.push(...canFace(leader, person));
  // Suspended accounts are excluded.
  if (idleSince !== undefined || seenSince !== undefined || leader !== undefined) {
    conditions.push(userEb('users.status', '=', 'active'));
  }
  return conditions;
}

const isSeen = (since: Date, person: PersonColumn) =>
  personEb(person, 'in', (eb) =>
    eb
      .selectFrom('presence')
      .select('presence.user_id')
      .where('presence.seen_at', '>=', since.getTime()),
  );

function isIdle(since: Date, numberOfLeaders: number, person: PersonColumn): Expression<SqlBool>[] {
  const moment = since.getTime();
  const { exists, not, selectFrom } = personEb;
  const signUps = selectFrom('user_tournaments')
    .select('user_tournaments.user_id')
    .whereRef('user_tournaments.user_id', '=', person);
  return [
    exists(signUps),
    not(exists(signUps.where('user_tournaments.signed_up_at', '>=', moment))),
    not(
      exists(
        selectFrom('matches')
          .select('matches.id')
          .whereRef('matches.user_id', '=', person)
          .where('matches.recorded_at', '>=', moment),
      ),
    ),
    not(exists(scoreOf(userEb).where('user_scores.score', '>=', numberOfLeaders))),
  ];
}

/**
 * Uses sets instead of correlated subqueries: in the order of scores most of the first players do
 * not match, and checking each is many times slower.
 */
function canFace(
  { id, tournamentId, previousId, isChampion }: LeaderToFace,
  person: PersonColumn,
): Expression<SqlBool>[] {
  const { exists, selectFrom } = personEb;
  const defeatersOf = (leaderId: number) =>
    selectFrom('user_leaders')
      .select('user_leaders.user_id')
      .where('user_leaders.leader_id', '=', leaderId)
      .where('user_leaders.defeated_at', 'is not', null);
  const signUp = selectFrom('user_tournaments')
    .select('user_tournaments.user_id')
    .whereRef('user_tournaments.user_id', '=', person)
    .where('user_tournaments.tournament_id', '=', tournamentId);
  return [
    personEb(person, 'not in', defeatersOf(id)),
    exists(isChampion ? signUp.where('user_tournaments.completed_at', 'is not', null) : signUp),
    ...(previousId === null || isChampion ? [] : [personEb(person, 'in', defeatersOf(previousId))]),
  ];
}
