import { contract, type Endpoint, type TournamentLeader } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, findShownLeader, leaderId, winAgainst } from '../../testing/tournament.ts';

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

const { leaders } = contract;
const change = (endpoint: Endpoint, body: object) =>
  server.call(endpoint, { body, token: organiser.token });

async function findForOrganiser(id: number): Promise<TournamentLeader> {
  const response = await server.call(leaders.listAll, { token: organiser.token });
  const found = parseResponse(leaders.listAll, response)
    .flatMap((tournament) => tournament.leaders)
    .find((leader) => leader.id === id);
  if (found === undefined) throw new Error(`No leader has the id ${id}`);
  return found;
}

const namesOf = ({ pokemons }: Pick<TournamentLeader, 'pokemons'>) =>
  pokemons.map(({ name }) => name);
const changedMeanwhile = {
  status: 409,
  message: 'Qualcuno ha modificato questo capopalestra nel frattempo: ricarica la pagina e riprova',
};

async function pokemonId(seedKey: string): Promise<number> {
  const { id } = await server.database.db
    .selectFrom('available_pokemons')
    .select('id')
    .where('seed_key', '=', seedKey)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the leaders', () => {
  it('are all visible to organisers, with team, reward and items', async () => {
    const response = await server.call(leaders.listAll, { token: organiser.token });
    const all = parseResponse(leaders.listAll, response);
    expect(all.map(({ order, leaders: own }) => [order, own.length])).toEqual([
      [1, 9],
      [2, 9],
      [3, 9],
      [4, 9],
    ]);
    const brock = all[0]?.leaders[0];
    expect(brock).toMatchObject({
      name: 'Brock',
      sprite: 'leaders/kanto-1.svg',
      order: 1,
      isDoubleBattle: false,
      badge: { name: 'Medaglia Sasso', image: 'badges/kanto-1.svg' },
      teamHidden: false,
      tierTot: 3,
      dominantType: { id: 6, name: 'Roccia', image: 'types/6.png' },
      obtainablePokemon: { name: 'Kabuto', level: 15, tierInGame: 1, itemId: null },
    });
    expect(brock?.pokemons.map(({ order, name, itemId }) => [order, name, itemId])).toEqual([
      [1, 'Geodude', null],
      [2, 'Omanyte', null],
      [3, 'Onix', 'oranberry'],
    ]);
    expect(all[0]?.leaders[8]?.badge).toBeNull();
    expect(brock?.pokemons[2]?.itemImage).toBe('items/oranberry.png');
    expect(all.flatMap((each) => each.leaders).filter((each) => each.isDoubleBattle)).toHaveLength(
      1,
    );
  });

  it('are visible to signed-up players, without the champion', async () => {
    const player = await signUp(server);
    const list = () => server.call(leaders.listOwn, { token: player.token });
    expect(parseResponse(leaders.listOwn, await list())).toEqual([]);
    await enrol(server, player, 1);
    const own = parseResponse(leaders.listOwn, await list());
    expect(own.map(({ order }) => order)).toEqual([1]);
    expect(own[0]?.leaders.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(own[0]?.leaders.map(({ unlocked }) => unlocked).indexOf(false)).toBe(1);
  });

  it('hide teams of more than three until defeated', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    const erika = await leaderId(server, 1, 4);
    const secret = await findShownLeader(server, player, erika);
    expect(secret).toMatchObject({
      pokemons: [],
      teamHidden: true,
      tierTot: 4,
      dominantType: { name: 'Erba' },
      obtainablePokemon: { name: 'Leafeon' },
    });
    await winAgainst(server, organiser, player, { tournament: 1, leaders: [1, 2, 3, 4] });
    const shown = await findShownLeader(server, player, erika);
    expect(shown?.teamHidden).toBe(false);
    expect(shown?.pokemons.map(({ name }) => name)).toEqual([
      'Tangela',
      'Bellossom',
      'Victreebel',
      'Vileplume',
    ]);
  });
});

describe('a leader’s team', () => {
  let id: number;
  let pikachu: number;
  let position = 0;
  // Each test uses another leader of Johto.
  beforeEach(async () => {
    position += 1;
    id = await leaderId(server, 2, position);
    pikachu = await pokemonId('campo-025-pikachu');
  });

  const slot = (order: number, more: object = {}) => ({
    leaderId: id,
    availablePokemonId: pikachu,
    order,
    itemId: null,
    ...more,
  });

  it('grows in the first free slot only', async () => {
    const before = await findForOrganiser(id);
    const free = before.pokemons.length + 1;
    for (const order of [1, free + 1]) {
      expect(parseError(await change(leaders.addPokemon, slot(order)))).toEqual({
        status: 409,
        message: 'Si può aggiungere un Pokémon solo nel primo posto libero',
      });
    }
    const added = await change(leaders.addPokemon, slot(free, { itemId: 'lightball' }));
    expect(parseResponse(leaders.addPokemon, added)).toEqual({ leaderId: id });
    const after = await findForOrganiser(id);
    expect(namesOf(after)).toEqual([...namesOf(before), 'Pikachu']);
    expect(after).toMatchObject({ version: before.version + 1, tierTot: before.tierTot + 1 });
    expect(after.pokemons.at(-1)).toMatchObject({ itemId: 'lightball', order: free });
  });

  it('has a maximum of six', async () => {
    const { pokemons } = await findForOrganiser(id);
    for (let order = pokemons.length + 1; order <= 6; order += 1) {
      parseResponse(leaders.addPokemon, await change(leaders.addPokemon, slot(order)));
    }
    expect(parseError(await change(leaders.addPokemon, slot(6)))).toEqual({
      status: 409,
      message: 'La squadra è al completo: al massimo 6 Pokémon',
    });
  });

  it('closes the gap when one is deleted', async () => {
    const before = await findForOrganiser(id);
    const [first] = before.pokemons;
    const other = await change(leaders.deletePokemon, slot(1));
    expect(parseError(other)).toEqual(changedMeanwhile);
    const response = await change(
      leaders.deletePokemon,
      slot(1, { availablePokemonId: first?.availablePokemonId }),
    );
    expect(parseResponse(leaders.deletePokemon, response)).toEqual({ leaderId: id });
    const after = await findForOrganiser(id);
    expect(namesOf(after)).toEqual(namesOf(before).slice(1));
    expect(after.pokemons.map(({ order }) => order)).toEqual(
      before.pokemons.slice(1).map((_, index) => index + 1),
    );
    const empty = { status: 404, message: 'Questo posto della squadra è vuoto' };
    for (const endpoint of [leaders.editPokemon, leaders.deletePokemon]) {
      expect(parseError(await change(endpoint, slot(6)))).toEqual(empty);
    }
  });

  it('is changed only with its newest version', async () => {
    const { version } = await findForOrganiser(id);
    const edits = await Promise.all(
      [1, 1, 1].map((order) => change(leaders.editPokemon, slot(order, { version }))),
    );
    expect(countStatuses(edits)).toEqual({ 200: 1, 409: 2 });
    expect(parseError(await change(leaders.editPokemon, slot(1, { version })))).toEqual(
      changedMeanwhile,
    );
    const after = await findForOrganiser(id);
    expect(after.version).toBe(version + 1);
    expect(namesOf(after)[0]).toBe('Pikachu');
  });

  it('is reordered with its items, and back', async () => {
    const id = await leaderId(server, 1, 6);
    const before = await findForOrganiser(id);
    const team = before.pokemons.map(({ availablePokemonId, itemId }) => [
      availablePokemonId,
      itemId,
    ]);
    const slots = team.map((_, index) => (index === 0 ? team.length : index));
    const arrange = (body: object) => change(leaders.arrangePokemons, { leaderId: id, ...body });
    const shown = async () => {
      const { pokemons } = await findForOrganiser(id);
      expect(pokemons.map(({ order }) => order)).toEqual(team.map((_, index) => index + 1));
      return pokemons.map(({ availablePokemonId, itemId }) => [availablePokemonId, itemId]);
    };
    expect((await arrange({ slots, version: before.version })).statusCode).toBe(200);
    expect(await shown()).toEqual([team.at(-1), ...team.slice(0, -1)]);
    expect(parseError(await arrange({ slots, version: before.version }))).toEqual(changedMeanwhile);
    const undo = [...team.keys()].map((index) => (index === team.length - 1 ? 1 : index + 2));
    expect((await arrange({ slots: undo })).statusCode).toBe(200);
    expect(await shown()).toEqual(team);

    const same = team.map((_, index) => index + 1);
    expect(parseError(await arrange({ slots: same.slice(1) }))).toEqual(changedMeanwhile);
    expect(parseError(await arrange({ slots: [...same.slice(1), 2] }))).toEqual({
      status: 400,
      message: 'Ogni posto della squadra deve comparire una volta sola',
    });
    for (const wrong of [[], [0], [1, 2, 3, 4, 5, 6, 7], [1.5]]) {
      expect((await arrange({ slots: wrong })).statusCode).toBe(400);
    }
    expect(await shown()).toEqual(team);
  });

  it('reordered concurrently: one of the two is refused', async () => {
    const id = await leaderId(server, 1, 7);
    const { pokemons, version } = await findForOrganiser(id);
    const slots = pokemons.map(({ order }) => order).reverse();
    const body = { leaderId: id, slots, version };
    const responses = await Promise.all([
      change(leaders.arrangePokemons, body),
      change(leaders.arrangePokemons, body),
    ]);
    expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
    expect(namesOf(await findForOrganiser(id))).toEqual(namesOf({ pokemons }).reverse());
  });

  it('needs a leader, a Pokémon and an item that exist', async () => {
    for (const [body, message] of [
      [{ leaderId: 999_999 }, 'Questo capopalestra non esiste'],
      [{ availablePokemonId: 999_999 }, 'Questo Pokémon non esiste'],
      [{ itemId: 'nessuno' }, 'Questo strumento non esiste'],
    ] as const) {
      expect(parseError(await change(leaders.editPokemon, slot(1, body)))).toEqual({
        status: 404,
        message,
      });
    }
  });

  it('is logged', async () => {
    await change(leaders.editPokemon, slot(2));
    const response = await server.call(contract.auditLog.list, {
      query: { limit: 1 },
      token: organiser.token,
    });
    const [entry] = parseResponse(contract.auditLog.list, response);
    expect(entry).toMatchObject({ actor: organiser.username, action: 'leader.pokemon.update' });
    expect(entry?.before).not.toContain('Pikachu');
    expect(entry?.after).toContain('Pikachu');
  });

  it('is visible to players in its current state', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    const brock = await leaderId(server, 1, 1);
    await findShownLeader(server, player, brock);
    await change(leaders.editPokemon, { ...slot(1), leaderId: brock });
    expect((await findShownLeader(server, player, brock))?.pokemons[0]?.name).toBe('Pikachu');
  });
});

describe('a leader’s reward', () => {
  it('is deleted, added and changed', async () => {
    const id = await leaderId(server, 3, 1);
    const pikachu = await pokemonId('campo-025-pikachu');
    const { obtainablePokemon } = await findForOrganiser(id);
    const reward = (more: object = {}) => ({
      leaderId: id,
      availablePokemonId: pikachu,
      itemId: null,
      ...more,
    });
    expect(parseError(await change(leaders.addReward, reward()))).toEqual({
      status: 409,
      message: 'Questo capopalestra ha già un premio',
    });
    expect(parseError(await change(leaders.deleteReward, reward()))).toEqual(changedMeanwhile);
    const seen = { availablePokemonId: obtainablePokemon?.availablePokemonId };
    parseResponse(leaders.deleteReward, await change(leaders.deleteReward, reward(seen)));
    expect((await findForOrganiser(id)).obtainablePokemon).toBeNull();
    for (const endpoint of [leaders.editReward, leaders.deleteReward]) {
      expect(parseError(await change(endpoint, reward()))).toEqual({
        status: 404,
        message: 'Questo capopalestra non ha un premio',
      });
    }
    parseResponse(leaders.addReward, await change(leaders.addReward, reward()));
    parseResponse(
      leaders.editReward,
      await change(leaders.editReward, reward({ itemId: 'lightball' })),
    );
    expect((await findForOrganiser(id)).obtainablePokemon).toMatchObject({
      name: 'Pikachu',
      itemId: 'lightball',
    });
    expect(parseError(await change(leaders.editReward, reward({ version: 1 })))).toEqual(
      changedMeanwhile,
    );
  });
});
