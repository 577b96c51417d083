import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { second } from '../clock.ts';
import { fillDisk } from '../testing/full-disk.ts';
import {
  countStatuses,
  isAccepted,
  newAddress,
  newName,
  type Person,
  signIn,
  signUp,
} from '../testing/people.ts';
import { parseError, parseResponse } from '../testing/responses.ts';
import { createTestApp, registration, type TestApp } from '../testing/test-app.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const fullMessage =
  'Non c’è più spazio per salvare: per ora si può solo guardare. Avvisa chi gestisce il torneo';

let server: TestApp;
let player: Person;
let makeRoom: () => Promise<void>;
beforeEach(async () => {
  server = await createTestApp({ seeded: true });
  player = await signUp(server);
  expect((await server.call(contract.health.check)).statusCode).toBe(200);
  makeRoom = await fillDisk(server.database.db);
});
afterEach(() => server.close());

/** Many writes, because a table's last page may have free space. */
const writeMany = () =>
  Promise.all(
    times(40).map(() =>
      server.call(contract.auth.signUp, { body: registration(newName()), from: newAddress() }),
    ),
  );

it('writes return 507 with a message', async () => {
  const refused = (await writeMany()).filter(({ statusCode }) => statusCode !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(parseError(response)).toEqual({ status: 507, message: fullMessage });
  }
  expect(server.errors.length).toBeGreaterThan(0);
});

it('users can still sign in and read', async () => {
  const names = [player.username, ...times(30).map(() => newName())];
  const wrong = await Promise.all(
    names.map((username) => signIn(server, { username, password: 'sbagliata' })),
  );
  expect(countStatuses(wrong)).toEqual({ 400: 31 });
  const { token } = parseResponse(contract.auth.signIn, await signIn(server, player));
  expect(await isAccepted(server, token)).toBe(true);
  const shown = await server.call(contract.notifications.list, { token });
  expect(parseResponse(contract.notifications.list, shown)).toHaveLength(1);
});

it('a session is over if and only if the sign-out succeeded', async () => {
  const { auth } = contract;
  const sessions = server.database.db.selectFrom('sessions').select('id');
  const count = async () => (await sessions.execute()).length;
  // Fills the free space of the sessions table, until a session has no row.
  let token = '';
  for (let [before, now] = [-1, await count()]; before !== now; before = now, now = await count()) {
    ({ token } = parseResponse(
      auth.signIn,
      await signIn(server, { ...player, from: newAddress() }),
    ));
  }
  const signOut = async () => (await server.call(auth.signOut, { token })).statusCode;
  const isSignedOut = (await signOut()) === 200;
  expect(await isAccepted(server, token)).toBe(!isSignedOut);
  await makeRoom();
  if (!isSignedOut) expect(await signOut()).toBe(200);
  expect(await isAccepted(server, token)).toBe(false);
});

it('password attempts remain limited', async () => {
  const from = newAddress();
  const guess = { username: player.username, password: 'sbagliata', from };
  const guesses = await Promise.all(times(14).map(() => signIn(server, guess)));
  expect(countStatuses(guesses)).toEqual({ 400: 10, 429: 4 });
  expect((await signIn(server, { ...player, from })).statusCode).toBe(429);
});

it('the health check fails until there is space again', async () => {
  server.advance(10 * second);
  const full = await server.call(contract.health.check);
  expect(parseError(full)).toEqual({
    status: 507,
    message: 'Il disco è pieno: si può leggere ma non salvare',
  });
  await makeRoom();
  server.advance(10 * second);
  expect((await server.call(contract.health.check)).statusCode).toBe(200);
  expect(countStatuses(await writeMany())).toEqual({ 201: 40 });
});
