import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { createPoll } from '../../testing/polls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId, record, undoLast, winAgainst } from '../../testing/tournament.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** What is to be staged for a player who has seen nothing yet, in the order in which it happened. */
async function stagedFor(player: Person) {
  const { notifications } = await createPoll(server, player.token, false).next();
  return notifications.toReversed().flatMap(({ facts }) => facts ?? []);
}

async function seeAll({ token }: Person) {
  const { notifications } = await createPoll(server, token, false).next();
  const body = notifications.map(({ notificationId }) => ({ notificationId }));
  await server.call(contract.notifications.setShown, { token, query: { shown: 'true' }, body });
}

it('stages the starters, the way through a tournament, and its champion', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  const starters = await stagedFor(player);
  expect(starters.filter(({ kind }) => kind === 'pokemon')).toEqual(
    [1, 4, 7].map((speciesId) =>
      expect.objectContaining({ source: 'starter', speciesId, formId: speciesId }),
    ),
  );
  await seeAll(player);

  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  const brock = { leaderName: 'Brock', leaderPicture: 'leaders/kanto-1.svg', leaderPosition: 1 };
  const badge = { badgeName: 'Medaglia Sasso', badgePicture: 'badges/kanto-1.svg' };
  expect(await stagedFor(player)).toEqual([
    { kind: 'badge', tournamentId: 1, ...brock, ...badge },
    expect.objectContaining({ kind: 'pokemon', source: 'reward' }),
    expect.objectContaining({ kind: 'icons', secretSpeciesIds: [] }),
  ]);

  await winAgainst(server, organiser, player, { tournament: 1, leaders: [2, 3, 4, 5, 6, 7] });
  await seeAll(player);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [8] });
  const completed = await stagedFor(player);
  expect(completed.map(({ kind }) => kind)).toEqual([
    'badge',
    'pokemon',
    'icons',
    'champion-unlocked',
    'tournament-unlocked',
  ]);
  expect(completed.slice(3)).toMatchObject([
    { championPicture: 'leaders/kanto-9.svg', tournamentName: expect.any(String) },
    { tournamentPicture: expect.stringMatching(/^tournaments\/.+\.svg$/) },
  ]);
  await seeAll(player);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [9] });
  const [prize, ...rest] = await stagedFor(player);
  expect(prize).toMatchObject({ kind: 'pokemon', source: 'prize' });
  expect(rest.map(({ kind }) => kind)).toEqual(['icons']);
});

it('stages nothing of a win that was undone, nor of a reward that was lost', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  await seeAll(player);
  const brock = await leaderId(server, 1, 1);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  expect(await stagedFor(player)).not.toEqual([]);
  await undoLast(server, organiser, player);
  expect(await stagedFor(player)).toEqual([]);
  await record(server, organiser, player, {
    leaderId: brock,
    outcome: 'win',
    rewardGiven: false,
  });
  const kinds = (await stagedFor(player)).map(({ kind }) => kind);
  expect(kinds).toContain('badge');
  expect(kinds).not.toContain('pokemon');
});
