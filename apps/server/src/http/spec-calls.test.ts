// @sqlite: what the API’s specification names.
import {
  contract,
  type Endpoint,
  type MatchOutcome,
  type ResponseOf,
  type Schema,
} from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { start } from '../testing/battles.ts';
import { beginDuel } from '../testing/duels.ts';
import { newAddress, type Person, signUp, signUpAdministrator } from '../testing/people.ts';
import { pikachu } from '../testing/pikachu.ts';
import { parseResponse } from '../testing/responses.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { enrol, leaderId, tournamentId, winAgainst } from '../testing/tournament.ts';

/* The API of the specification: calls, parameters and response fields. Fields may be added; none
 * may be
 * removed, and no other may become required.
 */

const generation = 'generationId';
const pokemonPayload =
  'formId, level, gender, isShiny, abilityId, hp, attack, defense, spAttack, spDefense, speed, moveId1, moveId2, moveId3, moveId4, itemId';
const teamSlot = 'leaderId, availablePokemonId, order, itemId';
const reward = 'leaderId, availablePokemonId, itemId';

/** Method, path, ?query and {body} of every call; a body that is a list is in brackets. */
const promised: Readonly<Record<string, readonly string[]>> = {
  'Auth and users': [
    'GET /api/auth/check-token-expiration',
    'POST /api/auth/signin {username, password}',
    'POST /api/auth/signup {username, firstName, lastName, email, password}',
    'GET /api/users',
    'GET /api/user/{id}',
    'PUT /api/users {id, firstName, lastName, email}',
    'PUT /api/user/{id}',
    'PUT /api/auth/change-password {oldPassword, newPassword}',
    'PUT /api/auth/reset-password/{token} {newPassword}',
    'POST /api/auth/send-reset-password-email {username, email}',
    'GET /api/auth/check-reset-password-token/{token}',
    'DELETE /api/users/{id}',
  ],
  'Pokémon data': [
    `GET /api/get-all-available-pokemons?${generation}`,
    `GET /api/get-user-available-pokemons?${generation}`,
    `GET /api/get-user-team-available-pokemons?${generation}&userId`,
    `GET /api/get-user-unobtained-pokemons?${generation}`,
    'GET /api/get-all-available-pokemon-names',
    `GET /api/get-available-pokemon?${generation}&id`,
    `GET /api/get-all-pokemon-species-names?${generation}`,
    `GET /api/get-all-pokemon-abilities?${generation}`,
    `GET /api/get-all-pokemon-moves?${generation}`,
    `GET /api/get-all-pokemon-types?${generation}`,
    `GET /api/get-available-pokemon-type-efficacies?${generation}&availablePokemonId`,
    `GET /api/get-pvp-battle-random-pokemon?${generation}&pokemonPerTeam&totalTier`,
    `GET /api/get-pvp-battle-last-teams?${generation}`,
    `GET /api/get-random-pokemon-info?${generation}`,
    `GET /api/get-pokemon-info-by-id?${generation}&pokemonId`,
    `GET /api/get-type-efficacies?${generation}&typeId`,
    `GET /api/get-all-pokemon-in-battle-forms?${generation}`,
    'GET /api/get-pokemon-gender-rate?pokemonId',
    `GET /api/get-pokemon-abilities?${generation}&pokemonId`,
    `GET /api/get-pokemon-moves?${generation}&pokemonId`,
    'GET /api/get-available-pokemon-info?id',
    `POST /api/insert-new-available-pokemon {${pokemonPayload}}`,
    `PUT /api/update-available-pokemon {id, ${pokemonPayload}}`,
    'DELETE /api/delete-available-pokemon/{id}',
    `GET /api/get-all-items?${generation}`,
  ],
  Notifications: [
    'GET /api/get-notifications?shown',
    'PUT /api/set-notifications?shown [notificationId]',
    'POST /api/insert-notification {title, text, sender}',
    'DELETE /api/delete-notification?notificationId',
    'DELETE /api/delete-all-notifications',
  ],
  'Tournaments, leaders, profile': [
    'GET /api/get-all-tournament-leaders',
    'GET /api/get-user-tournament-leaders',
    `POST /api/add-tournament-leader-pokemon {${teamSlot}}`,
    `PUT /api/edit-tournament-leader-pokemon {${teamSlot}}`,
    `PUT /api/delete-tournament-leader-pokemon {${teamSlot}}`,
    `POST /api/add-tournament-obtainable-pokemon {${reward}}`,
    `PUT /api/edit-tournament-obtainable-pokemon {${reward}}`,
    `PUT /api/delete-tournament-obtainable-pokemon {${reward}}`,
    'GET /api/get-all-tournaments',
    'GET /api/get-user-tournaments',
    'GET /api/get-user-tournaments-badges',
    'GET /api/get-all-user-tournaments',
    'PUT /api/sign-up-tournament {tournamentId}',
    'GET /api/get-user-info',
    'GET /api/get-user-face-icons?obtainedOnly',
    'GET /api/get-user-unobtained-face-icons',
    'PUT /api/set-user-face-icon {faceIconId}',
    'PUT /api/set-all-user-face-icons-not-new',
    'PUT /api/give-user-random-unobtained-face-icon',
    'PUT /api/give-user-random-unobtained-pokemon',
  ],
  'Quiz and games': [
    'GET /api/get-first-question',
    'GET /api/get-next-question',
    'GET /api/get-random-question',
    'GET /api/get-correct-answer',
    'GET /api/get-random-pokemon-face-icons?cont',
    'GET /api/get-random-shell-game-cards',
    'PUT /api/update-max-correct-answers-in-a-row {correctAnswersInARow}',
    'PUT /api/update-memory-game-record {numberOfMoves}',
    'GET /api/get-shell-game-record',
    'PUT /api/update-shell-game-record {numberOfRounds}',
    'GET /api/get-leaderboards',
  ],
};

const endpoints: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(contract).flatMap(
  (feature) => Object.values(feature),
);

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe.each(Object.keys(promised))('7 · %s', (group) => {
  it.each(promised[group] ?? [])('%s', (line) => {
    const { method, path, params, query, body } = read(line);
    const endpoint = endpoints.find((one) => one.method === method && one.path === path);
    if (endpoint === undefined) throw new Error('The contract has no such call');
    expect(namesOf(endpoint.params).all).toEqual(params);
    for (const [schema, names] of [
      [endpoint.query, query],
      [endpoint.body, body],
    ] as const) {
      const { all, required } = namesOf(schema);
      expect(all).toEqual(expect.arrayContaining(names));
      expect(names).toEqual(expect.arrayContaining(required));
    }
  });
});

/** A promised call in its parts. */
function read(line: string) {
  const parts = /^(\w+) ([^ ?]+)(?:\?(\S+))?(?: [{[](.+)[}\]])?$/.exec(line);
  const [, method, address = '', query, body] = parts ?? [];
  return {
    method,
    path: address.replace(/\{(\w+)\}/g, ':$1'),
    params: [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: query?.split('&') ?? [],
    body: body?.split(', ') ?? [],
  };
}

/** The fields that a part of a request may have, and those that it must. */
function namesOf(schema: Schema): { all: string[]; required: string[] } {
  const fields = schema instanceof z.ZodMiniArray ? schema.def.element : schema;
  if (!(fields instanceof z.ZodMiniObject)) return { all: [], required: [] };
  const shape = Object.entries<z.core.$ZodType>(fields.shape);
  return {
    all: shape.map(([name]) => name),
    required: shape
      .filter(([, field]) => !z.safeParse(field, undefined).success)
      .map(([name]) => name),
  };
}

const documentedFields = z.record(z.string(), z.unknown());
const documentation = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.optional(z.array(z.object({ name: z.string() }))),
        requestBody: z.optional(
          z.object({
            content: z.object({
              'application/json': z.object({
                schema: z.object({
                  properties: z.optional(documentedFields),
                  items: z.optional(z.object({ properties: documentedFields })),
                }),
              }),
            }),
          }),
        ),
      }),
    ),
  ),
});

const pokemonFields = `id formId speciesId name sprite isShiny gender level tierInGame
  firstType.id firstType.name firstType.image secondType.id secondType.name secondType.image
  ability.name ability.description
  ${['firstMove', 'secondMove', 'thirdMove', 'fourthMove']
    .flatMap((move) =>
      'name description type.image damageClass.image power accuracy priority effectChance'
        .split(' ')
        .map((field) => `${move}.${field}`),
    )
    .join(' ')}
  hp attack defense spAttack spDefense speed`;
const heldFields = 'availablePokemonId itemId itemImage sprite isShiny';
const inside = (place: string, fields: string) =>
  fields
    .split(/\s+/)
    .map((field) => `${place}.${field}`)
    .join(' ');

describe('a tournament under way', () => {
  let server: TestApp;
  let player: Person;
  let organiser: Person;
  beforeAll(async () => {
    server = await createTestApp({ seeded: true });
    [player, organiser] = await Promise.all([signUp(server), signUpAdministrator(server)]);
    await enrol(server, player, 1);
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1] });
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  async function ask<E extends Endpoint>(
    endpoint: E,
    query: Record<string, string | number> = {},
    { token } = player,
  ): Promise<ResponseOf<E>> {
    return parseResponse(endpoint, await server.call(endpoint, { query, token }));
  }
  const findPokemon = async () => {
    const all = await ask(contract.availablePokemons.listSeen, {}, organiser);
    return all.find(({ secondType, fourthMove, item }) => secondType && fourthMove && item);
  };
  const { pokedex, tournaments, leaders, quiz } = contract;

  it.each<[entity: string, fields: string, find: () => Promise<unknown>]>([
    [
      'a session user',
      'id token roles username firstName lastName email icon',
      async () => {
        const { username, password } = player;
        const body = { username, password };
        return (await server.call(contract.auth.signIn, { body, from: newAddress() })).json();
      },
    ],
    [
      'a notification',
      'notificationId userId title text image url urlName urlSection sender shown timestamp',
      async () => (await ask(contract.notifications.list))[0],
    ],
    ['an available Pokémon', `${pokemonFields} item.image`, findPokemon],
    [
      'an available Pokémon as it is edited',
      `id ${pokemonPayload.replaceAll(',', '')}`,
      async () => {
        const id = (await findPokemon())?.id ?? 0;
        return ask(contract.availablePokemons.info, { id }, organiser);
      },
    ],
    [
      'a Pokémon of the Pokédex',
      `id name genus description image cry height weight firstType.name firstType.image
      secondType.name secondType.image firstAbility.name firstAbility.description
      secondAbility.name secondAbility.description hiddenAbility
      baseHP baseAttack baseDefense baseSpAttack baseSpDefense baseSpeed baseTot`,
      () => ask(pokedex.infoById, { pokemonId: 74 }),
    ],
    ['a species', 'id name', async () => (await ask(pokedex.speciesNames))[0]],
    ['an item', 'id name image', async () => (await ask(pokedex.items))[0]],
    ['a type', 'id name image', async () => (await ask(pokedex.types))[0]],
    ['an ability', 'id name', async () => (await ask(pokedex.abilities))[0]],
    [
      'a move',
      'id name description type.image damageClass.image power accuracy priority effectChance',
      async () => (await ask(pokedex.moves))[0],
    ],
    [
      'type efficacies',
      'x4Weakness x2Weakness x1Weakness x05Weakness x025Weakness x0Weakness x2Weakness.0.image',
      () => ask(pokedex.typeEfficacies, { typeId: 1 }),
    ],
    [
      'a tournament',
      `id name description image order status badgeCaseBackground
      ${inside('badges.0', 'id name image obtained')}`,
      async () => (await ask(tournaments.listAll))[0],
    ],
    [
      'a leader',
      `id name sprite tournamentId order isDoubleBattle ${inside('pokemons.0', heldFields)}
      ${inside('obtainablePokemon', heldFields)} obtainedPokemon tierTot defeated numberOfMatches
      dominantType.id dominantType.image`,
      async () => (await ask(leaders.listOwn))[0]?.leaders[0],
    ],
    [
      'a face icon',
      'id name image obtained isNew',
      async () => (await ask(contract.faceIcons.list, { obtainedOnly: 'true' }))[0],
    ],
    [
      'a profile',
      `signUpDate numberOfPokemonFaceIcons numberOfAllObtainablePokemonFaceIcons
      numberOfObtainablePokemonFaceIcons numberOfPokemonsInTeam currentTournament currentLeader
      currentNumberOfTotMatches currentMeanNumberOfMatchesPerLeader numberOfTournamentsCompleted
      numberOfLeadersDefeated numberOfBadgesEarned hardestLeaderToDefeat maxCorrectAnswersInARow
      memoryGameRecord shellGameRecord easiestTypeToDefeat.image hardestTypeToDefeat.image`,
      () => ask(contract.profile.info),
    ],
    [
      'a question of a secret quiz',
      'number text audio possibleAnswers.3.id possibleAnswers.3.text',
      () => ask(quiz.firstQuestion),
    ],
    [
      'a question to train with',
      'number text audio possibleAnswers.3.id possibleAnswers.3.text correctAnswer',
      () => ask(quiz.randomQuestion),
    ],
    ['a dealt memory game', '0 29', () => ask(contract.memoryGame.cards, { cont: 30 })],
    ['a dealt shell game', '0 2', () => ask(contract.shellGame.cards)],
    [
      'a leaderboard',
      `title bgImage bgColor currentUserScore currentUserPosition
      ${inside('userLeaderboards.0', 'userName firstName lastName icon score position')}`,
      async () => (await ask(contract.leaderboards.list)).find(({ kind }) => kind === 'badges'),
    ],
    [
      'two PvP teams',
      `0.0.id 0.0.formId 0.0.ability.name 0.0.firstMove.name 0.0.speed 0.0.tierInGame 0.0.item
      1.5.id 1.5.item`,
      () => ask(contract.teamDraw.random, { pokemonPerTeam: 6, totalTier: 10 }),
    ],
  ])('3 · %s has every field by its name', async (_entity, fields, find) => {
    const found = await find();
    for (const field of fields.split(/\s+/)) expect(found).toHaveProperty(field);
  });

  it('3 · a list of cards is as long as the game is wide', async () => {
    expect(await ask(contract.memoryGame.cards, { cont: 30 })).toHaveLength(30);
    expect(await ask(contract.shellGame.cards)).toHaveLength(3);
  });

  it('7 · the documentation lists every parameter', async () => {
    const response = await server.app.inject('/api/docs/json');
    const { paths } = z.parse(documentation, response.json());
    for (const { method, path, params, query, body } of endpoints) {
      const told = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      if (told === undefined) {
        throw new Error(
          `${method} ${path} has no route: add its feature to the list in app.ts, and addEndpoint to its routes`,
        );
      }
      const parameters = told.parameters?.map(({ name }) => name) ?? [];
      const taken = [...namesOf(params).all, ...namesOf(query).all];
      expect([path, ...parameters.sort()]).toEqual([path, ...taken.sort()]);
      const sent = told.requestBody?.content['application/json'].schema;
      const fields = Object.keys(sent?.properties ?? sent?.items?.properties ?? {});
      expect([path, ...fields]).toEqual([path, ...namesOf(body).all]);
    }
  });

  it('7 · an empty body is taken where none is read', async () => {
    const { setAllNotNew } = contract.faceIcons;
    const json = { 'content-type': 'application/json' };
    for (const call of [{ body: {} }, { body: null }, {}, { headers: json }]) {
      const response = await server.call(setAllNotNew, { ...call, token: player.token });
      expect(response.statusCode).toBe(200);
    }
  });

  describe('every change that only organisers make', () => {
    const body = (values: unknown) => ({ body: values });
    const loss = async () =>
      body({ userId: player.id, leaderId: await leaderId(server, 1, 2), outcome: 'loss' });
    /** The last match, with what is found to follow from putting it right. */
    async function lastMatch(outcome?: MatchOutcome) {
      const [{ id: matchId } = { id: 0 }] = await ask(
        contract.matches.list,
        { userId: player.id },
        organiser,
      );
      const asked = outcome === undefined ? { matchId } : { matchId, outcome };
      const { version } = await ask(contract.matches.revision, asked, organiser);
      return { matchId, version };
    }
    const steps: readonly [
      action: string,
      endpoint: Endpoint,
      call: () => Promise<Parameters<TestApp['call']>[1]>,
    ][] = [
      ['available-pokemon.insert', contract.availablePokemons.insert, async () => body(pikachu)],
      [
        'available-pokemon.insert',
        contract.showdownText.insert,
        async () => body({ text: 'Mew\n- Surf' }),
      ],
      [
        'available-pokemon.update',
        contract.availablePokemons.update,
        async () => body({ ...pikachu, level: 31, id: await newestPokemonId() }),
      ],
      [
        'available-pokemon.delete',
        contract.availablePokemons.delete,
        async () => ({ params: { id: await newestPokemonId() } }),
      ],
      ['leader.pokemon.insert', leaders.addPokemon, () => slot(4)],
      ['leader.pokemon.update', leaders.editPokemon, () => slot(4)],
      ['leader.pokemon.delete', leaders.deletePokemon, () => slot(4)],
      [
        'leader.team.arrange',
        leaders.arrangePokemons,
        async () => body({ leaderId: await leaderId(server, 1, 1), slots: [2, 1, 3] }),
      ],
      ['leader.reward.update', leaders.editReward, () => slot()],
      ['leader.reward.delete', leaders.deleteReward, () => slot()],
      ['leader.reward.insert', leaders.addReward, () => slot()],
      ['match.insert', contract.matches.insert, loss],
      [
        'match.update',
        contract.matches.update,
        async () => body({ ...(await lastMatch('draw')), outcome: 'draw' }),
      ],
      ['match.delete', contract.matches.delete, async () => ({ query: await lastMatch() })],
      ['match.insert', contract.matches.insert, loss],
      ['match.delete', contract.matches.deleteLast, async () => ({ query: { userId: player.id } })],
      [
        'battle-settings.update',
        contract.battleSettings.set,
        async () => body({ mode: 'both', levelRule: 'real' }),
      ],
      [
        'leader.grade.update',
        contract.leaders.setGrade,
        async () => body({ leaderId: await leaderId(server, 1, 2), grade: 2 }),
      ],
      [
        'battle.void',
        contract.battles.void,
        async () => {
          const rematch = { leaderId: await leaderId(server, 1, 1), kind: 'rematch' } as const;
          return body({ battleId: (await start(server, player, rematch)).id });
        },
      ],
      [
        'duel-rules.update',
        contract.duelRules.set,
        async () => body({ isOn: true, duelists: 'signed-up', hours: null }),
      ],
      ['club.update', contract.club.set, async () => body({ name: 'Club di Biancavilla' })],
      [
        'duel.void',
        contract.clubDuels.void,
        async () => body({ battleId: await beginDuel(server, [player, await signUp(server)]) }),
      ],
      ['battle.showcase', contract.live.showcase, async () => body({ battleId: null })],
      [
        'user.password-link',
        contract.auth.makePasswordLink,
        async () => body({ userId: player.id }),
      ],
      [
        'announcement.insert',
        contract.announcements.insert,
        async () =>
          body({ audience: { kind: 'everyone' }, text: 'Domani si gioca', replies: ['ok'] }),
      ],
      [
        'announcement.remind',
        contract.announcements.remind,
        async () => {
          const [newest] = await ask(contract.announcements.list, {}, organiser);
          return body({ announcementId: newest?.id ?? 0 });
        },
      ],
      [
        'sign-up.insert',
        contract.tournaments.signUpChallenger,
        async () =>
          body({
            userId: (await signUp(server)).id,
            tournamentId: await tournamentId(server, 1),
          }),
      ],
      [
        'user.update',
        contract.users.update,
        async () => ({ params: { id: player.id }, body: { roles: ['ROLE_ADMIN'] } }),
      ],
      [
        'user.suspend',
        contract.users.updateStatus,
        async () => ({ params: { id: player.id }, body: { status: 'suspended' } }),
      ],
      ['user.delete', contract.users.delete, async () => ({ params: { id: player.id } })],
      [
        'registration-settings.update',
        contract.registration.setSettings,
        async () => body({ mode: 'approval', isEmailOptional: false }),
      ],
      [
        'admission.approve',
        contract.registration.decideAdmission,
        async () => body({ userId: (await signUp(server)).id, decision: 'approve' }),
      ],
      [
        'invitation.insert',
        contract.registration.insertInvitation,
        async () => body({ days: 1, places: 1 }),
      ],
      [
        'invitation.revoke',
        contract.registration.setInvitationRevoked,
        async () => {
          const [newest] = await ask(contract.registration.listInvitations, {}, organiser);
          return body({ invitationId: newest?.id ?? 0, isRevoked: true });
        },
      ],
      [
        'tournament.update',
        contract.tournaments.edit,
        async () => {
          const [{ id, description, version } = { id: 0, description: '', version: 0 }] = await ask(
            contract.tournaments.listTexts,
            {},
            organiser,
          );
          return body({ tournamentId: id, name: 'Coppa Kanto', description, version });
        },
      ],
      [
        'tournament.arrange',
        contract.tournaments.arrange,
        async () => {
          const seen = (await ask(contract.tournaments.listTexts, {}, organiser)).map(
            ({ id }) => id,
          );
          return body({ tournamentIds: seen.toReversed(), seen });
        },
      ],
      [
        'season.close',
        contract.seasons.close,
        async () => {
          const { season } = await ask(contract.seasons.current, {}, organiser);
          const { id: seasonId, name } = season;
          return body({ seasonId, name, nextName: 'La prossima', confirmation: name });
        },
      ],
      [
        'season.reopen',
        contract.seasons.reopen,
        async () => {
          const { previous } = await ask(contract.seasons.current, {}, organiser);
          return body({ seasonId: previous?.id ?? 0 });
        },
      ],
    ];

    /** A test mail changes nothing; backups have their own test. */
    const others: ReadonlySet<Endpoint> = new Set([
      contract.health.sendTestMail,
      contract.downloads.backup,
    ]);

    it('is in this list', () => {
      // A text to be read is too long for an address: that call changes nothing.
      const writes = endpoints.filter(
        (endpoint) =>
          endpoint.access === 'admin' &&
          endpoint.method !== 'GET' &&
          endpoint !== contract.showdownText.read,
      );
      const tried = new Set(steps.map(([, endpoint]) => endpoint));
      expect(
        writes.filter((endpoint) => !tried.has(endpoint) && !others.has(endpoint)).map(keyOf),
        'Call recordChange in its service, add its title to features/audit-log/format-entry.ts and its fields to logged-fields.ts, and a step to steps here',
      ).toEqual([]);
    });

    it('leaves its trace in the log, with who made it', async () => {
      for (const [action, endpoint, call] of steps) {
        const [last] = await ask(contract.auditLog.list, { limit: 1 }, organiser);
        parseResponse(
          endpoint,
          await server.call(endpoint, { ...(await call()), token: organiser.token }),
        );
        const [entry, before] = await ask(contract.auditLog.list, { limit: 2 }, organiser);
        // Entries about a deleted user no longer name anyone.
        const unchanged = action === 'user.delete' ? { id: last?.id, title: last?.title } : last;
        expect([before, entry]).toMatchObject([unchanged, { action, actor: organiser.username }]);
      }
    });

    /** The first gym has a team of three: the fourth slot is the first free one. */
    async function slot(order?: number) {
      return body({
        leaderId: await leaderId(server, 1, 1),
        availablePokemonId: 1,
        order,
        itemId: null,
      });
    }
    async function newestPokemonId() {
      const all = await ask(contract.availablePokemons.listNames);
      return Math.max(...all.map(({ id }) => id));
    }
  });
});
