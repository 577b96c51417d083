import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

export interface TwoServers {
  first: TestApp;
  second: TestApp;
  /** Moves the clocks of both. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Two servers on one database with the content of a new installation. */
export async function createTwoServers(): Promise<TwoServers> {
  const database = await createTestDatabase('seeded');
  const first = await createTestApp({ on: database });
  // SQLite belongs to one process.
  const on =
    database.location.kind === 'server'
      ? database
      : { ...database, open: async () => first.database };
  const second = await createTestApp({ on, isUncached: true });
  return {
    first,
    second,
    advance: (milliseconds) => {
      for (const server of [first, second]) server.advance(milliseconds);
    },
    async close() {
      await second.app.close();
      await second.bus.close();
      if (second.database !== first.database) await second.database.close();
      await first.close();
      await database.drop();
    },
  };
}
