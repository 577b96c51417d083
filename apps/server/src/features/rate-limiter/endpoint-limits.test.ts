// @sqlite: which limits an endpoint has; `rate-limiter.test.ts` counts on both.
import { contract, type Endpoint } from '@poketorneo/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Cast, newCast, story } from '../../testing/story.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { RateLimiter } from './index.ts';

type LimitName = Parameters<RateLimiter['consume']>[0];
/** The limits that a call counts, or why it has none. */
type Decision = readonly LimitName[] | `none: ${string}`;

const secretToken = 'none: tokens cannot be guessed, and strangers could use up a limit';
const deletesOwnRows = 'none: only deletes rows of the caller';
const ownRows = 'none: replaces a few rows of the caller';
const ofStartedBattles = 'none: starting battles is limited';
const byTheRules = 'none: the rules of the game limit it';
const byOrganisers = 'none: organisers are trusted, and the audit log names them';

/** By method and path; each new endpoint that is not a GET needs an entry. */
const decisions: Readonly<Record<string, Decision>> = {
  'POST /api/auth/signin': ['sign-in-address', 'sign-in-network', 'sign-in-account'],
  'POST /api/auth/signup': ['sign-up-address', 'invitation-address'],
  'PUT /api/auth/change-password': ['change-password'],
  'POST /api/auth/make-device-link': ['device-link-account'],
  'POST /api/auth/check-device-link': secretToken,
  'POST /api/auth/redeem-device-link': secretToken,
  'POST /api/auth/send-reset-password-email': ['reset-address', 'reset-account'],
  'POST /api/auth/wish-for-password': ['reset-address', 'wish-account'],
  'PUT /api/auth/reset-password/:token': secretToken,
  'POST /api/check-admission': secretToken,
  'GET /api/check-invitation/:token': ['invitation-address'],
  'POST /api/auth/sign-out-everywhere': deletesOwnRows,
  'POST /api/auth/sign-out': deletesOwnRows,
  'DELETE /api/auth/sessions/:id': deletesOwnRows,
  'DELETE /api/users/:id': deletesOwnRows,
  'DELETE /api/delete-notification': deletesOwnRows,
  'DELETE /api/delete-all-notifications': deletesOwnRows,
  'PUT /api/users': ['change-email', 'sign-up-address'],

  'POST /api/insert-notification': ['message-account'],
  'POST /api/insert-message': ['message-account'],
  'POST /api/insert-announcement': ['announcement-account'],
  'PUT /api/answer-announcement': ['answer-account'],
  'POST /api/remind-announcement': ['reminder-account'],
  'POST /api/send-test-mail': ['test-mail-account'],
  'PUT /api/save-push-subscription': ['push-account'],
  'PUT /api/forget-push-subscription':
    'none: needs the secret of the subscription, and only deletes it',
  'PUT /api/set-messages-read': ownRows,
  'PUT /api/set-notifications': ownRows,
  'PUT /api/set-notification-preferences': ownRows,
  'PUT /api/set-profile-visibility': ownRows,
  'PUT /api/set-user-face-icon': ownRows,
  'PUT /api/set-all-user-face-icons-not-new': ownRows,

  'GET /api/get-own-data': ['own-data-account'],
  'POST /api/download-backup': ['backup-account'],
  'POST /api/start-leader-battle': ['battle-account'],
  'POST /api/choose-in-battle': ofStartedBattles,
  'POST /api/surrender-battle': ofStartedBattles,
  'POST /api/share-battle': ofStartedBattles,
  'PUT /api/choose-battle-team': ownRows,
  'POST /api/start-trial': ['trial-address'],
  'POST /api/choose-in-trial': ofStartedBattles,
  'POST /api/surrender-trial': ofStartedBattles,
  'PUT /api/keep-trial': ofStartedBattles,
  'POST /api/challenge-player': ['challenge-account'],
  'POST /api/offer-rematch': ['challenge-account'],
  'POST /api/answer-challenge': 'none: making challenges is limited',
  'DELETE /api/withdraw-challenge': ownRows,
  'PUT /api/join-queue': ownRows,
  'DELETE /api/leave-queue': ownRows,
  'POST /api/offer-draw': 'none: one in each step of a duel',
  'POST /api/answer-draw': 'none: answers an offer',
  'POST /api/send-emote': 'none: one each five seconds',
  'PUT /api/set-live-settings': ownRows,
  'PUT /api/showcase-battle': byOrganisers,
  'PUT /api/block-player': ownRows,
  'PUT /api/unblock-player': ownRows,
  'PUT /api/sign-up-tournament': byTheRules,
  'PUT /api/give-user-random-unobtained-pokemon': byTheRules,
  'PUT /api/give-user-random-unobtained-face-icon': byTheRules,
  'PUT /api/update-max-correct-answers-in-a-row': byTheRules,
  'PUT /api/update-memory-game-record': byTheRules,
  'PUT /api/update-shell-game-record': byTheRules,

  ...Object.fromEntries(
    [
      'POST /api/insert-new-available-pokemon',
      'PUT /api/update-available-pokemon',
      'DELETE /api/delete-available-pokemon/:id',
      'POST /api/insert-showdown-text',
      'POST /api/read-showdown-text',
      'POST /api/auth/make-password-link',
      'PUT /api/set-battle-settings',
      'POST /api/void-battle',
      'POST /api/void-duel',
      'PUT /api/set-duel-rules',
      'PUT /api/set-club',
      'POST /api/add-tournament-leader-pokemon',
      'PUT /api/edit-tournament-leader-pokemon',
      'PUT /api/delete-tournament-leader-pokemon',
      'PUT /api/arrange-tournament-leader-pokemons',
      'POST /api/add-tournament-obtainable-pokemon',
      'PUT /api/edit-tournament-obtainable-pokemon',
      'PUT /api/delete-tournament-obtainable-pokemon',
      'PUT /api/set-leader-battle-grade',
      'POST /api/insert-match',
      'DELETE /api/delete-last-match',
      'PUT /api/update-match',
      'DELETE /api/delete-match',
      'PUT /api/set-registration-settings',
      'POST /api/insert-invitation',
      'PUT /api/set-invitation-revoked',
      'PUT /api/decide-admission',
      'POST /api/close-season',
      'POST /api/reopen-season',
      'PUT /api/edit-tournament',
      'PUT /api/arrange-tournaments',
      'PUT /api/sign-up-challenger',
      'PUT /api/user/:id',
      'PUT /api/user/:id/status',
    ].map((key) => [key, byOrganisers]),
  ),
};

const howToDecide =
  'A call counts a limit of features/rate-limiter (consume, or consumeIn in its transaction) if strangers can write with it, if it burdens others by mail, push or notifications, or if it is costly; any other row says why there is none';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

/** Limited or writing calls that the story does not make. */
const furtherCalls: readonly ((cast: Cast) => Promise<LightMyRequestResponse>)[] = [
  ({ server, player: { token } }) => server.call(contract.ownData.get, { token }),
  ({ server, organiser: { token, password } }) =>
    server.call(contract.downloads.backup, { body: { password }, token }),
  ({ server, organiser: { token } }) =>
    server.call(contract.showdownText.read, { body: { text: 'Mew\n- Surf' }, token }),
  ({ server }) =>
    server.call(contract.registration.checkInvitation, { params: { token: 'nessuno' } }),
  // Organisers send without a limit, and an unchanged address is not counted.
  ({ server, player: { token } }) =>
    server.call(contract.notifications.insert, { body: { text: 'Ciao' }, token }),
  ({ server, player: { id, token } }) =>
    server.call(contract.users.updateOwn, {
      body: { id, firstName: 'Ada', lastName: 'Neri', email: 'altra@example.org' },
      token,
    }),
];

it('every write has a limit, or a reason to have none', () => {
  const keys = endpoints.map(keyOf);
  expect(
    keys.filter((key) => !key.startsWith('GET ') && decisions[key] === undefined),
    `Add these to decisions in features/rate-limiter/endpoint-limits.test.ts. ${howToDecide}`,
  ).toEqual([]);
  expect(
    Object.keys(decisions).filter((key) => !keys.includes(key)),
    'Remove these from decisions: the contract has no such endpoint',
  ).toEqual([]);
});

it('each call counts the limits that are decided for it', async () => {
  const app = await createTestApp({ seeded: true });
  const { server, countedBy } = await recordLimits(app);
  const cast = await newCast(server);
  for (const act of furtherCalls) await act(cast);
  for (const { endpoint, before, act } of story) {
    await before?.(cast);
    const response = await act(cast);
    if (endpoint === contract.availablePokemons.insert) cast.newPokemon = response.json();
  }
  expect(app.errors).toEqual([]);
  expect(
    Object.keys(decisions).filter((key) => !countedBy.has(key)),
    'Add calls of these to testing/story.ts, or to furtherCalls here',
  ).toEqual([]);
  for (const endpoint of endpoints) {
    const key = keyOf(endpoint);
    const decided = decisions[key] ?? 'none: a read';
    expect(
      [...(countedBy.get(key) ?? [])].sort(),
      `The limits that ${key} counts are not those of decisions in features/rate-limiter/endpoint-limits.test.ts. ${howToDecide}`,
    ).toEqual(typeof decided === 'string' ? [] : [...decided].sort());
  }
  await app.close();
});

/** The server, with the names of the limits that each endpoint's calls have counted. */
async function recordLimits(
  app: TestApp,
): Promise<{ server: TestApp; countedBy: ReadonlyMap<string, ReadonlySet<string>> }> {
  const { db } = app.database;
  // A trigger, since the count of a successful call may be reset.
  await sql`create table counted_limits (key text not null)`.execute(db);
  await sql`create trigger count_limit after insert on rate_limits
    begin insert into counted_limits values (new.key); end`.execute(db);
  const countedBy = new Map<string, Set<string>>();
  const call: TestApp['call'] = async (endpoint, input) => {
    for (const table of ['rate_limits', 'counted_limits']) {
      await sql`delete from ${sql.table(table)}`.execute(db);
    }
    const response = await app.call(endpoint, input);
    const { rows } = await sql<{ key: string }>`select key from counted_limits`.execute(db);
    const limits = countedBy.get(keyOf(endpoint)) ?? new Set();
    for (const { key } of rows) limits.add(key.slice(0, key.indexOf(':')));
    countedBy.set(keyOf(endpoint), limits);
    return response;
  };
  return { server: { ...app, call }, countedBy };
}
