import * as z from 'zod/mini';
import type { Database, Trx } from '../../db/database.ts';

const team = z.array(z.object({ id: z.int(), version: z.int() }));
const pair = z.tuple([team, team]);
/** Available Pokémon of two teams, as they were weighed. */
export type StoredPair = z.output<typeof pair>;

/** The number of pairs in stock, by the key of their terms. */
export async function countPairs(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('drawn_pairs')
    .select((eb) => ['pair_key as key', eb.fn.countAll<number>().as('count')])
    .groupBy('pair_key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

export async function insertPair(
  trx: Trx,
  { key, teams, now }: { key: string; teams: StoredPair; now: Date },
): Promise<void> {
  await trx
    .insertInto('drawn_pairs')
    .values({ pair_key: key, teams: JSON.stringify(teams), weighed_at: now.getTime() })
    .execute();
}

/** Takes the oldest pair out of the stock; undefined if there is none. */
export async function takePair(trx: Trx, key: string): Promise<StoredPair | undefined> {
  const oldest = await trx
    .selectFrom('drawn_pairs')
    .select('id')
    .where('pair_key', '=', key)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (oldest === undefined) return undefined;
  const { teams } = await trx
    .deleteFrom('drawn_pairs')
    .where('id', '=', oldest.id)
    .returning('teams')
    .executeTakeFirstOrThrow();
  return pair.parse(JSON.parse(teams));
}
