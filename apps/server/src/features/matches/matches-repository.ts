import type { MatchOutcome } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';
import type { NewestFirstPage } from '../../db/newest-first-page.ts';

/** What a match changed, so that undo reverses exactly that. */
const matchEffects = z.object({
  /** The Pokémon gained by it; null if already owned. */
  pokemonId: z.nullable(z.int()),
  /** The species of face icons gained by it. */
  faceIcons: z.array(z.int()),
  /** The player's chosen face icon before the match. */
  chosenFaceIcon: z.int(),
  tournamentCompleted: z.boolean(),
  /** The notifications about it. */
  notificationIds: z.array(z.int()),
});
export type MatchEffects = z.output<typeof matchEffects>;

/** A match with its effects. */
export interface MatchWithEffects {
  match: MatchRecord;
  effects: MatchEffects;
}

interface NewMatch {
  userId: number;
  leaderId: number;
  outcome: MatchOutcome;
  rewardGiven: boolean;
  /** The battle it was fought in; null if recorded by an organiser. */
  battleId: number | null;
  effects: MatchEffects;
  now: Date;
}

/** Returns the id of the new match. */
export async function insertMatch(trx: Trx, match: NewMatch): Promise<number> {
  const { id } = await trx
    .insertInto('matches')
    .values({
      user_id: match.userId,
      leader_id: match.leaderId,
      outcome: match.outcome,
      reward_given: toFlag(match.rewardGiven),
      effects: JSON.stringify(match.effects),
      recorded_at: match.now.getTime(),
      battle_id: match.battleId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface MatchRecord {
  id: number;
  userId: number;
  leaderId: number;
  leaderName: string;
  tournamentId: number;
  tournamentName: string;
  outcome: MatchOutcome;
  rewardGiven: boolean;
  recordedAt: Date;
  battleId: number | null;
}

function selectMatches(db: Database, userId: number) {
  return selectAllMatches(db).where('matches.user_id', '=', userId).orderBy('matches.id', 'desc');
}

function selectAllMatches(db: Database) {
  return db
    .selectFrom('matches')
    .innerJoin('leaders', 'leaders.id', 'matches.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select([
      'matches.id',
      'matches.user_id',
      'matches.leader_id',
      'matches.outcome',
      'matches.reward_given',
      'matches.effects',
      'matches.recorded_at',
      'matches.battle_id',
      'leaders.name as leader_name',
      'tournaments.id as tournament_id',
      'tournaments.name as tournament_name',
    ]);
}

function toRecord(
  row: Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>,
): MatchRecord {
  return {
    id: row.id,
    userId: row.user_id,
    leaderId: row.leader_id,
    leaderName: row.leader_name,
    tournamentId: row.tournament_id,
    tournamentName: row.tournament_name,
    outcome: row.outcome,
    rewardGiven: row.reward_given === 1,
    recordedAt: new Date(row.recorded_at),
    battleId: row.battle_id,
  };
}

/** A page of a player's matches. */
export async function listMatches(
  db: Database,
  userId: number,
  { before, limit }: NewestFirstPage,
): Promise<MatchRecord[]> {
  let query = selectMatches(db, userId).limit(limit);
  if (before !== undefined) query = query.where('matches.id', '<', before);
  return (await query.execute()).map(toRecord);
}

/** A player's matches with one of these ids or battles. */
export async function listMatchesByIds(
  db: Database,
  userId: number,
  { ids, battleIds }: { ids: readonly number[]; battleIds: readonly number[] },
): Promise<MatchRecord[]> {
  const rows = await selectMatches(db, userId)
    .where((eb) =>
      eb.or([
        // PostgreSQL rejects empty lists.
        ...(ids.length === 0 ? [] : [eb('matches.id', 'in', ids)]),
        ...(battleIds.length === 0 ? [] : [eb('matches.battle_id', 'in', battleIds)]),
      ]),
    )
    .execute();
  return rows.map(toRecord);
}

/** The same for closed seasons, with the season's name. */
export async function listPastMatchesByIds(
  db: Database,
  userId: number,
  { ids, battleIds }: { ids: readonly number[]; battleIds: readonly number[] },
): Promise<{ match: MatchRecord; season: string }[]> {
  const rows = await db
    .selectFrom('past_matches as past')
    .innerJoin('seasons', 'seasons.id', 'past.season_id')
    .innerJoin('leaders', 'leaders.id', 'past.leader_id')
    .innerJoin('season_tournaments as tournament', (join) =>
      join
        .onRef('tournament.season_id', '=', 'past.season_id')
        .onRef('tournament.tournament_id', '=', 'leaders.tournament_id'),
    )
    .select([
      'past.id',
      'past.user_id',
      'past.leader_id',
      'past.outcome',
      'past.reward_given',
      'past.effects',
      'past.recorded_at',
      'past.battle_id',
      'leaders.name as leader_name',
      'tournament.tournament_id',
      // Its name in that season.
      'tournament.name as tournament_name',
      'seasons.name as season',
    ])
    .where('past.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb('past.id', 'in', ids)]),
        ...(battleIds.length === 0 ? [] : [eb('past.battle_id', 'in', battleIds)]),
      ]),
    )
    .execute();
  return rows.map((row) => ({ match: toRecord(row), season: row.season }));
}

/** Number of a player's matches by outcome; missing if zero. */
export async function countOutcomes(
  db: Database,
  userId: number,
): Promise<ReadonlyMap<MatchOutcome, number>> {
  const rows = await db
    .selectFrom('matches')
    .select((eb) => ['outcome', eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('outcome')
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome, count]));
}

/** The newest match of a player. */
export async function findLastMatch(
  db: Database,
  userId: number,
): Promise<MatchRecord | undefined> {
  const row = await selectMatches(db, userId).limit(1).executeTakeFirst();
  return row && toRecord(row);
}

/** The player of a match; undefined if there is no such match. */
export async function findMatchUserId(db: Database, matchId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('user_id')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row?.user_id;
}

/** All matches of a player with their effects, oldest first. */
export async function listMatchesWithEffects(
  db: Database,
  userId: number,
): Promise<MatchWithEffects[]> {
  const rows = await selectMatches(db, userId).execute();
  return rows.toReversed().map((row) => {
    const parsed: unknown = JSON.parse(row.effects);
    return { match: toRecord(row), effects: z.parse(matchEffects, parsed) };
  });
}

export interface RecentMatchRecord extends MatchRecord {
  username: string;
  faceIconId: number;
}

/** A page of the matches recorded by organisers since a date. */
export async function listRecentMatches(
  db: Database,
  { since, before, limit }: NewestFirstPage & { since: Date },
): Promise<RecentMatchRecord[]> {
  let query = selectAllMatches(db)
    .innerJoin('users', 'users.id', 'matches.user_id')
    .select(['users.username', 'users.face_icon_id as faceIconId'])
    .where('matches.recorded_at', '>=', since.getTime())
    .where('matches.battle_id', 'is', null)
    // In index order: older rows are not read.
    .orderBy('matches.recorded_at', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('matches.id', '<', before);
  return (await query.execute()).map((row) => ({
    ...toRecord(row),
    username: row.username,
    faceIconId: row.faceIconId,
  }));
}

/** Changes result and effects; order and time stay. */
export async function updateMatch(
  trx: Trx,
  id: number,
  {
    outcome,
    rewardGiven,
    effects,
  }: { outcome: MatchOutcome; rewardGiven: boolean; effects: MatchEffects },
): Promise<void> {
  await trx
    .updateTable('matches')
    .set({ outcome, reward_given: toFlag(rewardGiven), effects: JSON.stringify(effects) })
    .where('id', '=', id)
    .execute();
}

export async function deleteMatch(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('matches').where('id', '=', id).execute();
}

/** The match of a battle; undefined if undone. */
export async function findMatchOfBattle(
  db: Database,
  userId: number,
  battleId: number,
): Promise<MatchRecord | undefined> {
  const row = await selectMatches(db, userId)
    .where('matches.battle_id', '=', battleId)
    .executeTakeFirst();
  return row && toRecord(row);
}

/** Adds a notification to a match's effects. */
export async function addNotification(trx: Trx, matchId: number, id: number): Promise<void> {
  const row = await trx
    .selectFrom('matches')
    .select('effects')
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  const parsed: unknown = JSON.parse(row.effects);
  const effects = z.parse(matchEffects, parsed);
  const after = { ...effects, notificationIds: [...effects.notificationIds, id] };
  await trx
    .updateTable('matches')
    .set({ effects: JSON.stringify(after) })
    .where('id', '=', matchId)
    .execute();
}
