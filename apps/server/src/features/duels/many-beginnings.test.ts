import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, challenge, listChallenges, sendChallenge } from '../../testing/challenges.ts';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { testServerUrl } from '../../testing/test-server.ts';
import { createTwoServers, type TwoServers } from '../../testing/two-servers.ts';

const duels = 16;

interface Players {
  from: Person;
  to: Person;
}

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

  it('make challenges and begin duels at once, hardly ever in each other’s way', async () => {
    const { first, second } = servers;
    const meet = async () => ({ from: await signUp(first), to: await signUp(first) });
    const begun: (Players & { id: number })[] = [];
    const opened: Players[] = [];
    while (begun.length < duels) {
      const players = await meet();
      begun.push({ ...players, id: (await challenge(first, players.from, players.to)).id });
      opened.push(await meet());
    }
    const serverOf = (index: number) => (index % 2 === 0 ? first : second);
    // Presence and networks are written now.
    for (const [index, { to }] of begun.entries()) await listChallenges(serverOf(index), to);
    for (const [index, { from }] of opened.entries()) await listChallenges(serverOf(index), from);
    const before = await countFailures();
    const answers = await Promise.all([
      ...begun.map(({ id, to }, index) => answer(serverOf(index), to, id)),
      ...opened.map(({ from, to }, index) => sendChallenge(serverOf(index), from, to)),
    ]);
    expect(countStatuses(answers)).toEqual({ 200: duels, 201: duels });
    // Without taking turns about one of two fails.
    expect((await countFailures()) - before).toBeLessThan(duels / 8);
  });
});
