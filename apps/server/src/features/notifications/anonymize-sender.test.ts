import { contract, type NotificationKind, notificationKinds } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signUp } from '../../testing/people.ts';
import { parseResponse } from '../../testing/responses.ts';
import { findEverywhere, useUnmistakableIds } from '../../testing/search-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { namingKinds } from './anonymize-sender.ts';
import { notify } from './notify.ts';
import { contentOf, type ProductNotification } from './product-notification.ts';

let on: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  on = await createTestDatabase();
  server = await createTestApp({ on });
  await useUnmistakableIds(on, server.database.db);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await on.drop();
});

const username = 'Zefirina.73';
const pokemon = { name: 'Mewtwo', speciesId: 150, formId: 150, isShiny: false };
const leader = { leaderName: 'Brock', leaderPicture: 'leaders/kanto-1.svg' };
const badge = { ...leader, badgeName: 'Medaglia Sasso', badgePicture: 'badges/kanto-1.svg' };
const tournament = {
  tournamentName: 'Torneo di Kanto',
  tournamentPicture: 'tournaments/kanto.svg',
};

/** One notification of each kind; `username` wherever its input takes another user's name. */
const samples: {
  readonly [Kind in Exclude<NotificationKind, 'message'>]: ProductNotification<Kind>;
} = {
  welcome: { kind: 'welcome' },
  starter: { kind: 'starter', ...pokemon },
  reward: { kind: 'reward', ...pokemon },
  prize: { kind: 'prize', ...pokemon },
  'secret-pokemon': { kind: 'secret-pokemon', ...pokemon },
  'icons-obtained': { kind: 'icons-obtained', speciesIds: [150] },
  badge: { kind: 'badge', ...badge, leaderPosition: 1, tournamentId: 1 },
  'reward-lost': {
    kind: 'reward-lost',
    leaderName: 'Brock',
    leaderPosition: 1,
    tournamentId: 1,
    pokemonName: 'Onix',
    sprite: 'pokemon/sprites/95.png',
    tooManyAttempts: true,
  },
  'tournament-unlocked': { kind: 'tournament-unlocked', ...tournament },
  'champion-unlocked': {
    kind: 'champion-unlocked',
    championName: 'Blu',
    championPicture: 'leaders/kanto-9.svg',
    tournamentName: 'Torneo di Kanto',
    tournamentId: 1,
  },
  record: { kind: 'record', game: 'quiz', value: 3 },
  'match-recorded': { kind: 'match-recorded', leaderName: 'Brock', outcome: 'win' },
  'match-revised': {
    kind: 'match-revised',
    leaderName: 'Brock',
    outcomeBefore: 'win',
    outcome: 'loss',
    numberOfUndone: 0,
    withdrawnTournaments: [],
  },
  'battle-waiting': { kind: 'battle-waiting', ...leader, battleId: 1 },
  'battle-timeout': { kind: 'battle-timeout', ...leader, battleId: 1 },
  'battle-void': { kind: 'battle-void', ...leader, battleId: 1 },
  'duel-void': {
    kind: 'duel-void',
    opponentName: username,
    opponentPicture: 'pokemon/icons/1.png',
  },
  challenge: {
    kind: 'challenge',
    challengeId: 1,
    challengerName: username,
    challengerPicture: 'faces/25.png',
    terms: { teams: 'own', size: 1, tier: 3 },
  },
  'organiser-appointed': { kind: 'organiser-appointed' },
  'organiser-dismissed': { kind: 'organiser-dismissed' },
  'organiser-plays': { kind: 'organiser-plays' },
  'organiser-plays-no-more': { kind: 'organiser-plays-no-more' },
  'password-wish': { kind: 'password-wish', username },
  'password-link': { kind: 'password-link', organiser: username },
  'device-link': { kind: 'device-link', browser: 'Firefox', system: 'Android' },
  'sign-up-waiting': { kind: 'sign-up-waiting', username },
  'backup-due': { kind: 'backup-due' },
  'season-closed': {
    kind: 'season-closed',
    name: 'Prima',
    nextName: 'Seconda',
    hasStoppedBattle: true,
  },
  'season-reopened': { kind: 'season-reopened', name: 'Prima' },
};

it.each(Object.values(samples))('namingKinds is right about $kind', (sample) => {
  const names = JSON.stringify(contentOf(sample)).includes(username);
  expect(
    namingKinds.includes(sample.kind),
    `Set '${sample.kind}' to ${names} in beginsWithUsername of anonymize-sender.ts`,
  ).toBe(names);
});

it('no notification names a deleted user', async () => {
  const [player, leaver] = [await signUp(server), await signUp(server, { username })];
  await server.transaction(async (unit) => {
    for (const sample of Object.values(samples)) await notify(unit, player.id, sample);
  });
  const kinds = async () => {
    const response = await server.call(contract.notifications.list, { token: player.token });
    return new Set(parseResponse(contract.notifications.list, response).map(({ kind }) => kind));
  };
  expect([...(await kinds())].sort()).toEqual(Object.keys(samples).sort());

  await remove(leaver);
  const traces = await findEverywhere(server.database.db, [username], [leaver.id]);
  expect(
    traces,
    'A notification whose text names a user has to begin with the name, and its kind has to be true in beginsWithUsername of anonymize-sender.ts',
  ).toEqual([]);
  const ownData = await server.call(contract.ownData.get, { token: player.token });
  expect(ownData.statusCode).toBe(200);
  expect(ownData.body).not.toContain(username);
  const kept = notificationKinds.filter(
    (kind) => kind !== 'message' && !namingKinds.includes(kind),
  );
  expect([...(await kinds())].sort()).toEqual(kept.toSorted());
});

async function remove({ id, token }: Person): Promise<void> {
  const response = await server.call(contract.users.delete, { params: { id }, token });
  expect(response.statusCode, response.body).toBe(200);
}
