import { randomBytes } from 'node:crypto';
import { administer, testDatabasePrefix, testServerUrl } from './test-server.ts';

/** Vitest calls this before a run, and what it returns after it, in the main process. */
export default function prepare(): (() => Promise<void>) | undefined {
  if (testServerUrl === undefined) return undefined;
  const serverUrl = testServerUrl;
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  return () =>
    administer(serverUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [testDatabasePrefix()],
      );
      for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
    });
}
