import { contract, type DrawnPokemon } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { pikachu } from '../../testing/pikachu.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let organiser: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, random: Math.random });
  organiser = await signUpAdministrator(server);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { teamDraw } = contract;

const draw = (player: Person, pokemonPerTeam: number | string, totalTier: number | string) =>
  server.call(teamDraw.random, {
    query: { generationId: 4, pokemonPerTeam, totalTier },
    token: player.token,
  });

async function lastTeams(player: Person): Promise<DrawnPokemon[][]> {
  const response = await server.call(teamDraw.lastTeams, {
    query: { generationId: 4 },
    token: player.token,
  });
  return parseResponse(teamDraw.lastTeams, response);
}

const ids = (teams: readonly DrawnPokemon[][]) => teams.map((team) => team.map(({ id }) => id));

describe('two teams', () => {
  it.each([
    [6, 6],
    [6, 11],
    [6, 18],
    [3, 5],
    [1, 1],
    [1, 3],
  ])(
    'of %i Pokémon have the total tier %i, no Pokémon twice and no species twice',
    async (size, tier) => {
      const player = await signUp(server);
      const teams = parseResponse(teamDraw.random, await draw(player, size, tier));
      expect(teams).toHaveLength(2);
      for (const team of teams) {
        expect(team).toHaveLength(size);
        expect(team.reduce((sum, { tierInGame }) => sum + tierInGame, 0)).toBe(tier);
        expect(new Set(team.map(({ speciesId }) => speciesId)).size).toBe(size);
      }
      expect(new Set(ids(teams).flat()).size).toBe(2 * size);
    },
  );

  it('show items with their effects', async () => {
    const small = await createTestApp();
    const { token } = await signUpAdministrator(small);
    for (const itemId of ['leftovers', 'lightball']) {
      const body = { ...pikachu, itemId };
      parseResponse(
        contract.availablePokemons.insert,
        await small.call(contract.availablePokemons.insert, { body, token }),
      );
    }
    const response = await small.call(teamDraw.random, {
      query: { generationId: 4, pokemonPerTeam: 1, totalTier: 1 },
      token,
    });
    const items = parseResponse(teamDraw.random, response).flatMap((team) =>
      team.map(({ item }) => item),
    );
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        {
          id: 'leftovers',
          name: 'Avanzi',
          description:
            'Un boccone alla fine di ogni turno: il Pokémon recupera un sedicesimo dei PS massimi e gli avanzi non finiscono mai.',
          image: 'items/leftovers.png',
        },
        {
          id: 'lightball',
          name: 'Elettropalla',
          description:
            'Una sfera carica di elettricità fatta per Pikachu, che con essa raddoppia la potenza di tutti i suoi attacchi.',
          image: 'items/lightball.png',
        },
      ]),
    );
    await small.close();
  });

  it.each([
    ['0', '1'],
    ['7', '7'],
    ['2.5', '4'],
    ['', '6'],
    ['sei', '6'],
    ['6', ''],
    ['6', '0'],
    ['6', '19'],
    ['6', '6.5'],
  ])('are refused for %s Pokémon of tier %s', async (size, tier) => {
    expect((await draw(organiser, size, tier)).statusCode).toBe(400);
  });

  it.each([
    [6, 5, 'Con 6 Pokémon per squadra il tier totale va da 6 a 18'],
    [2, 7, 'Con 2 Pokémon per squadra il tier totale va da 2 a 6'],
  ])('of %i Pokémon cannot have the tier %i, with the reason', async (size, tier, message) => {
    expect(parseError(await draw(organiser, size, tier))).toEqual({ status: 400, message });
  });
});

describe('the last teams', () => {
  it('are empty at first, and then the newest', async () => {
    const player = await signUp(server);
    expect(await lastTeams(player)).toEqual([[], []]);
    await draw(player, 6, 12);
    const newest = parseResponse(teamDraw.random, await draw(player, 2, 3));
    expect(await lastTeams(player)).toEqual(newest);
  });

  it('stay when a draw is refused', async () => {
    const player = await signUp(server);
    const teams = parseResponse(teamDraw.random, await draw(player, 4, 8));
    await draw(player, 4, 13);
    expect(await lastTeams(player)).toEqual(teams);
  });

  it('are each player’s own', async () => {
    const [ada, bea] = [await signUp(server), await signUp(server)];
    const ofAda = parseResponse(teamDraw.random, await draw(ada, 6, 9));
    parseResponse(teamDraw.random, await draw(bea, 6, 9));
    expect(await lastTeams(ada)).toEqual(ofAda);
  });

  it('are one of concurrently drawn pairs', async () => {
    const player = await signUp(server);
    const responses = await Promise.all(Array.from({ length: 8 }, () => draw(player, 6, 10)));
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    const drawn = responses.map((response) => parseResponse(teamDraw.random, response));
    expect(drawn).toContainEqual(await lastTeams(player));
  });

  it('show current Pokémon, without deleted ones', async () => {
    const player = await signUp(server);
    const teams = parseResponse(teamDraw.random, await draw(player, 6, 6));
    const { db } = server.database;
    const added = parseResponse(
      contract.availablePokemons.insert,
      await server.call(contract.availablePokemons.insert, {
        body: pikachu,
        token: organiser.token,
      }),
    );
    const [teamA = [], teamB = []] = ids(teams);
    await db
      .updateTable('drawn_teams')
      .set({ teams: JSON.stringify([[added, ...teamA.slice(1)], teamB]) })
      .where('user_id', '=', player.id)
      .execute();
    expect((await lastTeams(player))[0]?.[0]).toMatchObject({ name: 'Pikachu', level: 30 });
    await server.call(contract.availablePokemons.update, {
      body: { ...pikachu, id: added, version: 1, level: 31 },
      token: organiser.token,
    });
    expect((await lastTeams(player))[0]?.[0]).toMatchObject({ name: 'Pikachu', level: 31 });
    parseResponse(
      contract.availablePokemons.delete,
      await server.call(contract.availablePokemons.delete, {
        params: { id: added },
        token: organiser.token,
      }),
    );
    expect(ids(await lastTeams(player))).toEqual([teamA.slice(1), teamB]);
  });
});

it('too few Pokémon are reported', async () => {
  const empty = await createTestApp();
  const player = await signUp(empty);
  const response = await empty.call(teamDraw.random, {
    query: { generationId: 4, pokemonPerTeam: 6, totalTier: 18 },
    token: player.token,
  });
  expect(parseError(response)).toEqual({
    status: 400,
    message: 'I Pokémon disponibili non bastano per due squadre da 6 con tier totale 18',
  });
  await empty.close();
});
