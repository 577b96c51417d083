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

/** The facts of a player's unseen notifications, oldest first. */
async function listFacts(player: Person) {
  const { notifications } = await createPoll(server, player.token, false).next();
  return notifications.toReversed().flatMap(({ facts }) => facts ?? []);
}

async function markAllSeen({ token }: Person) {
  const { notifications } = await createPoll(server, token, false).next();
  const body = notifications.map(({ notificationId }) => ({ notificationId }));
  await server.call(contract.notifications.setShown, { token, query: { shown: 'true' }, body });
}

it('notification facts cover the starters, a tournament and its champion', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  const starters = await listFacts(player);
  expect(starters.filter(({ kind }) => kind === 'pokemon')).toEqual(
    [1, 4, 7].map((speciesId) =>
      expect.objectContaining({ source: 'starter', speciesId, formId: speciesId }),
    ),
  );
  await markAllSeen(player);

  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  const brock = { leaderName: 'Brock', leaderPicture: 'leaders/kanto-1.svg', leaderPosition: 1 };
  const badge = { badgeName: 'Medaglia Sasso', badgePicture: 'badges/kanto-1.svg' };
  expect(await listFacts(player)).toEqual([
    { kind: 'badge', tournamentId: 1, ...brock, ...badge },
    expect.objectContaining({ kind: 'pokemon', source: 'reward' }),
    expect.objectContaining({ kind: 'icons', secretSpeciesIds: [] }),
  ]);

  await winAgainst(server, organiser, player, { tournament: 1, leaders: [2, 3, 4, 5, 6, 7] });
  await markAllSeen(player);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [8] });
  const completed = await listFacts(player);
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
  await markAllSeen(player);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [9] });
  const [prize, ...rest] = await listFacts(player);
  expect(prize).toMatchObject({ kind: 'pokemon', source: 'prize' });
  expect(rest.map(({ kind }) => kind)).toEqual(['icons']);
});

it('there are no facts of an undone win or a missed reward', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  await markAllSeen(player);
  const brock = await leaderId(server, 1, 1);
  await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  expect(await listFacts(player)).not.toEqual([]);
  await undoLast(server, organiser, player);
  expect(await listFacts(player)).toEqual([]);
  await record(server, organiser, player, {
    leaderId: brock,
    outcome: 'win',
    rewardGiven: false,
  });
  const kinds = (await listFacts(player)).map(({ kind }) => kind);
  expect(kinds).toContain('badge');
  expect(kinds).not.toContain('pokemon');
});
