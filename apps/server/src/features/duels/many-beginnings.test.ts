import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, challenge } from '../../testing/challenges.ts';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';

const duels = 16;

describe.skipIf(testServerUrl === undefined)('two servers on one database', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await createTwoServers();
  });
  afterAll(async () => {
    for (const { errors } of [servers.first, servers.second]) expect(errors).toEqual([]);
    await servers.close();
  });

  /** Transactions of this database that failed so far. */
  async function countFailures(): Promise<number> {
    const { db } = servers.first.database;
    const read = <T>(query: RawBuilder<T>) => query.execute(db);
    await read(sql`select pg_stat_force_next_flush()`);
    const { rows } = await read(
      sql<{ failed: number }>`select xact_rollback as failed from pg_stat_database
        where datname = current_database()`,
    );
    return rows[0]?.failed ?? 0;
  }

  it('begin many duels at once, hardly ever in each other’s way', async () => {
    const { first, second } = servers;
    const challenges: { id: number; to: Person }[] = [];
    while (challenges.length < duels) {
      const [from, to] = [await signUp(first), await signUp(first)];
      challenges.push({ id: (await challenge(first, from, to)).id, to });
    }
    const before = await countFailures();
    const answers = await Promise.all(
      challenges.map(({ id, to }, index) => answer(index % 2 === 0 ? first : second, to, id)),
    );
    expect(countStatuses(answers)).toEqual({ 200: duels });
    // Without taking turns about one of two fails.
    expect((await countFailures()) - before).toBeLessThan(duels / 8);
  });
});
