import { contract, type Endpoint } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/answers.ts';
import {
  newAddress,
  newName,
  type Person,
  signUp,
  signUpAdministrator,
} from '../testing/people.ts';
import { pikachu } from '../testing/pikachu.ts';
import { createTestApp, registration, type TestApp } from '../testing/test-app.ts';

interface Cast {
  subject: Person;
  other: Person;
  organiser: Person;
}

let server: TestApp;
/** For calls that change none of them. */
let sharedCast: Cast;
beforeAll(async () => {
  server = await createTestApp();
  sharedCast = await newCast();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

interface Expectation {
  /** The status for nobody, for the player the call is about, another player, an organiser. */
  statuses: readonly [anonymous: number, self: number, other: number, organiser: number];
  /** A call that nothing but permissions could refuse. */
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

/** What is asked about a battle that does not exist. */
const ofNoBattle: Expectation = {
  statuses: [401, 404, 404, 404],
  call: () => ({ query: { battleId: 999_999 } }),
};

/** Every endpoint, by method and path. Whoever adds one to the contract decides here as well. */
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
  'POST /api/auth/send-reset-password-email': {
    statuses: anyone(200),
    call: ({ username, email }) => ({ body: { username, email } }),
  },
  'GET /api/auth/check-reset-password-token/:token': {
    statuses: anyone(400),
    call: () => ({ params: { token: 'nessuno' } }),
  },
  'PUT /api/auth/reset-password/:token': {
    statuses: anyone(400),
    call: () => ({ params: { token: 'nessuno' }, body: { newPassword: 'altra-parola' } }),
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

  'GET /api/get-random-pokemon-info': { statuses: anyone(200) },
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
  'PUT /api/sign-up-tournament': {
    statuses: [401, 404, 404, 404],
    call: () => ({ body: { tournamentId: 999_999 } }),
  },

  'GET /api/get-all-tournament-leaders': { statuses: organisers },
  'GET /api/get-user-tournament-leaders': { statuses: signedIn },
  'POST /api/add-tournament-leader-pokemon': ofLeader,
  'PUT /api/edit-tournament-leader-pokemon': ofLeader,
  'PUT /api/delete-tournament-leader-pokemon': ofLeader,
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
  'GET /api/get-user-matches': {
    statuses: selfAndOrganisers,
    call: ({ id }) => ({ query: { userId: id } }),
  },

  'GET /api/get-user-info': { statuses: signedIn },

  'GET /api/get-user-face-icons': { statuses: signedIn },
  'PUT /api/set-user-face-icon': {
    statuses: signedIn,
    // Everybody starts with it.
    call: () => ({ body: { faceIconId: 25 } }),
  },
  'PUT /api/set-all-user-face-icons-not-new': { statuses: signedIn },
  'GET /api/get-first-question': { statuses: signedIn },
  'GET /api/get-next-question': { statuses: [401, 409, 409, 409] },
  'GET /api/get-correct-answer': { statuses: [401, 409, 409, 409] },
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

  'GET /api/get-pvp-battle-random-pokemon': {
    // There are too few Pokémon here.
    statuses: [401, 400, 400, 400],
    call: () => ({ query: { generationId: 4, pokemonPerTeam: 6, totalTier: 18 } }),
  },
  'GET /api/get-pvp-battle-last-teams': { statuses: signedIn },

  'GET /api/get-audit-log': { statuses: organisers },

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
  'POST /api/void-battle': {
    statuses: [401, 403, 403, 404],
    call: () => ({ body: { battleId: 999_999 } }),
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

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'recognised';
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

it('says of every endpoint of the contract, and of no other, who may call it', () => {
  const keys = endpoints.map(keyOf).sort();
  expect(Object.keys(expectations).sort()).toEqual(keys);
  expect(new Set(keys).size).toBe(keys.length);
});

it('agrees with the access that the contract states', () => {
  for (const endpoint of endpoints) {
    const [anonymous, self, , organiser] = expectations[keyOf(endpoint)]?.statuses ?? [];
    // What is forbidden to organisers too is refused for another reason than who they are.
    const organisersOnly = self === 403 && organiser !== 403;
    const stated = {
      public: [false, false],
      recognised: [false, false],
      user: [true, false],
      admin: [true, true],
    };
    expect([anonymous === 401, organisersOnly], keyOf(endpoint)).toEqual(stated[endpoint.access]);
  }
});

describe.each(endpoints.map((endpoint) => ({ key: keyOf(endpoint), endpoint })))(
  '$key',
  ({ key, endpoint }) => {
    it('is there', () => {
      expect(server.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    });

    const statuses = expectations[key]?.statuses ?? [];
    const callers = ['nobody', 'the player it is about', 'another player', 'an organiser'] as const;
    it.each(callers.map((caller, index) => [caller, statuses[index]] as const))(
      'answers %s with %i',
      async (caller, status) => {
        const cast = isOpen(endpoint) ? sharedCast : await newCast();
        const token = tokenOf(caller, cast);
        const response = await server.call(endpoint, {
          ...expectations[key]?.call?.(cast.subject),
          ...(token === undefined ? {} : { token }),
          from: newAddress(),
        });
        expect(response.statusCode, response.body).toBe(status);
        if (status === 401) expect(refusalOf(response).subcode).toBe(0);
        if (status === 403) expect(refusalOf(response)).not.toHaveProperty('subcode');
      },
    );
  },
);

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
