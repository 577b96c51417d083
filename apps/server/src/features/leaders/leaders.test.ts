import { contract, type Endpoint, type TournamentLeader } from '@poketorneo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerOf, refusalOf } from '../../testing/answers.ts';
import { type Person, signUp, signUpAdministrator, tally } from '../../testing/people.ts';
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
  const found = answerOf(leaders.listAll, response)
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
  it('are all shown to organisers, with team, reward and what they hold', async () => {
    const response = await server.call(leaders.listAll, { token: organiser.token });
    const all = answerOf(leaders.listAll, response);
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

  it('are shown to players of the tournaments that they have signed up for, without the champion', async () => {
    const player = await signUp(server);
    const list = () => server.call(leaders.listOwn, { token: player.token });
    expect(answerOf(leaders.listOwn, await list())).toEqual([]);
    await enrol(server, player, 1);
    const own = answerOf(leaders.listOwn, await list());
    expect(own.map(({ order }) => order)).toEqual([1]);
    expect(own[0]?.leaders.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(own[0]?.leaders.map(({ unlocked }) => unlocked).indexOf(false)).toBe(1);
  });

  it('keep a team of more than three secret until they are defeated', async () => {
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
  // Each test has a leader of Johto to itself.
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
      expect(refusalOf(await change(leaders.addPokemon, slot(order)))).toEqual({
        status: 409,
        message: 'Si può aggiungere un Pokémon solo nel primo posto libero',
      });
    }
    const added = await change(leaders.addPokemon, slot(free, { itemId: 'lightball' }));
    expect(answerOf(leaders.addPokemon, added)).toEqual({ leaderId: id });
    const after = await findForOrganiser(id);
    expect(namesOf(after)).toEqual([...namesOf(before), 'Pikachu']);
    expect(after).toMatchObject({ version: before.version + 1, tierTot: before.tierTot + 1 });
    expect(after.pokemons.at(-1)).toMatchObject({ itemId: 'lightball', order: free });
  });

  it('has six at most', async () => {
    const { pokemons } = await findForOrganiser(id);
    for (let order = pokemons.length + 1; order <= 6; order += 1) {
      answerOf(leaders.addPokemon, await change(leaders.addPokemon, slot(order)));
    }
    expect(refusalOf(await change(leaders.addPokemon, slot(6)))).toEqual({
      status: 409,
      message: 'La squadra è al completo: al massimo 6 Pokémon',
    });
  });

  it('closes the gap when one is deleted', async () => {
    const before = await findForOrganiser(id);
    const [first] = before.pokemons;
    const other = await change(leaders.deletePokemon, slot(1));
    expect(refusalOf(other)).toEqual(changedMeanwhile);
    const response = await change(
      leaders.deletePokemon,
      slot(1, { availablePokemonId: first?.availablePokemonId }),
    );
    expect(answerOf(leaders.deletePokemon, response)).toEqual({ leaderId: id });
    const after = await findForOrganiser(id);
    expect(namesOf(after)).toEqual(namesOf(before).slice(1));
    expect(after.pokemons.map(({ order }) => order)).toEqual(
      before.pokemons.slice(1).map((_, index) => index + 1),
    );
    const empty = { status: 404, message: 'Questo posto della squadra è vuoto' };
    for (const endpoint of [leaders.editPokemon, leaders.deletePokemon]) {
      expect(refusalOf(await change(endpoint, slot(6)))).toEqual(empty);
    }
  });

  it('is changed only by whoever has seen its newest version', async () => {
    const { version } = await findForOrganiser(id);
    const edits = await Promise.all(
      [1, 1, 1].map((order) => change(leaders.editPokemon, slot(order, { version }))),
    );
    expect(tally(edits)).toEqual({ 200: 1, 409: 2 });
    expect(refusalOf(await change(leaders.editPokemon, slot(1, { version })))).toEqual(
      changedMeanwhile,
    );
    const after = await findForOrganiser(id);
    expect(after.version).toBe(version + 1);
    expect(namesOf(after)[0]).toBe('Pikachu');
  });

  it('is put in another order, whole and with what is held, and back', async () => {
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
    expect(refusalOf(await arrange({ slots, version: before.version }))).toEqual(changedMeanwhile);
    const undo = [...team.keys()].map((index) => (index === team.length - 1 ? 1 : index + 2));
    expect((await arrange({ slots: undo })).statusCode).toBe(200);
    expect(await shown()).toEqual(team);

    const same = team.map((_, index) => index + 1);
    expect(refusalOf(await arrange({ slots: same.slice(1) }))).toEqual(changedMeanwhile);
    expect(refusalOf(await arrange({ slots: [...same.slice(1), 2] }))).toEqual({
      status: 400,
      message: 'Ogni posto della squadra deve comparire una volta sola',
    });
    for (const wrong of [[], [0], [1, 2, 3, 4, 5, 6, 7], [1.5]]) {
      expect((await arrange({ slots: wrong })).statusCode).toBe(400);
    }
    expect(await shown()).toEqual(team);
  });

  it('is arranged twice at the same moment: one of the two is refused', async () => {
    const id = await leaderId(server, 1, 7);
    const { pokemons, version } = await findForOrganiser(id);
    const slots = pokemons.map(({ order }) => order).reverse();
    const body = { leaderId: id, slots, version };
    const answers = await Promise.all([
      change(leaders.arrangePokemons, body),
      change(leaders.arrangePokemons, body),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    expect(namesOf(await findForOrganiser(id))).toEqual(namesOf({ pokemons }).reverse());
  });

  it('needs a leader, a Pokémon and an item that exist', async () => {
    for (const [body, message] of [
      [{ leaderId: 999_999 }, 'Questo capopalestra non esiste'],
      [{ availablePokemonId: 999_999 }, 'Questo Pokémon non esiste'],
      [{ itemId: 'nessuno' }, 'Questo strumento non esiste'],
    ] as const) {
      expect(refusalOf(await change(leaders.editPokemon, slot(1, body)))).toEqual({
        status: 404,
        message,
      });
    }
  });

  it('leaves each change in the audit log', async () => {
    await change(leaders.editPokemon, slot(2));
    const response = await server.call(contract.auditLog.list, {
      query: { limit: 1 },
      token: organiser.token,
    });
    const [entry] = answerOf(contract.auditLog.list, response);
    expect(entry).toMatchObject({ actor: organiser.username, action: 'leader.pokemon.update' });
    expect(entry?.before).not.toContain('Pikachu');
    expect(entry?.after).toContain('Pikachu');
  });

  it('is shown to players as it is now', async () => {
    const player = await signUp(server);
    await enrol(server, player, 1);
    const brock = await leaderId(server, 1, 1);
    await findShownLeader(server, player, brock);
    await change(leaders.editPokemon, { ...slot(1), leaderId: brock });
    expect((await findShownLeader(server, player, brock))?.pokemons[0]?.name).toBe('Pikachu');
  });
});

describe('a leader’s reward', () => {
  it('is taken away, given and changed', async () => {
    const id = await leaderId(server, 3, 1);
    const pikachu = await pokemonId('campo-025-pikachu');
    const { obtainablePokemon } = await findForOrganiser(id);
    const reward = (more: object = {}) => ({
      leaderId: id,
      availablePokemonId: pikachu,
      itemId: null,
      ...more,
    });
    expect(refusalOf(await change(leaders.addReward, reward()))).toEqual({
      status: 409,
      message: 'Questo capopalestra ha già un premio',
    });
    expect(refusalOf(await change(leaders.deleteReward, reward()))).toEqual(changedMeanwhile);
    const seen = { availablePokemonId: obtainablePokemon?.availablePokemonId };
    answerOf(leaders.deleteReward, await change(leaders.deleteReward, reward(seen)));
    expect((await findForOrganiser(id)).obtainablePokemon).toBeNull();
    for (const endpoint of [leaders.editReward, leaders.deleteReward]) {
      expect(refusalOf(await change(endpoint, reward()))).toEqual({
        status: 404,
        message: 'Questo capopalestra non ha un premio',
      });
    }
    answerOf(leaders.addReward, await change(leaders.addReward, reward()));
    answerOf(leaders.editReward, await change(leaders.editReward, reward({ itemId: 'lightball' })));
    expect((await findForOrganiser(id)).obtainablePokemon).toMatchObject({
      name: 'Pikachu',
      itemId: 'lightball',
    });
    expect(refusalOf(await change(leaders.editReward, reward({ version: 1 })))).toEqual(
      changedMeanwhile,
    );
  });
});
