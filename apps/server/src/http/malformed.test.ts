import { contract, type Endpoint } from '@poketorneo/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import { isAcceptable, type RawRequest, requestsTo } from '../testing/malformed-requests.ts';
import { newAddress, type Person, signUp, signUpAdministrator } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** Always the same requests; a failure names the seed and the request. */
const seed = 20_260_110;
const requestsPerCaller = 120;
const longestAnswer = 20_000;

let server: TestApp;
let before: unknown;
let people: { player: Person; organiser: Person };

beforeAll(async () => {
  server = await createTestApp();
  people = { player: await signUp(server), organiser: await signUpAdministrator(server) };
  await server.call(contract.auth.sendResetPasswordEmail, {
    body: people.player,
    from: newAddress(),
  });
  before = await everythingKept();
});
afterAll(() => server.close());

/** What calls may write that read alone, or that take no parameter and so cannot be wrong. */
const written = [
  'rate_limits',
  'quiz_runs',
  'game_runs',
  'drawn_teams',
  'user_face_icons',
  'notifications',
  'notification_versions',
  'presence',
  'device_links',
];

/** Everything else in the database. */
async function everythingKept(): Promise<Record<string, unknown[]>> {
  const { db } = server.database;
  const tables = (await db.introspection.getTables()).filter(({ name }) => !written.includes(name));
  const kept: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    kept[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return kept;
}

/**
 * All but signing out, here or everywhere: it takes no parameter, so that no call of it can be wrong, and
 * it would end the sessions of those who make the others.
 */
const signOuts: readonly Endpoint[] = [contract.auth.signOut, contract.auth.signOutEverywhere];
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((feature) => Object.values(feature))
  .filter((endpoint) => !signOuts.includes(endpoint));

/** Calls that may succeed without changing anything that lasts. */
const harmless: readonly Endpoint[] = [
  contract.auth.signIn,
  contract.auth.sendResetPasswordEmail,
  contract.auth.resetPassword,
  contract.auth.endSession,
  contract.auth.checkDeviceLink,
  contract.auth.redeemDeviceLink,
];

function mightChangeSomething(request: RawRequest): boolean {
  return endpoints.some(
    (endpoint) =>
      endpoint.method !== 'GET' && !harmless.includes(endpoint) && isAcceptable(endpoint, request),
  );
}

async function mustBeHandled(request: RawRequest): Promise<number> {
  const { payload, ...rest } = request;
  const response = await server.app.inject({
    ...rest,
    ...(payload === undefined ? {} : { payload }),
  });
  if (response.statusCode >= 500) throw new Error(`${response.statusCode}: ${response.body}`);
  if (response.statusCode >= 400 && response.body !== '') refusalOf(response);
  return response.statusCode;
}

async function mustBeUnharmed(): Promise<void> {
  // Taken out, so that one failure does not count for every test after it.
  expect(server.errors.splice(0)).toEqual([]);
  expect(await everythingKept()).toEqual(before);
}

const callers = ['nobody', 'a player', 'an organiser'] as const;
const tokenOf = (caller: (typeof callers)[number]) =>
  ({
    nobody: undefined,
    'a player': people.player.token,
    'an organiser': people.organiser.token,
  })[caller];

describe.each(
  endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })),
)('$name', ({ endpoint }) => {
  it.each(callers)('withstands wrong requests by %s', async (caller) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, tokenOf(caller)), async (request) => {
        fc.pre(!mightChangeSomething(request));
        const status = await mustBeHandled(request);
        if (caller === 'nobody' && (endpoint.access === 'user' || endpoint.access === 'admin')) {
          expect(status).toBeGreaterThanOrEqual(400);
        }
      }),
      { seed, numRuns: requestsPerCaller, timeout: longestAnswer },
    );
    await mustBeUnharmed();
  });
});

it('withstands every method at every path', async () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  const paths = [...endpoints.map(({ path }) => path), '/', '/api', '/api/docs', '/assets/x', '*'];
  for (const url of paths) {
    for (const method of methods) {
      const response = await server.app.inject({ method, url, headers: { accept: 'text/html' } });
      expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
    }
  }
  await mustBeUnharmed();
});
