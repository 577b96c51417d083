// @sqlite: who may call what is decided before the database is asked.
import { contract, type Endpoint } from '@poketorneo/contract';
import { defaultTerms } from '@poketorneo/rules/duels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newAddress,
  newName,
  type Person,
  signUp,
  signUpAdministrator,
} from '../testing/people.ts';
import { pikachu } from '../testing/pikachu.ts';
import { browserSubscription } from '../testing/push-browser.ts';
import { parseError } from '../testing/responses.ts';
import { createTestApp, registration, type TestApp } from '../testing/test-app.ts';

interface Cast {
  subject: Person;
  other: Person;
  organiser: Person;
}

let server: TestApp;
/** For refused calls, which change nothing. */
let refusedCast: Cast;
/** For reads and for calls without session: no expected status depends on what they store. */
let readingCast: Cast;
beforeAll(async () => {
  server = await createTestApp();
  [refusedCast, readingCast] = await Promise.all([newCast(), newCast()]);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

interface Expectation {
  /** Statuses for no session, the player concerned, another player, an organiser. */
  statuses: readonly [anonymous: number, self: number, other: number, organiser: number];
  /** A call that is valid except for permissions. */
  call?: (subject: Person) => {
    params?: Record<string, string | number>;
    query?: Record<string, string | number>;
    body?: unknown;
  };
}

const anyone = (status: number) => [status, status, status, status] as const;
const signedIn = [401, 200, 200, 200] as const;
const organisers = [401, 403, 403, 200] as const;
const selfAndOrganisers = [401, 200, 403, 200] as const;
const selfAlone = [401, 200, 403, 403] as const;
const ofPokemon = () => ({ query: { generationId: 4, pokemonId: 25 } });

/** A change of a leader that does not exist. */
const ofLeader: Expectation = {
  statuses: [401, 403, 403, 404],
  call: () => ({ body: { leaderId: 999_999, availablePokemonId: 1, order: 1, itemId: null } }),
};

/** A read of a battle that does not exist. */
const ofNoBattle: Expectation = {
  statuses: [401, 404, 404, 404],
  call: () => ({ query: { battleId: 999_999 } }),
};

/** By method and path; each new endpoint needs an entry. */
const expectations: Readonly<Record<string, Expectation>> = {
  'GET /api/health': { statuses: anyone(200) },

  'GET /api/auth/check-token-expiration': { statuses: signedIn },
  'POST /api/auth/signin': {
    statuses: anyone(200),
    call: ({ username, password }) => ({ body: { username, password } }),
  },
  'POST /api/auth/signup': {
    statuses: anyone(201),
    call: () => ({ body: registration(newName()) }),
  },
  'PUT /api/auth/change-password': {
    statuses: signedIn,
    call: ({ password }) => ({ body: { oldPassword: password, newPassword: 'altra-parola' } }),
  },
  'POST /api/auth/sign-out-everywhere': { statuses: signedIn },
  'POST /api/auth/sign-out': { statuses: signedIn },
  'GET /api/auth/sessions': { statuses: signedIn },
  'DELETE /api/auth/sessions/:id': {
    statuses: signedIn,
    call: () => ({ params: { id: 'nessuna' } }),
  },
  'POST /api/auth/make-device-link': { statuses: [401, 201, 201, 201] },
  'GET /api/auth/device-link-state/:id': {
    statuses: signedIn,
    call: () => ({ params: { id: 'nessuno' } }),
  },
  'POST /api/auth/check-device-link': {
    statuses: anyone(400),
    call: () => ({ body: { token: 'nessuno' } }),
  },
  'POST /api/auth/redeem-device-link': {
    statuses: anyone(400),
    call: () => ({ body: { token: 'nessuno' } }),
  },
  'POST /api/auth/send-reset-password-email': {
    statuses: anyone(200),
    call: ({ username, email }) => ({ body: { username, email } }),
  },
  'GET /api/auth/password-help': { statuses: anyone(200) },
  'POST /api/auth/wish-for-password': {
    statuses: anyone(200),
    call: () => ({ body: { username: newName() } }),
  },
  'POST /api/auth/make-password-link': {
    statuses: organisers,
    call: ({ id }) => ({ body: { userId: id } }),
  },
  'GET /api/auth/check-reset-password-token/:token': {
    statuses: anyone(400),
    call: () => ({ params: { token: 'nessuno' } }),
  },
  'PUT /api/auth/reset-password/:token': {
    statuses: anyone(400),
    call: () => ({ params: { token: 'nessuno' }, body: { newPassword: 'altra-parola' } }),
  },

  'GET /api/get-registration-settings': { statuses: anyone(200) },
  'PUT /api/set-registration-settings': {
    statuses: organisers,
    call: () => ({ body: { mode: 'open', isEmailOptional: false } }),
  },
  'GET /api/check-invitation/:token': {
    statuses: anyone(404),
    call: () => ({ params: { token: 'nessuno' } }),
  },
  'GET /api/get-invitations': { statuses: organisers },
  'POST /api/insert-invitation': {
    statuses: organisers,
    call: () => ({ body: { days: 1, places: 1 } }),
  },
  'PUT /api/set-invitation-revoked': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { invitationId: 999_999, isRevoked: true } }),
  },
  'GET /api/get-waiting-list': { statuses: organisers },
  'PUT /api/decide-admission': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { userId: 999_999, decision: 'approve' } }),
  },
  'POST /api/check-admission': {
    statuses: anyone(200),
    call: () => ({ body: { token: 'nessuno' } }),
  },

  'GET /api/users': { statuses: organisers },
  'GET /api/user/:id': { statuses: selfAndOrganisers, call: ({ id }) => ({ params: { id } }) },
  'PUT /api/users': {
    statuses: selfAlone,
    call: ({ id, firstName, lastName, email }) => ({ body: { id, firstName, lastName, email } }),
  },
  'PUT /api/user/:id': {
    statuses: organisers,
    call: ({ id }) => ({ params: { id }, body: { firstName: 'Ada' } }),
  },
  'PUT /api/user/:id/status': {
    statuses: organisers,
    call: ({ id }) => ({ params: { id }, body: { status: 'suspended' } }),
  },
  'DELETE /api/users/:id': { statuses: selfAndOrganisers, call: ({ id }) => ({ params: { id } }) },

  'GET /api/get-notifications': { statuses: signedIn },
  'PUT /api/set-notifications': {
    statuses: signedIn,
    call: () => ({ query: { shown: 'true' }, body: [] }),
  },
  'POST /api/insert-notification': {
    statuses: signedIn,
    call: () => ({ body: { text: 'Ciao' } }),
  },
  'DELETE /api/delete-notification': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { notificationId: 999_999 } }),
  },
  'DELETE /api/delete-all-notifications': { statuses: signedIn },

  'GET /api/get-profile-visibility': { statuses: signedIn },
  'PUT /api/set-profile-visibility': {
    statuses: signedIn,
    call: () => ({ body: { isPublic: false } }),
  },
  // A private profile is hidden even from its owner.
  'GET /api/get-public-profile': {
    statuses: anyone(404),
    call: ({ username }) => ({ query: { username } }),
  },
  'GET /api/get-player-link-picture': {
    statuses: anyone(404),
    call: ({ username }) => ({ query: { username } }),
  },
  'GET /api/get-replay-link-picture': {
    statuses: anyone(404),
    call: () => ({ query: { key: 'nessuna-lotta-con-questa-chiave' } }),
  },
  // Without assets: a redirect to the page's static image.
  'GET /api/get-leaderboard-link-picture': { statuses: anyone(302) },
  'GET /api/get-notification-preferences': { statuses: signedIn },
  'PUT /api/set-notification-preferences': {
    statuses: signedIn,
    call: () => ({ body: { games: 'list' } }),
  },
  'GET /api/get-push-key': { statuses: signedIn },
  'PUT /api/save-push-subscription': {
    statuses: signedIn,
    call: () => ({ body: browserSubscription() }),
  },
  'PUT /api/forget-push-subscription': {
    statuses: anyone(200),
    call: () => ({ body: { endpoint: 'https://push.example.org/1', auth: 'nessuno' } }),
  },
  'GET /api/get-messages': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'POST /api/insert-message': {
    statuses: signedIn,
    call: () => ({ body: { text: 'Ciao' } }),
  },
  'PUT /api/set-messages-read': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ body: { upTo: 1, userId: id } }),
  },
  'GET /api/get-message-threads': { statuses: organisers },
  'GET /api/get-announcements': { statuses: organisers },
  'GET /api/get-announcement-recipients': {
    statuses: organisers,
    call: () => ({ query: { kind: 'everyone' } }),
  },
  'POST /api/insert-announcement': {
    statuses: [401, 403, 403, 201],
    call: () => ({ body: { audience: { kind: 'everyone' }, text: 'Ciao' } }),
  },
  'GET /api/get-announcement-replies': {
    statuses: organisers,
    call: () => ({ query: { announcementId: 1, reply: 'none' } }),
  },
  'POST /api/remind-announcement': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { announcementId: 999_999 } }),
  },
  'PUT /api/answer-announcement': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { announcementId: 999_999, reply: 'ok' } }),
  },

  'GET /api/get-random-pokemon-info': { statuses: anyone(200) },
  'GET /api/get-all-pokemon-info': { statuses: anyone(200) },
  'GET /api/get-practice-questions': { statuses: anyone(200) },
  'GET /api/get-pokemon-info-by-id': { statuses: anyone(200), call: ofPokemon },
  'GET /api/get-all-pokemon-species-names': { statuses: anyone(200) },
  'GET /api/get-all-pokemon-abilities': { statuses: anyone(200) },
  'GET /api/get-all-pokemon-moves': { statuses: anyone(200) },
  'GET /api/get-all-pokemon-types': { statuses: anyone(200) },
  'GET /api/get-all-items': { statuses: anyone(200) },
  'GET /api/get-type-efficacies': {
    statuses: anyone(200),
    call: () => ({ query: { generationId: 4, typeId: 17 } }),
  },
  'GET /api/get-all-pokemon-in-battle-forms': { statuses: anyone(200) },
  'GET /api/get-pokemon-gender-rate': { statuses: anyone(200), call: ofPokemon },
  'GET /api/get-pokemon-abilities': { statuses: anyone(200), call: ofPokemon },
  'GET /api/get-pokemon-moves': { statuses: anyone(200), call: ofPokemon },
  'GET /api/get-pokemon-possibilities': { statuses: anyone(200), call: ofPokemon },

  'GET /api/get-all-available-pokemons': { statuses: anyone(200) },
  'GET /api/get-user-available-pokemons': { statuses: signedIn },
  'GET /api/get-user-team-available-pokemons': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'GET /api/get-user-unobtained-pokemons': { statuses: signedIn },
  'GET /api/get-all-available-pokemon-names': { statuses: signedIn },
  'GET /api/get-available-pokemon': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { id: 999_999 } }),
  },
  'GET /api/get-available-pokemon-type-efficacies': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { availablePokemonId: 999_999 } }),
  },
  'GET /api/get-available-pokemon-info': {
    statuses: [401, 403, 403, 404],
    call: () => ({ query: { id: 999_999 } }),
  },
  'POST /api/read-showdown-text': {
    statuses: organisers,
    call: () => ({ body: { text: 'Mew\n- Surf' } }),
  },
  'POST /api/insert-showdown-text': {
    statuses: organisers,
    call: () => ({ body: { text: 'Mew\n- Surf' } }),
  },
  'GET /api/get-available-pokemon-text': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { id: 999_999 } }),
  },
  'GET /api/get-user-team-text': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'GET /api/get-pvp-battle-last-teams-text': { statuses: signedIn },
  'GET /api/get-tournament-leader-text': {
    statuses: [401, 403, 403, 404],
    call: () => ({ query: { leaderId: 999_999 } }),
  },
  'POST /api/insert-new-available-pokemon': {
    statuses: organisers,
    call: () => ({ body: pikachu }),
  },
  'PUT /api/update-available-pokemon': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { ...pikachu, id: 999_999, version: 1 } }),
  },
  'DELETE /api/delete-available-pokemon/:id': {
    statuses: [401, 403, 403, 404],
    call: () => ({ params: { id: 999_999 } }),
  },

  'GET /api/get-all-tournaments': { statuses: signedIn },
  'GET /api/get-user-tournaments': { statuses: signedIn },
  'GET /api/get-user-tournaments-badges': { statuses: signedIn },
  'GET /api/get-all-user-tournaments': { statuses: organisers },
  'GET /api/get-challengers-to-look-after': { statuses: organisers },
  'PUT /api/sign-up-tournament': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { tournamentId: 999_999 } }),
  },
  'PUT /api/sign-up-challenger': {
    statuses: [401, 403, 403, 404],
    call: ({ id }) => ({ body: { userId: id, tournamentId: 999_999 } }),
  },

  'GET /api/get-all-tournament-leaders': { statuses: organisers },
  'GET /api/get-user-tournament-leaders': { statuses: signedIn },
  'POST /api/add-tournament-leader-pokemon': ofLeader,
  'PUT /api/edit-tournament-leader-pokemon': ofLeader,
  'PUT /api/delete-tournament-leader-pokemon': ofLeader,
  'PUT /api/arrange-tournament-leader-pokemons': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { leaderId: 999_999, slots: [1] } }),
  },
  'POST /api/add-tournament-obtainable-pokemon': ofLeader,
  'PUT /api/edit-tournament-obtainable-pokemon': ofLeader,
  'PUT /api/delete-tournament-obtainable-pokemon': ofLeader,

  'POST /api/insert-match': {
    statuses: [401, 403, 403, 404],
    call: ({ id }) => ({ body: { userId: id, leaderId: 999_999, outcome: 'win' } }),
  },
  'DELETE /api/delete-last-match': {
    statuses: [401, 403, 403, 404],
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'GET /api/get-match-revision': {
    statuses: [401, 403, 403, 404],
    call: () => ({ query: { matchId: 999_999 } }),
  },
  'PUT /api/update-match': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { matchId: 999_999, outcome: 'win', version: 'x' } }),
  },
  'DELETE /api/delete-match': {
    statuses: [401, 403, 403, 404],
    call: () => ({ query: { matchId: 999_999, version: 'x' } }),
  },
  'GET /api/get-recent-matches': {
    statuses: organisers,
    call: () => ({ query: { since: '2026-01-01T00:00:00.000Z' } }),
  },
  'GET /api/get-user-matches': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },

  'GET /api/get-user-info': { statuses: signedIn },

  'GET /api/get-user-face-icons': { statuses: signedIn },
  'PUT /api/set-user-face-icon': {
    statuses: signedIn,
    // All players start with this icon.
    call: () => ({ body: { faceIconId: 25 } }),
  },
  'PUT /api/set-all-user-face-icons-not-new': { statuses: signedIn },
  'GET /api/get-first-question': { statuses: signedIn },
  'GET /api/get-next-question': { statuses: [401, 409, 409, 409] },
  'GET /api/get-correct-answer': { statuses: [401, 409, 409, 409] },
  'GET /api/get-answer-picture': { statuses: signedIn },
  'GET /api/get-random-question': { statuses: anyone(200) },
  'PUT /api/update-max-correct-answers-in-a-row': {
    statuses: signedIn,
    call: () => ({ body: { correctAnswersInARow: 0 } }),
  },
  'GET /api/get-question-audio': {
    statuses: anyone(404),
    call: () => ({ query: { key: 'nessuna' } }),
  },
  'PUT /api/give-user-random-unobtained-pokemon': { statuses: [401, 403, 403, 403] },
  'PUT /api/give-user-random-unobtained-face-icon': { statuses: [401, 403, 403, 403] },
  'GET /api/get-user-unobtained-face-icons': { statuses: signedIn },
  'GET /api/get-random-pokemon-face-icons': { statuses: anyone(200) },
  'PUT /api/update-memory-game-record': {
    statuses: [401, 409, 409, 409],
    call: () => ({ body: { numberOfMoves: 15 } }),
  },
  'GET /api/get-random-shell-game-cards': { statuses: anyone(200) },
  'GET /api/get-shell-game-record': { statuses: signedIn },
  'PUT /api/update-shell-game-record': {
    statuses: [401, 409, 409, 409],
    call: () => ({ body: { numberOfRounds: 1 } }),
  },
  'GET /api/get-leaderboards': { statuses: anyone(200) },

  'GET /api/get-current-season': { statuses: signedIn },
  'GET /api/get-hall-of-fame': { statuses: signedIn },
  'GET /api/get-season-standings': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { seasonId: 999_999 } }),
  },
  'GET /api/get-player-seasons': {
    statuses: signedIn,
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'GET /api/get-season-plan': { statuses: organisers },
  'POST /api/close-season': {
    statuses: [401, 403, 403, 409],
    call: () => ({
      body: { seasonId: 999_999, name: 'Una', nextName: 'Altra', confirmation: 'Una' },
    }),
  },
  'POST /api/reopen-season': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { seasonId: 999_999 } }),
  },
  'GET /api/get-tournament-texts': { statuses: organisers },
  'PUT /api/edit-tournament': {
    statuses: [401, 403, 403, 404],
    call: () => ({
      body: { tournamentId: 999_999, name: 'Coppa', description: 'Una coppa', version: 1 },
    }),
  },
  'PUT /api/arrange-tournaments': {
    statuses: [401, 403, 403, 409],
    call: () => ({ body: { tournamentIds: [1], seen: [999_999] } }),
  },

  'GET /api/get-pvp-battle-random-pokemon': {
    // The test database has too few Pokémon.
    statuses: [401, 400, 400, 400],
    call: () => ({ query: { generationId: 4, pokemonPerTeam: 6, totalTier: 18 } }),
  },
  'GET /api/get-pvp-battle-last-teams': { statuses: signedIn },

  'GET /api/get-audit-log': { statuses: organisers },

  'GET /api/download-standings': { statuses: organisers },
  'GET /api/download-matches': { statuses: organisers },
  'GET /api/download-players': { statuses: organisers },
  'GET /api/get-backup-status': { statuses: organisers },
  'POST /api/download-backup': {
    statuses: organisers,
    call: ({ password }) => ({ body: { password } }),
  },
  'GET /api/get-own-data': { statuses: signedIn },
  'GET /api/get-health-report': { statuses: organisers },
  'POST /api/send-test-mail': { statuses: organisers },

  'GET /api/get-battle-preparation': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { leaderId: 999_999 } }),
  },
  'PUT /api/choose-battle-team': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { leaderId: 999_999, pokemonIds: [] } }),
  },
  'POST /api/start-leader-battle': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { leaderId: 999_999, pokemonIds: [1] } }),
  },
  'GET /api/get-battle': ofNoBattle,
  'GET /api/get-battle-news': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { battleId: 999_999, after: 0 } }),
  },
  'POST /api/choose-in-battle': {
    statuses: [401, 404, 404, 404],
    call: () => ({
      body: { battleId: 999_999, step: 0, choice: [{ do: 'move', slot: 1 }], after: 0 },
    }),
  },
  'POST /api/surrender-battle': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { battleId: 999_999, after: 0 } }),
  },
  'GET /api/get-open-battles': { statuses: signedIn },
  // Public: the trial's token names the trial, not the session.
  'POST /api/start-trial': { statuses: anyone(201) },
  'GET /api/get-trial': { statuses: anyone(404) },
  'GET /api/get-trial-news': { statuses: anyone(404), call: () => ({ query: { after: 0 } }) },
  'POST /api/choose-in-trial': {
    statuses: anyone(404),
    call: () => ({ body: { step: 0, choice: [{ do: 'move', slot: 1 }], after: 0 } }),
  },
  'POST /api/surrender-trial': { statuses: anyone(404), call: () => ({ body: { after: 0 } }) },
  'PUT /api/keep-trial': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { token: 'nessuno'.padEnd(32, '-') } }),
  },
  'POST /api/challenge-player': {
    // Terms that no duel can have.
    statuses: [401, 400, 400, 400],
    call: () => ({ body: { terms: { ...defaultTerms, tier: 18 } } }),
  },
  'GET /api/find-players': { statuses: signedIn, call: () => ({ query: { search: 'gi' } }) },
  'POST /api/answer-challenge': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { challengeId: 999_999, accept: false } }),
  },
  'DELETE /api/withdraw-challenge': {
    statuses: [401, 404, 404, 404],
    call: () => ({ query: { challengeId: 999_999 } }),
  },
  'GET /api/get-challenges': { statuses: signedIn },
  'GET /api/get-challenge': {
    statuses: anyone(404),
    call: () => ({ query: { key: 'nessuna-sfida-si-chiama-cosi' } }),
  },
  'PUT /api/join-queue': {
    // Terms that no duel can have.
    statuses: [401, 400, 400, 400],
    call: () => ({ body: { terms: { ...defaultTerms, tier: 18 } } }),
  },
  'DELETE /api/leave-queue': { statuses: signedIn },
  'GET /api/stream-live': { statuses: anyone(200) },
  'GET /api/watch-battle': {
    statuses: anyone(404),
    call: () => ({ query: { watch: '999999' } }),
  },
  'GET /api/get-live': { statuses: anyone(200) },
  'PUT /api/showcase-battle': {
    statuses: [401, 403, 403, 200],
    call: () => ({ body: { battleId: null } }),
  },
  'POST /api/offer-rematch': {
    statuses: [401, 404, 404, 403],
    call: () => ({ body: { battleId: 999_999 } }),
  },
  'POST /api/offer-draw': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { battleId: 999_999, step: 0 } }),
  },
  'POST /api/answer-draw': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { battleId: 999_999, step: 0, accept: true } }),
  },
  'POST /api/send-emote': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { battleId: 999_999, emote: 'hello' } }),
  },
  'GET /api/get-live-settings': { statuses: signedIn },
  'PUT /api/set-live-settings': { statuses: signedIn, call: () => ({ body: { emotes: true } }) },
  'PUT /api/block-player': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { userId: 999_999 } }),
  },
  'PUT /api/unblock-player': {
    statuses: signedIn,
    call: () => ({ body: { userId: 999_999 } }),
  },
  'GET /api/get-blocked-players': { statuses: signedIn },
  'GET /api/get-user-battles': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },
  'GET /api/get-match-history': { statuses: signedIn },
  'GET /api/get-match-tally': { statuses: signedIn },
  'POST /api/share-battle': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { battleId: 999_999 } }),
  },
  'GET /api/get-battle-replay': {
    statuses: anyone(404),
    call: () => ({ query: { key: 'nessuna-lotta-si-chiama-cosi' } }),
  },
  'GET /api/get-own-battle-replay': ofNoBattle,
  'GET /api/get-battle-terms': { statuses: anyone(200) },
  'GET /api/get-battle-move-texts': { statuses: anyone(200) },
  'POST /api/void-battle': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { battleId: 999_999 } }),
  },
  'POST /api/void-duel': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { battleId: 999_999 } }),
  },
  'GET /api/get-all-duels': { statuses: organisers },
  'GET /api/get-duel-rules': { statuses: anyone(200) },
  'PUT /api/set-duel-rules': {
    statuses: organisers,
    call: () => ({ body: { isOn: true, duelists: 'everybody', hours: null } }),
  },
  'GET /api/get-club': { statuses: anyone(200) },
  'PUT /api/set-club': {
    statuses: organisers,
    call: () => ({ body: { name: 'Pixel' } }),
  },
  'GET /api/get-battle-settings': { statuses: anyone(200) },
  'PUT /api/set-battle-settings': {
    statuses: organisers,
    call: () => ({ body: { mode: 'both', levelRule: 'equal' } }),
  },
  'PUT /api/set-leader-battle-grade': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { leaderId: 999_999, grade: 1 } }),
  },
  'GET /api/get-referee-sheet': {
    statuses: [401, 403, 403, 404],
    call: ({ id }) => ({ query: { userId: id, leaderId: 999_999 } }),
  },
};

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'optional';
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

/** The expectation of an endpoint. Throws what to add where there is none. */
function expectationOf(endpoint: Endpoint): Expectation {
  const key = keyOf(endpoint);
  const expectation = expectations[key];
  if (expectation !== undefined) return expectation;
  throw new Error(
    `Add '${key}' to \`expectations\` in http/permissions.test.ts: the statuses for no session, the player concerned, another player and an organiser.`,
  );
}

it('covers exactly the endpoints of the contract', () => {
  for (const endpoint of endpoints) expectationOf(endpoint);
  const keys = endpoints.map(keyOf).sort();
  expect(
    Object.keys(expectations).filter((key) => !keys.includes(key)),
    'Remove these from expectations: the contract has no such endpoint',
  ).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

it('agrees with the access in the contract', () => {
  for (const endpoint of endpoints) {
    const [anonymous, self, , organiser] = expectationOf(endpoint).statuses;
    // A 403 for organisers too has another reason than the role.
    const organisersOnly = self === 403 && organiser !== 403;
    const stated = {
      public: [false, false],
      optional: [false, false],
      user: [true, false],
      admin: [true, true],
    };
    expect([anonymous === 401, organisersOnly], keyOf(endpoint)).toEqual(stated[endpoint.access]);
  }
});

describe.each(endpoints.map((endpoint) => ({ key: keyOf(endpoint), endpoint })))(
  '$key',
  ({ key, endpoint }) => {
    it('exists', () => {
      expect(
        server.app.hasRoute({ method: endpoint.method, url: endpoint.path }),
        `${key} has no route: add its feature to the list in app.ts, and addEndpoint to its routes`,
      ).toBe(true);
    });

    const callers = [
      'a visitor',
      'the player it is about',
      'another player',
      'an organiser',
    ] as const;
    it.each(callers.map((caller, index) => ({ caller, index })))(
      'responds to $caller as expected',
      async ({ caller, index }) => {
        const { statuses, call } = expectationOf(endpoint);
        const status = statuses[index] ?? 0;
        const cast = await castFor(endpoint, status);
        const token = tokenOf(caller, cast);
        const response = await server.call(endpoint, {
          ...call?.(cast.subject),
          ...(token === undefined ? {} : { token }),
          from: newAddress(),
        });
        expect(response.statusCode, response.body).toBe(status);
        if (status === 401) expect(parseError(response).subcode).toBe(0);
        if (status === 403) expect(parseError(response)).not.toHaveProperty('subcode');
      },
    );
  },
);

/** A new cast for each call that is expected to write. */
function castFor(endpoint: Endpoint, status: number): Cast | Promise<Cast> {
  if (status >= 400) return refusedCast;
  return isOpen(endpoint) || endpoint.method === 'GET' ? readingCast : newCast();
}

async function newCast(): Promise<Cast> {
  const [subject, other, organiser] = await Promise.all([
    signUp(server),
    signUp(server),
    signUpAdministrator(server),
  ]);
  return { subject, other, organiser };
}

function tokenOf(caller: string, { subject, other, organiser }: Cast): string | undefined {
  if (caller === 'the player it is about') return subject.token;
  if (caller === 'another player') return other.token;
  if (caller === 'an organiser') return organiser.token;
  return undefined;
}
