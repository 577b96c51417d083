import type { MovedTournament } from '@poketorneo/rules';
import type { SelectQueryBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { findSetting, updateSetting } from '../../db/settings.ts';

const key = 'tournament-arrangement';
const arrangement = z.object({ before: z.array(z.int()), arrangedAt: z.int() });

/** The previous order and the time of the last change; undefined if none. */
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

/** Sets positions in the order of the ids. */
export async function updatePositions(trx: Trx, ids: readonly number[]): Promise<void> {
  // Positions are unique: first move all out of the range.
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

/** Whether the current season has sign-ups. */
export async function hasSignUps(db: Database): Promise<boolean> {
  const row = await db.selectFrom('user_tournaments').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

type Users = SelectQueryBuilder<Schema, 'users', { user_id: number }>;

async function insertOpenFor(
  trx: Trx,
  tournamentId: number,
  users: Users,
  now: Date,
): Promise<void> {
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

const selectSignedUp = (trx: Trx, tournamentId: number) =>
  trx
    .selectFrom('user_tournaments')
    .select('user_tournaments.user_id')
    .where('user_tournaments.tournament_id', '=', tournamentId);

/** Keeps a tournament open for all users to whom it is open. */
export async function insertKeptOpen(
  trx: Trx,
  { id, openedBy }: MovedTournament,
  now: Date,
): Promise<void> {
  const users =
    openedBy === null
      ? // SQLite would parse the following clause as part of a join without a condition.
        selectUsers(trx).where('users.id', '>', 0)
      : selectUsers(trx).where((eb) =>
          eb.or([
            eb('users.id', 'in', selectSignedUp(trx, id)),
            eb(
              'users.id',
              'in',
              selectSignedUp(trx, openedBy).where('completed_at', 'is not', null),
            ),
          ]),
        );
  await insertOpenFor(trx, id, users, now);
}

/** Keeps a tournament open for signed-up users only. */
export async function insertKeptSignUps(trx: Trx, tournamentId: number, now: Date): Promise<void> {
  const users = selectUsers(trx).where('users.id', 'in', selectSignedUp(trx, tournamentId));
  await insertOpenFor(trx, tournamentId, users, now);
}

/** Deletes the rows of one reordering. */
export async function deleteKeptOpen(trx: Trx, keptAt: Date): Promise<void> {
  await trx.deleteFrom('kept_open_tournaments').where('kept_at', '=', keptAt.getTime()).execute();
}
