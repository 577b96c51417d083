import type { ChallengerOrder } from '@poketorneo/contract';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { comparisonKey, isFoundBy, wordsOf } from '../users/index.ts';
import { isStuck } from './who-is-stuck.ts';

/** Whom a page of the list is about; what is undefined leaves nobody out. */
export interface ChallengerFilter {
  search?: string | undefined;
  /** This account alone. */
  id?: number | undefined;
  /** So many counted matches against a leader, or more, without a win. */
  stuckAfter?: number | undefined;
  /** In a tournament, and nothing fought and nowhere signed up since. */
  idleSince?: Date | undefined;
  /** Whoever has defeated so many leaders has nobody left to face. */
  numberOfLeaders: number;
  seenSince?: Date | undefined;
  /** Whom the players can face now. */
  leader?: LeaderToFace | undefined;
}

/** A leader, with what a player needs to face them. */
export interface LeaderToFace {
  id: number;
  tournamentId: number;
  /** To be defeated before; null for the first of a tournament. */
  previousId: number | null;
  /** Waits for the whole tournament. */
  isChampion: boolean;
}

export interface ChallengersPage extends ChallengerFilter {
  order: ChallengerOrder;
  /** The last username of the page before. */
  after?: string | undefined;
  limit: number;
}

type OfUser = ExpressionBuilder<Schema, 'users'>;
const ofUser: OfUser = expressionBuilder<Schema, 'users'>();

/** The ids of a page of challengers, in their order. */
export function listChallengerIds(db: Database, page: ChallengersPage): Promise<number[]> {
  return page.order === 'progress' ? listByProgress(db, page) : listByAccount(db, page);
}

async function listByAccount(db: Database, page: ChallengersPage): Promise<number[]> {
  const { order, after, limit } = page;
  let query = db
    .selectFrom('users')
    .select('users.id')
    .where(ofUser.and(conditionsOf(page, 'users.id')));
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

/**
 * As on the leaderboard of defeated leaders: of as many, whoever was there first. Then those who have
 * defeated none, in the order in which they came.
 */
async function listByProgress(db: Database, page: ChallengersPage): Promise<number[]> {
  const { after, limit } = page;
  const last = after === undefined ? undefined : await findPlace(db, after);
  if (after !== undefined && last === undefined) return [];
  const ids: number[] = [];
  if (last === undefined || last.score !== null) ids.push(...(await listAhead(db, page, last)));
  if (ids.length === limit) return ids;
  let query = db
    .selectFrom('users')
    .select('users.id')
    .where(ofUser.and(conditionsOf(page, 'users.id')))
    .where(ofUser.not(ofUser.exists(scoreOf(ofUser))))
    .orderBy('users.id')
    .limit(limit - ids.length);
  if (last?.score === null) query = query.where('users.id', '>', last.id);
  return [...ids, ...(await query.execute()).map(({ id }) => id)];
}

interface Place {
  id: number;
  score: number | null;
  achievedAt: number | null;
}

async function listAhead(
  db: Database,
  page: ChallengersPage,
  last: Place | undefined,
): Promise<number[]> {
  let query = db
    .selectFrom('user_scores')
    .innerJoin('users', 'users.id', 'user_scores.user_id')
    .select('users.id')
    .where('user_scores.board', '=', 'leaders')
    .where(ofUser.and(conditionsOf(page, 'user_scores.user_id')))
    .orderBy('user_scores.score', 'desc')
    .orderBy('user_scores.achieved_at')
    .orderBy('user_scores.user_id')
    .limit(page.limit);
  if (last !== undefined && last.score !== null && last.achievedAt !== null) {
    const { id, score, achievedAt } = last;
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

async function findPlace(db: Database, username: string): Promise<Place | undefined> {
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
 * By which column a query knows whom it looks at. What it goes through in the order of scores says it
 * itself: a row of `users`, far wider, is then looked up of those alone who are left.
 */
type PersonColumn = 'users.id' | 'user_scores.user_id';
const ofPerson = expressionBuilder<Schema, 'users' | 'user_scores'>();

const scoreOf = (eb: OfUser) =>
  eb
    .selectFrom('user_scores')
    .select('user_scores.user_id')
    .whereRef('user_scores.user_id', '=', 'users.id')
    .where('user_scores.board', '=', 'leaders');

function conditionsOf(
  { search, id, stuckAfter, idleSince, numberOfLeaders, seenSince, leader }: ChallengerFilter,
  person: PersonColumn,
): Expression<SqlBool>[] {
  // Whoever waits to be let in is no challenger yet.
  const conditions = [ofUser('users.status', '!=', 'waiting'), ...wordsOf(search).map(isFoundBy)];
  if (id !== undefined) conditions.push(ofUser('users.id', '=', id));
  if (stuckAfter !== undefined) conditions.push(isStuck(stuckAfter));
  if (idleSince !== undefined) conditions.push(...isIdle(idleSince, numberOfLeaders, person));
  if (seenSince !== undefined) conditions.push(isSeen(seenSince, person));
  if (leader !== undefined) conditions.push(...canFace(leader, person));
  // Whoever may not come in is not waited for.
  if (idleSince !== undefined || seenSince !== undefined || leader !== undefined) {
    conditions.push(ofUser('users.status', '=', 'active'));
  }
  return conditions;
}

const isSeen = (since: Date, person: PersonColumn) =>
  ofPerson(person, 'in', (eb) =>
    eb
      .selectFrom('presence')
      .select('presence.user_id')
      .where('presence.seen_at', '>=', since.getTime()),
  );

function isIdle(since: Date, numberOfLeaders: number, person: PersonColumn): Expression<SqlBool>[] {
  const moment = since.getTime();
  const { exists, not, selectFrom } = ofPerson;
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
    not(exists(scoreOf(ofUser).where('user_scores.score', '>=', numberOfLeaders))),
  ];
}

/**
 * Whoever has defeated a leader is found as a set, once: in the order of scores those in front have long
 * gone on, and to look at each of them in turn takes many times as long.
 */
function canFace(
  { id, tournamentId, previousId, isChampion }: LeaderToFace,
  person: PersonColumn,
): Expression<SqlBool>[] {
  const { exists, selectFrom } = ofPerson;
  const whoHaveDefeated = (leaderId: number) =>
    selectFrom('user_leaders')
      .select('user_leaders.user_id')
      .where('user_leaders.leader_id', '=', leaderId)
      .where('user_leaders.defeated_at', 'is not', null);
  const signUp = selectFrom('user_tournaments')
    .select('user_tournaments.user_id')
    .whereRef('user_tournaments.user_id', '=', person)
    .where('user_tournaments.tournament_id', '=', tournamentId);
  return [
    ofPerson(person, 'not in', whoHaveDefeated(id)),
    exists(isChampion ? signUp.where('user_tournaments.completed_at', 'is not', null) : signUp),
    ...(previousId === null || isChampion
      ? []
      : [ofPerson(person, 'in', whoHaveDefeated(previousId))]),
  ];
}
