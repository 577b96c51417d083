import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';

/** Pokémon ids of team A and team B. */
const teamIds = z.tuple([z.array(z.int()), z.array(z.int())]);
export type TeamIds = z.output<typeof teamIds>;

export async function findLastTeams(db: Database, userId: number): Promise<TeamIds | undefined> {
  const row = await db
    .selectFrom('drawn_teams')
    .select('teams')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && z.parse(teamIds, JSON.parse(row.teams));
}

/** Replaces the user's last teams. */
export async function updateLastTeams(
  trx: Trx,
  userId: number,
  teams: TeamIds,
  now: Date,
): Promise<void> {
  const values = { teams: JSON.stringify(teams), created_at: now.getTime() };
  await trx
    .insertInto('drawn_teams')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
