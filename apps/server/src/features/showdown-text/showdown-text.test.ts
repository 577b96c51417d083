import { contract } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId } from '../../testing/tournament.ts';

const { availablePokemons, showdownText, teamDraw } = contract;
let server: TestApp;
let organiser: Person;
let player: Person;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  organiser = await signUpAdministrator(server);
  player = await signUp(server);
  await enrol(server, player, 1);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const team = `Denti (Garchomp) (F) @ Choice Band
Ability: Sand Veil
Level: 78
EVs: 252 Atk / 4 SpD / 252 Spe
Jolly Nature
- Outrage
- Earthquake

Rotom-Heat @ Leftovers
Ability: Levitate
Level: 50
Timid Nature
- Overheat
- Surf`;

const read = async (text: string) =>
  parseResponse(
    showdownText.read,
    await server.call(showdownText.read, { body: { text }, token: organiser.token }),
  );
const insert = (text: string) =>
  server.call(showdownText.insert, { body: { text }, token: organiser.token });
const listAll = async () =>
  parseResponse(availablePokemons.listAll, await server.call(availablePokemons.listAll));

async function idOf(seedKey: string): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('available_pokemons')
    .select('id')
    .where('seed_key', '=', seedKey)
    .executeTakeFirstOrThrow();
  return id;
}

describe('a pasted text', () => {
  it('is previewed with its impossibilities, without saving', async () => {
    const before = (await listAll()).length;
    const { pokemons, problems } = await read(team);
    expect(problems).toEqual([]);
    expect(pokemons.map(({ line, pokemon }) => [line, pokemon.name, pokemon.level])).toEqual([
      [1, 'Garchomp', 78],
      [9, 'Rotom Calore', 50],
    ]);
    const [garchomp, rotom] = pokemons.map(({ pokemon }) => pokemon);
    expect(garchomp?.item?.name).toBe('Bendascelta');
    expect(garchomp?.impossibilities).toEqual([]);
    expect(rotom?.impossibilities).toEqual(['Surf: non la impara in quarta generazione']);
    expect(await listAll()).toHaveLength(before);
  });

  it('is saved completely, in order, with audit entries', async () => {
    const ids = parseResponse(showdownText.insert, await insert(team));
    const all = await listAll();
    expect(ids.map((id) => all.find((pokemon) => pokemon.id === id)?.name)).toEqual([
      'Garchomp',
      'Rotom Calore',
    ]);
    const log = await server.call(contract.auditLog.list, {
      query: { limit: 2 },
      token: organiser.token,
    });
    expect(parseResponse(contract.auditLog.list, log).map(({ action }) => action)).toEqual([
      'available-pokemon.insert',
      'available-pokemon.insert',
    ]);
    const info = await server.call(availablePokemons.info, {
      query: { id: ids[0] ?? 0 },
      token: organiser.token,
    });
    expect(parseResponse(availablePokemons.info, info).spread?.nature).toBe('jolly');
  });

  it('is not saved partially: an invalid line is reported', async () => {
    const before = await listAll();
    const wrong = team.replace('Level: 50', 'Level: cinquanta');
    const { pokemons, problems } = await read(wrong);
    const message = 'Serve un livello intero da 1 a 100, come «Level: 50».';
    expect(problems).toEqual([{ line: 11, found: 'Level: cinquanta', message }]);
    expect(pokemons.map(({ line }) => line)).toEqual([1]);
    expect(parseError(await insert(wrong))).toEqual({
      status: 400,
      message: `Riga 11: ${message}`,
    });
    expect(parseError(await insert(' \n\n'))).toEqual({
      status: 400,
      message: 'Nel testo non c’è nessun Pokémon',
    });
    expect(parseError(await insert('a'.repeat(30_001))).status).toBe(400);
    expect(await listAll()).toEqual(before);
  });

  it('saves nothing if its last Pokémon fails', async () => {
    const before = await listAll();
    await server.database.db.schema
      .createIndex('only_one_at_level_99')
      .on('available_pokemons')
      .unique()
      .column('level')
      .where('level', '=', 99)
      .execute();
    const at99 = team.replace(/Level: \d+/g, 'Level: 99');
    expect((await insert(at99)).statusCode).toBe(500);
    expect(server.errors.splice(0)).not.toEqual([]);
    await server.database.db.schema.dropIndex('only_one_at_level_99').execute();
    expect(await listAll()).toEqual(before);
  });
});

describe('an exported text', () => {
  const ask = (endpoint: Parameters<TestApp['call']>[0], query: object, { token }: Person) =>
    server.call(endpoint, { query: { ...query }, token });

  it('contains items for organisers only', async () => {
    const id = await idOf('kanto-1-onix');
    const forOrganiser = await ask(showdownText.writePokemon, { id }, organiser);
    const forPlayer = await ask(showdownText.writePokemon, { id }, player);
    const { text, withoutStats } = parseResponse(showdownText.writePokemon, forOrganiser);
    expect(withoutStats).toEqual([]);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Onix (M) @ Oran Berry',
      'Ability: Sturdy',
      'Level: 14',
    ]);
    expect(parseResponse(showdownText.writePokemon, forPlayer).text).toBe(
      text.replace(' @ Oran Berry', ''),
    );
    const secret = await ask(showdownText.writePokemon, { id: await idOf('segreto-mew') }, player);
    expect(parseError(secret).status).toBe(404);
  });

  it('can be imported as the same Pokémon', async () => {
    const id = await idOf('segreto-rotom-heat');
    const { text } = parseResponse(
      showdownText.writePokemon,
      await ask(showdownText.writePokemon, { id }, organiser),
    );
    const [again = 0] = parseResponse(showdownText.insert, await insert(text));
    const infoOf = async (of: number) => {
      const response = await ask(availablePokemons.info, { id: of }, organiser);
      const {
        id: _id,
        version: _version,
        ...values
      } = parseResponse(availablePokemons.info, response);
      return values;
    };
    expect(await infoOf(again)).toEqual(await infoOf(id));
  });

  it('of a player’s team is for the player and organisers', async () => {
    const { id: userId } = player;
    const own = parseResponse(
      showdownText.writeTeam,
      await ask(showdownText.writeTeam, { userId }, player),
    );
    expect(own.text.match(/^\w+.*\nAbility: /gm)).toHaveLength(3);
    expect(own.text).not.toContain('@');
    const other = await signUp(server);
    expect(parseError(await ask(showdownText.writeTeam, { userId }, other)).status).toBe(403);
    expect((await ask(showdownText.writeTeam, { userId }, organiser)).statusCode).toBe(200);
  });

  it('of drawn teams contains items, as the page does', async () => {
    const none = await ask(showdownText.writeDrawnTeams, {}, player);
    expect(parseResponse(showdownText.writeDrawnTeams, none).map(({ text }) => text)).toEqual([
      '',
      '',
    ]);
    const drawn = await ask(teamDraw.random, { pokemonPerTeam: 6, totalTier: 12 }, player);
    const teams = parseResponse(teamDraw.random, drawn);
    const texts = parseResponse(
      showdownText.writeDrawnTeams,
      await ask(showdownText.writeDrawnTeams, {}, player),
    );
    for (const [index, { text }] of texts.entries()) {
      const { pokemons } = await read(text);
      expect(pokemons.map(({ pokemon }) => [pokemon.formId, pokemon.item?.id])).toEqual(
        teams[index]?.map(({ formId, item }) => [formId, item?.id]),
      );
    }
  });

  it('of a leader’s team contains items, for organisers only', async () => {
    const id = await leaderId(server, 1, 1);
    const response = await ask(showdownText.writeLeaderTeam, { leaderId: id }, organiser);
    const { text } = parseResponse(showdownText.writeLeaderTeam, response);
    const { pokemons } = await read(text);
    expect(pokemons.map(({ pokemon }) => [pokemon.name, pokemon.item?.id ?? null])).toEqual([
      ['Geodude', null],
      ['Omanyte', null],
      ['Onix', 'oranberry'],
    ]);
    const refused = await ask(showdownText.writeLeaderTeam, { leaderId: id }, player);
    expect(parseError(refused).status).toBe(403);
  });

  it('reports Pokémon with manual stats, which the format cannot express', async () => {
    const response = await server.call(availablePokemons.insert, {
      body: {
        ...{ formId: 25, level: 30, gender: 'female', isShiny: false, abilityId: 9 },
        ...{ hp: 999, attack: 40, defense: 30, spAttack: 45, spDefense: 35, speed: 66 },
        ...{ moveId1: 85, moveId2: null, moveId3: null, moveId4: null, itemId: null },
      },
      token: organiser.token,
    });
    const id = parseResponse(availablePokemons.insert, response);
    const written = parseResponse(
      showdownText.writePokemon,
      await ask(showdownText.writePokemon, { id }, organiser),
    );
    expect(written.withoutStats).toEqual(['Pikachu']);
    expect(written.text).toBe('Pikachu (F)\nAbility: Static\nLevel: 30\n- Thunderbolt\n');
  });
});
