import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type Endpoint } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, start } from '../testing/battles.ts';
import { challenge } from '../testing/challenges.ts';
import { newAddress, type Person, signUp, signUpAdministrator } from '../testing/people.ts';
import { parseResponse } from '../testing/responses.ts';
import { writeStubAssets } from '../testing/stub-assets.ts';
import { createStubEngine, stubMoves } from '../testing/stub-battles.ts';
import { createTestApp, type TestApp, temporaryFolder } from '../testing/test-app.ts';
import { enrol, leaderId } from '../testing/tournament.ts';

interface Input {
  status?: number;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestApp;
let player: Person;
let organiser: Person;
let replayKey: string;
let challengeKey: string;
let deviceLink: string;
let invitation: string;
let waitingToken: string;

/** Personal data with names that occur nowhere else. */
const named = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@posta.example`.toLowerCase(),
});

beforeAll(async () => {
  folder = await temporaryFolder();
  const folders = { web: join(folder.path, 'web'), assets: join(folder.path, 'assets') };
  mkdirSync(folders.web);
  writeFileSync(join(folders.web, 'index.html'), '<html><head><title>x</title></head></html>');
  await writeStubAssets(folders.assets);
  server = await createTestApp({ seeded: true, folders, battleEngine: createStubEngine() });
  organiser = await signUpAdministrator(server, named('Ortensia', 'Vattelapesca'));
  player = await signUp(server, named('Zobeide', 'Quercetti'));
  await createPlayerData();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await folder.remove();
});

async function createPlayerData(): Promise<void> {
  const byPlayer = (endpoint: Endpoint, body: unknown) =>
    server.call(endpoint, { body, token: player.token });
  await enrol(server, player, 1);
  await byPlayer(contract.publicProfiles.setVisibility, { isPublic: true });
  const battle = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  await choose(server, player, { battleId: battle.id, step: 0, action: stubMoves.win });
  const shared = await byPlayer(contract.battles.share, { battleId: battle.id });
  replayKey = parseResponse(contract.battles.share, shared).key;
  challengeKey = (await challenge(server, player, null)).linkKey ?? '';
  const { token } = organiser;
  const invited = await server.call(contract.registration.insertInvitation, {
    body: { days: 7, places: 3 },
    token,
  });
  const { link } = parseResponse(contract.registration.insertInvitation, invited);
  const made = await byPlayer(contract.auth.makeDeviceLink, undefined);
  deviceLink = new URL(parseResponse(contract.auth.makeDeviceLink, made).link).hash.slice(1);
  invitation = new URL(link ?? '').searchParams.get('invitation') ?? '';
  await server.call(contract.registration.setSettings, {
    body: { mode: 'approval', isEmailOptional: false },
    token,
  });
  const waiting = await signUp(server, named('Ermengarda', 'Sciascia'));
  waitingToken = waiting.token;
}

/** Inputs by endpoint; a new endpoint with required input needs a row. */
function inputs(): Record<string, Input> {
  const {
    auth,
    battles,
    duels,
    ogImages,
    pokedex,
    publicProfiles,
    push,
    quiz,
    registration,
    trials,
  } = contract;
  const ofPlayer = { query: { username: player.username } };
  const ofReplay = { query: { key: replayKey } };
  const ofPokemon = { query: { pokemonId: 25 } };
  const { username, email } = player;
  const resetLink = { status: 400, params: { token: 'nessuno' } };
  const rows: [Endpoint, Input][] = [
    [auth.signIn, { status: 400, body: { username, password: 'indovino' } }],
    [
      auth.signUp,
      {
        status: 409,
        body: { username, email, firstName: 'Ada', lastName: 'Rossi', password: 'segreto1' },
      },
    ],
    [auth.sendResetPasswordEmail, { body: { username, email } }],
    [auth.requestPasswordReset, { body: { username } }],
    [auth.checkResetPasswordToken, resetLink],
    [auth.resetPassword, { ...resetLink, body: { newPassword: 'segreto1' } }],
    [auth.checkDeviceLink, { body: { token: deviceLink } }],
    // A valid link would sign in as its owner.
    [auth.redeemDeviceLink, { status: 400, body: { token: 'nessuno' } }],
    [registration.checkInvitation, { params: { token: invitation } }],
    [registration.checkAdmission, { body: { token: waitingToken } }],
    [contract.live.watch, { status: 404, query: { watch: '999999' } }],
    [trials.get, { status: 404 }],
    [trials.updates, { status: 404, query: { after: '0' } }],
    [trials.choose, { status: 404, body: { step: 0, after: 0, choice: [{ do: 'pass' }] } }],
    [trials.surrender, { status: 404, body: { after: 0 } }],
    [publicProfiles.get, ofPlayer],
    [ogImages.player, ofPlayer],
    [ogImages.replay, ofReplay],
    [battles.replay, ofReplay],
    [duels.get, { query: { key: challengeKey } }],
    [push.forget, { body: { endpoint: 'https://push.example.org/1', auth: 'altra' } }],
    [quiz.questionAudio, { status: 404, query: { key: 'nessuna' } }],
    [pokedex.typeEfficacies, { query: { typeId: 1 } }],
    ...[pokedex.infoById, pokedex.genderRate, pokedex.pokemonAbilities, pokedex.pokemonMoves].map(
      (endpoint): [Endpoint, Input] => [endpoint, ofPokemon],
    ),
    [pokedex.possibilities, ofPokemon],
  ];
  return Object.fromEntries(rows.map(([{ method, path }, asked]) => [`${method} ${path}`, asked]));
}

const open: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract)
  .flatMap((feature) => Object.values(feature))
  .filter(({ access }) => access === 'public' || access === 'optional');

/** Responses without a session, by method and path. */
async function responsesOf(endpoints: readonly Endpoint[]) {
  const asked = inputs();
  const responses = new Map<string, LightMyRequestResponse>();
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${endpoint.path}`;
    const { status = endpoint.status, ...input } = asked[key] ?? {};
    const response = await server.call(endpoint, { ...input, from: newAddress() });
    expect(response.statusCode, `${key}: ${response.body.slice(0, 200)}`).toBe(status);
    responses.set(key, response);
  }
  return responses;
}

it('real names and email addresses are never sent without a session', async () => {
  const rows = await server.database.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .execute();
  const secrets = rows.flatMap(({ first_name, last_name, email }) => [
    first_name,
    last_name,
    email ?? '@posta.example',
  ]);
  expect(secrets).toHaveLength(9);
  const inviting = `${organiser.firstName} ${organiser.lastName}`;
  const responses = await responsesOf(open);
  for (const url of ['/', '/leaderboard', `/players/${player.username}`, `/replay/${replayKey}`]) {
    responses.set(url, await server.app.inject({ url }));
  }
  for (const [asked, { headers, body }] of responses) {
    const text = `${JSON.stringify(headers)} ${body}`;
    // An invitation names its organiser on purpose.
    const isInvitation = asked.endsWith(contract.registration.checkInvitation.path);
    const visible = (isInvitation ? text.replace(inviting, '') : text).toLowerCase();
    expect(
      secrets.filter((secret) => visible.includes(secret.toLowerCase())),
      asked,
    ).toEqual([]);
  }
});

it('link preview images do not depend on private data', async () => {
  const pictures = async () => {
    const responses = await responsesOf(Object.values(contract.ogImages));
    return [...responses.values()].map(({ rawPayload }) => rawPayload);
  };
  const before = await pictures();
  await server.transaction(async ({ trx, emit }) => {
    await trx.updateTable('users').set({ first_name: 'Ugo', last_name: 'Tognazzi' }).execute();
    emit('accounts', 'everybody');
    emit('leaderboards', 'everybody');
  });
  expect(await pictures()).toEqual(before);
});
