import { type Access, contract, type Endpoint } from '@poketorneo/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inject } from '../testing/inject.ts';
import { isAcceptable, type RawRequest, requestsTo } from '../testing/malformed-requests.ts';
import { newAddress, type Person, signUp, signUpAdministrator } from '../testing/people.ts';
import { parseError } from '../testing/responses.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { testServerUrl } from '../testing/test-server.ts';

/** Fixed, so that runs are reproducible. */
const seed = 20_260_110;
/**
 * Divided among the authorized callers, whose requests are parsed alike. Fewer on PostgreSQL: parsing
 * does not depend on the database.
 */
const requestsPerEndpoint = testServerUrl === undefined ? 120 : 60;
/** For callers rejected before the request is parsed. */
const requestsPerUnauthorizedCaller = 12;
const timeoutMs = 20_000;

let server: TestApp;
let tables: string[];
let before: unknown;
let people: { player: Person; organiser: Person };

beforeAll(async () => {
  server = await createTestApp();
  people = { player: await signUp(server), organiser: await signUpAdministrator(server) };
  await server.call(contract.auth.sendResetPasswordEmail, {
    body: people.player,
    from: newAddress(),
  });
  tables = (await server.database.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !excludedTables.includes(name));
  before = await databaseContent();
});
afterAll(() => server.close());

/** Tables that reads and calls without parameters may write. */
const excludedTables = [
  'rate_limits',
  'quiz_runs',
  'game_runs',
  'drawn_teams',
  'user_face_icons',
  'notifications',
  'notification_versions',
  'online_users',
  'presence',
  'device_links',
];

/** All rows of the other tables. */
async function databaseContent(): Promise<Record<string, unknown[]>> {
  const { db } = server.database;
  const content: Record<string, unknown[]> = {};
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    content[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}

/** Excluded: they take no parameters, and would end the sessions of the other calls, or fill tables. */
const withoutParameters: readonly Endpoint[] = [
  contract.auth.signOut,
  contract.auth.signOutEverywhere,
  contract.trials.start,
];
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((feature) => Object.values(feature))
  .filter((endpoint) => !withoutParameters.includes(endpoint));

/** Calls that may succeed without changing these tables. */
const harmless: readonly Endpoint[] = [
  contract.auth.signIn,
  contract.auth.sendResetPasswordEmail,
  contract.auth.resetPassword,
  contract.auth.endSession,
  contract.auth.checkDeviceLink,
  contract.auth.redeemDeviceLink,
];

const changing = endpoints.filter(
  (endpoint) => endpoint.method !== 'GET' && !harmless.includes(endpoint),
);

async function mustBeHandled(request: RawRequest): Promise<number> {
  const { payload, ...rest } = request;
  const response = await inject(server.app, {
    ...rest,
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode >= 500) throw new Error(`${response.statusCode}: ${response.body}`);
  if (response.statusCode >= 400 && response.body !== '') parseError(response);
  return response.statusCode;
}

function expectNoErrors(): void {
  // Cleared, so that one failure does not fail all later tests.
  expect(server.errors.splice(0)).toEqual([]);
}

async function expectUnchanged(): Promise<void> {
  // Refreshed, so that one failure does not fail all later tests.
  const expected = before;
  before = await databaseContent();
  expect(before).toEqual(expected);
}

const callers = ['a visitor', 'a player', 'an organiser'] as const;
/** Index of the first authorized caller. */
const lowestRole: Readonly<Record<Access, number>> = {
  public: 0,
  optional: 0,
  user: 1,
  admin: 2,
};
const tokenOf = (caller: (typeof callers)[number]) =>
  ({
    'a visitor': undefined,
    'a player': people.player.token,
    'an organiser': people.organiser.token,
  })[caller];

it('a request is acceptable whatever its unread query, fields and body contain', () => {
  const { insert } = contract.messages;
  const request = (query: string, body: object): RawRequest => ({
    method: insert.method,
    url: insert.path + query,
    headers: {},
    payload: JSON.stringify(body),
  });
  expect(isAcceptable([insert], request('?x=%00', { text: 'a', other: '\u0000' }))).toBe(true);
  expect(isAcceptable([insert], request('', { text: 'a\ud800' }))).toBe(false);
  const { delete: remove } = contract.users;
  const payload = JSON.stringify({ id: '\u0000' });
  const deletion: RawRequest = { method: 'DELETE', url: '/api/users/1', headers: {}, payload };
  expect(isAcceptable([remove], deletion)).toBe(true);
});

describe.each(
  endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })),
)('$name', ({ endpoint }) => {
  it.each(callers)('handles malformed requests by %s', async (caller) => {
    const index = callers.indexOf(caller);
    const lowest = lowestRole[endpoint.access];
    const isAuthorized = lowest <= index;
    const requestsPerCaller = requestsPerEndpoint / (callers.length - lowest);
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, tokenOf(caller)), async (request) => {
        fc.pre(!isAcceptable(changing, request));
        const status = await mustBeHandled(request);
        if (!isAuthorized) expect(status).toBeGreaterThanOrEqual(400);
      }),
      {
        // Each caller sends other requests.
        seed: seed + index,
        numRuns: isAuthorized ? requestsPerCaller : requestsPerUnauthorizedCaller,
        timeout: timeoutMs,
      },
    );
    expectNoErrors();
  });
  // Once for all callers: it reads the whole database.
  afterAll(expectUnchanged);
});

it('handles every method at every path', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  const paths = [...endpoints.map(({ path }) => path), '/', '/api', '/api/docs', '/assets/x', '*'];
  for (const url of paths) {
    for (const method of methods) {
      const response = await inject(server.app, { method, url, headers: { accept: 'text/html' } });
      expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
    }
  }
  expectNoErrors();
  await expectUnchanged();
});
