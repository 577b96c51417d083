import { contract, type OwnData } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, start } from '../../testing/battles.ts';
import { challenge } from '../../testing/challenges.ts';
import { beginDuel } from '../../testing/duels.ts';
import { newAddress, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { browserSubscription } from '../../testing/push-browser.ts';
import { parseResponse } from '../../testing/responses.ts';
import { createStubEngine, stubMoves } from '../../testing/stub-battles.ts';
import {
  createTestApp,
  registration as registrationOf,
  type TestApp,
} from '../../testing/test-app.ts';
import { enrol, leaderId, record } from '../../testing/tournament.ts';
import { listUserColumns } from '../../testing/user-columns.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createStubEngine() });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const ask = ({ token }: Person) => server.call(contract.ownData.get, { token });

it('the export contains all data of a player, and no others’', async () => {
  const organiser = await signUpAdministrator(server);
  const [player, other] = [await signUp(server, { username: 'ada' }), await signUp(server)];
  await enrol(server, player, 1);
  await enrol(server, other, 1);
  const [brock, misty] = [await leaderId(server, 1, 1), await leaderId(server, 1, 2)];
  for (const person of [player, other]) {
    await record(server, organiser, person, {
      leaderId: brock,
      outcome: 'win',
      rewardGiven: false,
    });
  }
  const { id: battleId } = await start(server, player, { leaderId: misty });
  await choose(server, player, { battleId, step: 0, action: stubMoves.continue });
  const message = { body: { text: 'Quando si gioca?' }, token: player.token };
  await server.call(contract.notifications.insert, message);

  const isPublic = { body: { isPublic: true }, token: player.token };
  await server.call(contract.publicProfiles.setVisibility, isPublic);

  const data = parseResponse(contract.ownData.get, await ask(player));
  const moment = new Date(server.now()).toISOString();
  expect(data).toMatchObject({
    exportedAt: moment,
    account: {
      id: player.id,
      username: 'ada',
      email: 'ada@example.org',
      signedUpAt: moment,
      status: 'active',
      isProfilePublic: true,
    },
    devices: [{ lastSignedInAt: moment }],
    sessions: [{ browser: null, system: null, signedInAt: moment }],
    tournaments: [{ name: 'Torneo di Kanto', signedUpAt: moment, completedAt: null }],
    leaders: [{ leader: 'Brock', numberOfMatches: 1, badge: 'Medaglia Sasso' }],
    matches: [{ tournament: 'Torneo di Kanto', leader: 'Brock', outcome: 'win' }],
    battles: [
      {
        id: battleId,
        leader: 'Misty',
        status: 'running',
        choices: [{ madeAt: moment, choice: [stubMoves.continue] }],
      },
    ],
    records: [{ board: 'Medagliere' }, { board: 'Collezione' }, { board: 'Capipalestra' }],
    drawnTeams: null,
    messages: [{ from: 'ada', text: 'Quando si gioca?', isRead: false, sentAt: moment }],
    sentMessages: [],
    organisersLog: [{ title: 'Lotta registrata', subject: 'ada contro Brock (Torneo di Kanto)' }],
  });
  expect(data.pokemons.map(({ source }) => source)).toEqual(['starter', 'starter', 'starter']);
  expect(data.notifications.map(({ title }) => title)).toContain('Nuova medaglia!');
  expect(data.faceIcons.length).toBeGreaterThan(6);
  expect(JSON.stringify(data)).not.toContain(other.username);
  expect(JSON.stringify(data)).not.toMatch(/hash|argon/i);
});

it('the export is limited to twelve an hour', async () => {
  const player = await signUp(server);
  for (let count = 0; count < 12; count += 1) expect((await ask(player)).statusCode).toBe(200);
  expect((await ask(player)).statusCode).toBe(429);
});

it('the export contains messages, and how the player signed up', async () => {
  const { announcements, auth, messages, notificationPreferences, registration } = contract;
  const organiser = await signUpAdministrator(server);
  const invited = await server.call(registration.insertInvitation, {
    body: { days: 7, places: 3 },
    token: organiser.token,
  });
  const { link } = parseResponse(registration.insertInvitation, invited);
  const invitation = new URL(link ?? '').searchParams.get('invitation') ?? '';
  const signedUp = await server.call(auth.signUp, {
    body: { ...registrationOf('invitata'), invitation },
    from: newAddress(),
  });
  const { id, token } = parseResponse(auth.signUp, signedUp);
  const { db } = server.database;
  const asked_at = server.now();
  await db.insertInto('password_wishes').values({ user_id: id, wished_at: asked_at }).execute();
  await db
    .insertInto('sign_up_requests')
    .values({ user_id: id, asked_at, decision: 'approved', decided_at: asked_at })
    .execute();
  await db
    .insertInto('notifications')
    .values({
      user_id: organiser.id,
      kind: 'message',
      title: 'Nuovo messaggio',
      text: 'Di una volta',
      sender: 'invitata',
      shown: 1,
      created_at: asked_at,
    })
    .execute();
  await server.call(notificationPreferences.set, { body: { games: 'list' }, token });
  await server.call(contract.push.save, { body: browserSubscription(), token });
  await server.call(messages.insert, { body: { text: 'Ci sono?' }, token });
  const answer = { text: 'Sì', userId: id };
  await server.call(messages.insert, { body: answer, token: organiser.token });
  const announced = await server.call(announcements.insert, {
    body: {
      audience: { kind: 'chosen', userIds: [id] },
      title: 'Stasera',
      text: 'Si gioca',
      replies: ['present'],
    },
    token: organiser.token,
  });
  const { id: announcementId } = parseResponse(announcements.insert, announced);
  const reply = 'present' as const;
  await server.call(announcements.answer, { body: { announcementId, reply }, token });

  const read = async (caller: string) =>
    parseResponse(contract.ownData.get, await server.call(contract.ownData.get, { token: caller }));
  const moment = new Date(asked_at).toISOString();
  const presence = db.selectFrom('presence').select('seen_at').where('user_id', '=', id);
  await expect.poll(() => presence.execute()).toEqual([{ seen_at: asked_at }]);
  expect(await read(token)).toMatchObject({
    account: { passwordWishedAt: moment, lastSeenAt: moment },
    invitedBy: { organiser: organiser.username, joinedAt: moment },
    signUpRequest: { askedAt: moment, decision: 'approved', decidedAt: moment },
    notificationPreferences: [
      { topic: 'battles', delivery: 'phone' },
      { topic: 'challenges', delivery: 'phone' },
      { topic: 'games', delivery: 'list' },
      { topic: 'messages', delivery: 'phone' },
      { topic: 'tournaments', delivery: 'phone' },
    ],
    pushDevices: [{ service: 'push.example.org', since: moment }],
    messages: [
      { from: 'invitata', text: 'Ci sono?', reply: null },
      { from: organiser.username, text: 'Sì', reply: null },
      { from: organiser.username, title: 'Stasera', text: 'Si gioca', reply },
    ],
    sentMessages: [{ to: organiser.username, text: 'Di una volta' }],
    announcements: [],
    invitations: [],
  });
  expect(await read(organiser.token)).toMatchObject({
    invitedBy: null,
    signUpRequest: null,
    messages: [],
    sentMessages: [{ to: 'invitata', title: '', text: 'Sì' }],
    announcements: [{ title: 'Stasera', text: 'Si gioca', recipients: 1, sentAt: moment }],
    invitations: [{ createdAt: moment, places: 3, taken: 1, revokedAt: null }],
  });
});

type ExportField = keyof OwnData | `account.${keyof OwnData['account']}`;
/** Where the export contains each column tied to a user, or why it need not. */
const exportedIn: Readonly<Record<string, ExportField | { because: string }>> = {
  'announcements.sender_id': 'announcements',
  'battle_seats.user_id': 'duels',
  'battles.user_id': 'battles',
  'chosen_teams.user_id': 'chosenTeams',
  'drawn_teams.user_id': 'drawnTeams',
  'duel_challenges.from_id': 'challenges',
  'duel_challenges.to_id': 'challenges',
  'duel_queue.user_id': 'opponentSearch',
  'duel_settings.user_id': 'duelSettings',
  'game_runs.user_id': 'games',
  'invitation_guests.user_id': 'invitedBy',
  'invitations.created_by': 'invitations',
  'kept_open_tournaments.user_id': 'keptOpen',
  'known_devices.user_id': 'devices',
  'matches.user_id': 'matches',
  'message_threads.user_id': { because: 'counts the messages of the thread' },
  'messages.sender_id': 'sentMessages',
  'messages.user_id': 'messages',
  'notification_preferences.user_id': 'notificationPreferences',
  'notification_versions.user_id': { because: 'counts the changes of the notifications' },
  'notifications.user_id': 'notifications',
  'online_users.user_id': {
    because: 'true of the moment alone: deleted data is twenty seconds old',
  },
  'password_resets.user_id': 'passwordLinks',
  'password_wishes.user_id': 'account.passwordWishedAt',
  'past_chosen_teams.user_id': 'seasons',
  'past_game_runs.user_id': 'seasons',
  'past_kept_open_tournaments.user_id': 'seasons',
  'past_matches.user_id': 'seasons',
  'past_quiz_runs.user_id': 'seasons',
  'past_ratings.user_id': 'pastRatings',
  'past_user_leaders.user_id': 'seasons',
  'past_user_pokemons.user_id': 'seasons',
  'past_user_scores.user_id': 'seasons',
  'past_user_tournaments.user_id': 'seasons',
  'presence.user_id': 'account.lastSeenAt',
  'push_subscriptions.user_id': 'pushDevices',
  'quiz_runs.user_id': 'games',
  'ratings.user_id': 'rating',
  'season_players.user_id': 'seasons',
  'sessions.user_id': 'sessions',
  'sign_up_requests.user_id': 'signUpRequest',
  'user_blocks.blocked_id': { because: 'whom others block is theirs to know' },
  'user_blocks.user_id': 'blockedPlayers',
  'user_face_icons.user_id': 'faceIcons',
  'user_leaders.user_id': 'leaders',
  'user_networks.user_id': 'networks',
  'user_pokemons.user_id': 'pokemons',
  'user_scores.user_id': 'records',
  'user_tournaments.user_id': 'tournaments',
};

it('the export covers every table tied to a user', async () => {
  const columns = await listUserColumns(server.database.db);
  expect(
    columns.filter((column) => !Object.hasOwn(exportedIn, column)),
    'Export the rows of these columns: a field of own-data.ts in packages/contract, filled in features/own-data/own-data.ts and named in exportedIn here (or why not)',
  ).toEqual([]);
  expect(columns, 'The database has no such columns').toEqual(Object.keys(exportedIn).sort());
});

it('the export contains duels with the player’s own choices, challenges and manners', async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const { duels } = contract;
  await challenge(server, one, other);
  await server.call(duels.setSettings, { body: { emotes: false }, token: one.token });
  const id = await beginDuel(server, [one, other]);
  const { db } = server.database;
  const choice = (slot: number) => [{ do: 'move' as const, slot }];
  await db
    .insertInto('battle_choices')
    .values(
      ([1, 2] as const).map((side) => ({
        battle_id: id,
        number: side,
        step: 0,
        side,
        choice: JSON.stringify(choice(side)),
        decided_by: 'player' as const,
        made_at: server.now(),
      })),
    )
    .execute();
  const [mine, theirs] = [
    parseResponse(contract.ownData.get, await ask(one)),
    parseResponse(contract.ownData.get, await ask(other)),
  ];
  const madeAt = new Date(server.now()).toISOString();
  expect(mine).toMatchObject({
    battles: [],
    duels: [{ id, opponent: other.username, choices: [{ madeAt, choice: choice(1) }] }],
    challenges: [{ isOwn: true, player: other.username, status: 'open' }],
    duelSettings: { acceptsChallenges: true, showsOnline: true, emotes: false },
    networks: [{ lastSeenAt: madeAt }],
    blockedPlayers: [],
  });
  expect(theirs).toMatchObject({
    battles: [],
    duels: [{ id, opponent: one.username, choices: [{ madeAt, choice: choice(2) }] }],
    challenges: [{ isOwn: false, player: one.username }],
    duelSettings: null,
    networks: [],
  });
  await server.call(duels.block, { body: { userId: other.id }, token: one.token });
  expect(parseResponse(contract.ownData.get, await ask(one))).toMatchObject({
    blockedPlayers: [{ player: other.username, blockedAt: madeAt }],
    challenges: [{ status: 'withdrawn' }],
  });
});

it('the export contains ratings, and the opponent that is searched', async () => {
  const organiser = await signUpAdministrator(server);
  const [one, other] = [await signUp(server), await signUp(server)];
  const { duels, seasons } = contract;
  const terms = { ...defaultTerms, tier: 9 };
  const joined = await server.call(duels.joinQueue, { body: { terms }, token: one.token });
  // By the database's clock.
  const { since } = parseResponse(duels.joinQueue, joined);
  const rating = { rating: 1600, deviation: 80, volatility: 0.06, battles: 4 };
  const { db } = server.database;
  await db
    .insertInto('ratings')
    .values({ user_id: one.id, ...rating, last_at: server.now() })
    .execute();
  const asOf = new Date(server.now()).toISOString();
  const exported = { rating: 1600, deviation: 80, volatility: 0.06, ratedDuels: 4, asOf };
  expect(parseResponse(contract.ownData.get, await ask(one))).toMatchObject({
    opponentSearch: { terms, since },
    rating: exported,
    pastRatings: [],
  });
  const { token } = organiser;
  const { closing } = parseResponse(seasons.plan, await server.call(seasons.plan, { token }));
  const { id: seasonId, name } = closing.season;
  const closed = await server.call(seasons.close, {
    body: { seasonId, name, nextName: 'Dopo', confirmation: name },
    token,
  });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(parseResponse(contract.ownData.get, await ask(one))).toMatchObject({
    rating: { rating: 1550, deviation: 150, volatility: 0.06, ratedDuels: 0, asOf },
    pastRatings: [{ season: name, ...exported }],
  });
  expect(parseResponse(contract.ownData.get, await ask(other))).toMatchObject({
    opponentSearch: null,
    rating: null,
    pastRatings: [],
  });
});
