import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  demoteEverybody,
  isAccepted,
  type Person,
  signUp,
  signUpAdministrator,
} from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record, undoLast } from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
});
beforeEach(async () => {
  await demoteEverybody(server);
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { users } = contract;
const both = ['ROLE_USER', 'ROLE_ADMIN', 'ROLE_PLAYER'];
const give = (id: number, roles: readonly string[], by = organiser) =>
  server.call(users.update, { params: { id }, body: { roles }, token: by.token });
const rolesOf = async ({ id, token }: Person) =>
  parseResponse(users.get, await server.call(users.get, { params: { id }, token })).roles;
async function kindsToldTo({ token }: Person) {
  const list = await server.call(contract.notifications.list, { token });
  return parseResponse(contract.notifications.list, list).map(({ kind }) => kind);
}

it('an organiser may play, too, without signing in again, and is notified of changes', async () => {
  const person = await signUp(server);
  const steps: [roles: string[], now: string[], told: string][] = [
    [both, both, 'organiser-appointed'],
    [['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_ADMIN'], 'organiser-plays-no-more'],
    [both, both, 'organiser-plays'],
    [['ROLE_USER'], ['ROLE_USER'], 'organiser-dismissed'],
    // Users without the organiser role always play.
    [['ROLE_USER', 'ROLE_PLAYER'], ['ROLE_USER'], 'organiser-dismissed'],
  ];
  for (const [roles, now, told] of steps) {
    expect(parseResponse(users.update, await give(person.id, roles)).roles).toEqual(now);
    expect(await rolesOf(person)).toEqual(now);
    expect((await kindsToldTo(person))[0]).toBe(told);
    expect(await isAccepted(server, person.token)).toBe(true);
  }
  expect(parseResponse(users.update, await give(person.id, ['ROLE_ADMIN'])).roles).toEqual([
    'ROLE_USER',
    'ROLE_ADMIN',
  ]);
});

it('a role is logged by name', async () => {
  const person = await signUp(server);
  await give(person.id, both);
  const log = await server.call(contract.auditLog.list, {
    query: { limit: 1 },
    token: organiser.token,
  });
  expect(parseResponse(contract.auditLog.list, log)[0]?.changes).toEqual([
    { what: 'Ruolo', before: 'sfidante', after: 'organizzatore che gareggia' },
  ]);
});

it('organisers cannot decide their own matches while there is another one', async () => {
  const colleague = await signUpAdministrator(server);
  await give(organiser.id, both);
  await enrol(server, organiser, 1);
  const win = { leaderId: await leaderId(server, 1, 1), outcome: 'win' as const };
  const isOwn = {
    status: 409,
    message: 'Le tue lotte le decide un altro organizzatore: chiedi a chi c’è stasera',
  };
  expect(parseError(await record(server, organiser, organiser, win))).toEqual(isOwn);
  expect((await record(server, colleague, organiser, win)).statusCode).toBe(201);
  expect(parseError(await undoLast(server, organiser, organiser))).toEqual(isOwn);
  // A suspended organiser still counts; a demoted one does not.
  await server.call(users.updateStatus, {
    params: { id: colleague.id },
    body: { status: 'suspended' },
    token: organiser.token,
  });
  expect(parseError(await undoLast(server, organiser, organiser))).toEqual({
    status: 409,
    message:
      'Le tue lotte le decide un altro organizzatore: riammetti chi è sospeso, o prima togligli il ruolo',
  });
  await give(colleague.id, ['ROLE_USER']);
  expect((await undoLast(server, organiser, organiser)).statusCode).toBe(200);
  expect((await record(server, organiser, organiser, win)).statusCode).toBe(201);
});

it('players whom only others may decide are marked', async () => {
  const saidOf = async (person: Person) => {
    const list = await server.call(contract.challengers.list, {
      query: { userId: person.id },
      token: organiser.token,
    });
    const recent = await server.call(contract.matches.recent, {
      query: { since: new Date(server.now() - 3_600_000).toISOString() },
      token: organiser.token,
    });
    const [row] = parseResponse(contract.challengers.list, list);
    const match = parseResponse(contract.matches.recent, recent).find(
      ({ userId }) => userId === person.id,
    );
    return [row?.isDecidedByOthers, match?.isDecidedByOthers];
  };
  const player = await signUp(server);
  const bout = { leaderId: await leaderId(server, 1, 1), outcome: 'loss' as const };
  for (const person of [player, organiser]) {
    await enrol(server, person, 1);
    expect((await record(server, organiser, person, bout)).statusCode).toBe(201);
  }
  expect(await saidOf(organiser)).toEqual([false, false]);
  const colleague = await signUpAdministrator(server);
  expect(await saidOf(organiser)).toEqual([true, true]);
  await server.call(users.updateStatus, {
    params: { id: colleague.id },
    body: { status: 'suspended' },
    token: organiser.token,
  });
  expect(await saidOf(organiser)).toEqual([true, true]);
  await give(colleague.id, ['ROLE_USER']);
  expect(await saidOf(organiser)).toEqual([false, false]);
  expect(await saidOf(player)).toEqual([false, false]);
});

it('a concurrent appointment prevents deciding own matches', async () => {
  await enrol(server, organiser, 1);
  const bout = { leaderId: await leaderId(server, 1, 1), outcome: 'loss' as const };
  const newcomer = await signUp(server);
  const [recorded, appointed] = await Promise.all([
    record(server, organiser, organiser, bout),
    give(newcomer.id, ['ROLE_USER', 'ROLE_ADMIN']),
  ]);
  expect(appointed.statusCode).toBe(200);
  expect([201, 409]).toContain(recorded.statusCode);
  // The first call applies from then on.
  expect((await record(server, organiser, organiser, bout)).statusCode).toBe(409);
});
