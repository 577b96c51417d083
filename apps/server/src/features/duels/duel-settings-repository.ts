import type { DuelSettings } from '@poketorneo/contract';
import type { Database, Trx } from '../../db/database.ts';
import { toFlag } from '../../db/flag.ts';

/** Without a row all is on. */
const defaults: DuelSettings = { acceptsChallenges: true, showsOnline: true, emotes: true };

export async function findDuelSettings(db: Database, userId: number): Promise<DuelSettings> {
  const row = await db
    .selectFrom('duel_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return defaults;
  return {
    acceptsChallenges: row.accepts_challenges === 1,
    showsOnline: row.shows_online === 1,
    emotes: row.emotes === 1,
  };
}

export async function updateDuelSettings(
  trx: Trx,
  userId: number,
  { acceptsChallenges, showsOnline, emotes }: DuelSettings,
): Promise<void> {
  const values = {
    accepts_challenges: toFlag(acceptsChallenges),
    shows_online: toFlag(showsOnline),
    emotes: toFlag(emotes),
  };
  await trx
    .insertInto('duel_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
