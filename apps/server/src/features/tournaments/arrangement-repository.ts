import type { MovedTournament } from '@poketorneo/rules';
import type { SelectQueryBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';

const key = 'tournament-arrangement';
const arrangement = z.object({ before: z.array(z.int()), arrangedAt: z.int() });

/** The order of before the last change, and when that was; undefined while there was none. */
export async function findLastArrangement(
  db: Database,
): Promise<z.output<typeof arrangement> | undefined> {
  const value = await findSetting(db, key);
  if (value === undefined) return undefined;
  const parsed: unknown = JSON.parse(value);
  return arrangement.parse(parsed);
}

export async function updateLastArrangement(
  trx: Trx,
  last: { before: readonly number[]; arrangedAt: Date },
): Promise<void> {
  const value = JSON.stringify({ before: last.before, arrangedAt: last.arrangedAt.getTime() });
  await updateSetting(trx, key, value);
}

/** Gives the tournaments their places, in the order of their ids here. */
export async function updatePositions(trx: Trx, ids: readonly number[]): Promise<void> {
  // No two may have the same at any moment: first out of the way, then each to its own.
  await trx
    .updateTable('tournaments')
    .set((eb) => ({ position: eb('position', '*', -1) }))
    .execute();
  for (const [index, id] of ids.entries()) {
    await trx
      .updateTable('tournaments')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Whether anybody has signed up for a tournament in the season under way. */
export async function isAnybodySignedUp(db: Database): Promise<boolean> {
  const row = await db.selectFrom('user_tournaments').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

type Users = SelectQueryBuilder<Schema, 'users', { user_id: number }>;

async function keepOpen(trx: Trx, tournamentId: number, users: Users, now: Date): Promise<void> {
  await trx
    .insertInto('kept_open_tournaments')
    .columns(['user_id', 'tournament_id', 'kept_at'])
    .expression(
      users.select((eb) => [
        eb.val(tournamentId).as('tournament_id'),
        eb.val(now.getTime()).as('kept_at'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'tournament_id']).doNothing())
    .execute();
}

const selectUsers = (trx: Trx): Users => trx.selectFrom('users').select('users.id as user_id');

const whoHasSignedUp = (trx: Trx, tournamentId: number) =>
  trx
    .selectFrom('user_tournaments')
    .select('user_tournaments.user_id')
    .where('user_tournaments.tournament_id', '=', tournamentId);

/** Keeps a tournament open to all to whom it is. */
export async function insertKeptOpen(
  trx: Trx,
  { id, openedBy }: MovedTournament,
  now: Date,
): Promise<void> {
  const users =
    openedBy === null
      ? // Without a condition SQLite takes what follows for one of a join.
        selectUsers(trx).where('users.id', '>', 0)
      : selectUsers(trx).where((eb) =>
          eb.or([
            eb('users.id', 'in', whoHasSignedUp(trx, id)),
            eb(
              'users.id',
              'in',
              whoHasSignedUp(trx, openedBy).where('completed_at', 'is not', null),
            ),
          ]),
        );
  await keepOpen(trx, id, users, now);
}

/** Keeps a tournament open to those alone who have signed up for it. */
export async function insertKeptSignUps(trx: Trx, tournamentId: number, now: Date): Promise<void> {
  const users = selectUsers(trx).where('users.id', 'in', whoHasSignedUp(trx, tournamentId));
  await keepOpen(trx, tournamentId, users, now);
}

/** Forgets what a change of the order has kept open. */
export async function deleteKeptOpen(trx: Trx, keptAt: Date): Promise<void> {
  await trx.deleteFrom('kept_open_tournaments').where('kept_at', '=', keptAt.getTime()).execute();
}
