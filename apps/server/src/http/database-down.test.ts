import { contract } from '@poketorneo/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { type Person, signIn, signUp } from '../testing/people.ts';
import { parseError } from '../testing/responses.ts';
import { openSwitchableProxy, type SwitchableProxy } from '../testing/switchable-proxy.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';

const unavailable = { status: 503, message: 'Il database non risponde: riprova tra poco' };

describe.runIf(testServerUrl !== undefined)('while PostgreSQL is stopped', () => {
  let testDatabase: TestDatabase;
  let wire: SwitchableProxy;
  let server: TestApp;
  let player: Person;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    if (testDatabase.location.kind !== 'server') throw new Error('No PostgreSQL');
    wire = await openSwitchableProxy(testDatabase.location.url);
    const location = { kind: 'server', url: wire.url } as const;
    const on = { ...testDatabase, location, open: () => openDatabase(location) };
    server = await createTestApp({ on });
    player = await signUp(server);
    await wire.switchOff();
  });

  afterEach(async () => {
    await server.close();
    await wire.switchOff();
    await testDatabase.drop();
  });

  const list = () => server.call(contract.notifications.list, { token: player.token });

  it('calls return 503 with Retry-After', async () => {
    for (const response of [await list(), await signIn(server, player)]) {
      expect(parseError(response)).toEqual(unavailable);
      expect(response.headers['retry-after']).toBe('5');
    }
    expect(parseError(await server.call(contract.health.check))).toEqual({
      status: 503,
      message: 'Il database non risponde',
    });
    expect(server.errors.join('')).toContain('Il server PostgreSQL «127.0.0.1:');
    await wire.switchOn();
  });

  it('sessions survive, and calls succeed after the restart', async () => {
    expect((await list()).statusCode).toBe(503);
    await wire.switchOn();
    expect((await list()).statusCode).toBe(200);
    expect((await signIn(server, player)).statusCode).toBe(200);
    expect((await server.call(contract.health.check)).statusCode).toBe(200);
  });
});

describe.runIf(testServerUrl !== undefined)('while PostgreSQL cancels every write', () => {
  it('calls return 503 with Retry-After, which clients repeat', async () => {
    const server = await createTestApp();
    const { db } = server.database;
    const { token } = await signUp(server);
    const setEmotes = () =>
      server.call(contract.duels.setSettings, { body: { emotes: false }, token });
    // As if each transaction met another one, on each attempt.
    await sql`create function cancel() returns trigger language plpgsql
      as $$ begin raise exception sqlstate '40001'; end $$`.execute(db);
    await sql`create trigger cancel before insert on duel_settings
      for each row execute function cancel()`.execute(db);
    const response = await setEmotes();
    expect(parseError(response)).toEqual({
      status: 503,
      message: 'Ci sono troppe richieste insieme: riprova tra poco',
    });
    expect(response.headers['retry-after']).toBe('1');
    expect(server.errors.join('')).toContain('una scrittura è stata annullata 20 volte');
    await sql`drop trigger cancel on duel_settings`.execute(db);
    expect((await setEmotes()).statusCode).toBe(200);
    await server.close();
  });
});
