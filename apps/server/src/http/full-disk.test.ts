import { contract } from '@poketorneo/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { second } from '../clock.ts';
import { answerOf, refusalOf } from '../testing/answers.ts';
import { fillDisk } from '../testing/full-disk.ts';
import {
  isAccepted,
  newAddress,
  newName,
  type Person,
  signIn,
  signUp,
  tally,
} from '../testing/people.ts';
import { createTestApp, registration, type TestApp } from '../testing/test-app.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const words =
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

/** Written to tables that have been asked for room already: many, because a page may have some left. */
const writeMany = () =>
  Promise.all(
    times(40).map(() =>
      server.call(contract.auth.signUp, { body: registration(newName()), from: newAddress() }),
    ),
  );

it('is told in words to whoever wants to save', async () => {
  const refused = (await writeMany()).filter(({ statusCode }) => statusCode !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const response of refused) {
    expect(refusalOf(response)).toEqual({ status: 507, message: words });
  }
  expect(server.errors.length).toBeGreaterThan(0);
});

it('keeps nobody from signing in and reading', async () => {
  const names = [player.username, ...times(30).map(() => newName())];
  const wrong = await Promise.all(
    names.map((username) => signIn(server, { username, password: 'sbagliata' })),
  );
  expect(tally(wrong)).toEqual({ 400: 31 });
  const { token } = answerOf(contract.auth.signIn, await signIn(server, player));
  expect(await isAccepted(server, token)).toBe(true);
  const shown = await server.call(contract.notifications.list, { token });
  expect(answerOf(contract.notifications.list, shown)).toHaveLength(1);
});

it('keeps no session alive that its owner was told is over', async () => {
  const { auth } = contract;
  const sessions = server.database.db.selectFrom('sessions').select('id');
  const count = async () => (await sessions.execute()).length;
  // There may be some room left where sessions are kept: until one has no row.
  let token = '';
  for (let [before, now] = [-1, await count()]; before !== now; before = now, now = await count()) {
    ({ token } = answerOf(auth.signIn, await signIn(server, { ...player, from: newAddress() })));
  }
  const signOut = async () => (await server.call(auth.signOut, { token })).statusCode;
  const isTold = (await signOut()) === 200;
  expect(await isAccepted(server, token)).toBe(!isTold);
  await makeRoom();
  if (!isTold) expect(await signOut()).toBe(200);
  expect(await isAccepted(server, token)).toBe(false);
});

it('lets nobody guess without limit', async () => {
  const from = newAddress();
  const guess = { username: player.username, password: 'sbagliata', from };
  const guesses = await Promise.all(times(14).map(() => signIn(server, guess)));
  expect(tally(guesses)).toEqual({ 400: 10, 429: 4 });
  expect((await signIn(server, { ...player, from })).statusCode).toBe(429);
});

it('makes the server no longer healthy, until there is room again', async () => {
  server.advance(10 * second);
  const full = await server.call(contract.health.check);
  expect(refusalOf(full)).toEqual({
    status: 507,
    message: 'Il disco è pieno: si può leggere ma non salvare',
  });
  await makeRoom();
  server.advance(10 * second);
  expect((await server.call(contract.health.check)).statusCode).toBe(200);
  expect(tally(await writeMany())).toEqual({ 201: 40 });
});
