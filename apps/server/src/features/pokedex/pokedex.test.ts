import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract, type Endpoint, type TypeEfficacies } from '@poketorneo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { pokedex } = contract;
let chance = 0;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ random: () => chance });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

type Query = Record<string, string | number>;

async function ask<E extends Endpoint>(endpoint: E, query: Query = {}) {
  return parseResponse(endpoint, await server.call(endpoint, { query }));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the lists', () => {
  it('of species: 493 in national order, with their face icons', async () => {
    const species = await ask(pokedex.speciesNames);
    expect(species.map(({ id }) => id)).toEqual(numbers(493));
    expect(species[0]).toEqual({ id: 1, name: 'Bulbasaur', image: 'face-icons/1.png' });
    expect(species[121]?.name).toBe('Mr. Mime');
    expect(species[492]).toEqual({ id: 493, name: 'Arceus', image: 'face-icons/493.png' });
  });

  it('of abilities: 123, by name', async () => {
    const abilities = await ask(pokedex.abilities);
    expect(abilities.map(({ id }) => id)).toEqual(numbers(123));
    expect(abilities[8]).toEqual({ id: 9, name: 'Statico' });
    expect(abilities[122]).toEqual({ id: 123, name: 'Sogniamari' });
  });

  it('of moves: 467 with generation 4’s figures', async () => {
    const moves = await ask(pokedex.moves);
    expect(moves.map(({ id }) => id)).toEqual(numbers(467));
    expect(moves.find(({ name }) => name === 'Protezione')).toEqual({
      id: 182,
      name: 'Protezione',
      description: expect.stringContaining('priorità +3'),
      type: { id: 1, name: 'Normale', image: 'types/1.png' },
      damageClass: { id: 'status', name: 'Stato', image: 'damage-classes/status.png' },
      power: null,
      accuracy: null,
      pp: 10,
      priority: 3,
      effectChance: null,
    });
    expect(moves[52]).toMatchObject({
      name: 'Lanciafiamme',
      type: { id: 4, name: 'Fuoco' },
      damageClass: { id: 'special', name: 'Speciale', image: 'damage-classes/special.png' },
      power: 95,
      accuracy: 100,
      pp: 15,
      priority: 0,
      effectChance: 10,
    });
    expect(moves[173]?.type).toEqual({ id: 10001, name: '???', image: 'types/10001.png' });
  });

  it('of types: 17 in the order of the type table', async () => {
    const types = await ask(pokedex.types);
    expect(types.map(({ name }) => name)).toEqual([
      'Normale',
      'Erba',
      'Acqua',
      'Fuoco',
      'Elettro',
      'Roccia',
      'Terra',
      'Lotta',
      'Ghiaccio',
      'Psico',
      'Spettro',
      'Volante',
      'Drago',
      'Veleno',
      'Coleottero',
      'Buio',
      'Acciaio',
    ]);
    expect(types.map(({ id }) => id)).toEqual(numbers(17));
    expect(types[16]).toEqual({ id: 17, name: 'Acciaio', image: 'types/17.png' });
  });

  it('of held items: 218 with their pictures', async () => {
    const items = await ask(pokedex.items);
    expect(items).toHaveLength(218);
    expect(items.find(({ id }) => id === 'choiceband')).toEqual({
      id: 'choiceband',
      name: 'Bendascelta',
      description: expect.stringMatching(/\.$/),
      image: 'items/choiceband.png',
    });
  });

  it('of forms usable in battle, with their box icons', async () => {
    const forms = await ask(pokedex.formsInBattle);
    expect(forms).toHaveLength(553);
    const names = forms.map(({ name }) => name);
    expect(names.filter((name) => /^(Castform|Cherrim)/.test(name))).toEqual([
      'Castform',
      'Cherrim',
    ]);
    expect(names).not.toContain('Arceus Tipo ???');
    expect(forms.filter(({ speciesId }) => speciesId === 493)).toHaveLength(17);
    expect(forms.find(({ name }) => name === 'Rotom Calore')).toEqual({
      id: 10058,
      speciesId: 479,
      name: 'Rotom Calore',
      image: 'pokemon/icons/10058.png',
    });
  });
});

describe('the entry of one Pokémon', () => {
  it('contains the Pokédex data', async () => {
    expect(await ask(pokedex.infoById, { generationId: 4, pokemonId: 25 })).toEqual({
      id: 25,
      speciesId: 25,
      name: 'Pikachu',
      genus: 'Pokémon Topo',
      description: expect.stringContaining('guance'),
      image: 'pokemon/artwork/25.svg',
      cry: 'cries/25.mp3',
      height: 0.4,
      weight: 6,
      firstType: { id: 5, name: 'Elettro', image: 'types/5.png' },
      secondType: null,
      firstAbility: { id: 9, name: 'Statico', description: expect.stringContaining('30%') },
      secondAbility: null,
      hiddenAbility: null,
      baseHP: 35,
      baseAttack: 55,
      baseDefense: 30,
      baseSpAttack: 50,
      baseSpDefense: 40,
      baseSpeed: 90,
      baseTot: 300,
    });
  });

  it('has two types and two abilities where there are two', async () => {
    expect(await ask(pokedex.infoById, { pokemonId: 130 })).toMatchObject({
      firstType: { name: 'Acqua' },
      secondType: { name: 'Volante' },
    });
    expect(await ask(pokedex.infoById, { pokemonId: 143 })).toMatchObject({
      firstAbility: { name: 'Immunità' },
      secondAbility: { name: 'Grassospesso' },
    });
  });

  it('of another form has the form’s figures and picture, and the species’ cry', async () => {
    expect(await ask(pokedex.infoById, { pokemonId: 10058 })).toMatchObject({
      id: 10058,
      speciesId: 479,
      name: 'Rotom Calore',
      image: 'pokemon/artwork/10058.svg',
      cry: 'cries/479.mp3',
      firstType: { name: 'Elettro' },
      secondType: { name: 'Spettro' },
      baseDefense: 107,
    });
  });

  it('exists for every species and form', async () => {
    const forms = await ask(pokedex.formsInBattle);
    for (const { id, name } of forms) {
      expect((await ask(pokedex.infoById, { pokemonId: id })).name).toBe(name);
    }
  });

  it('is random among the 493 species, and never cached', async () => {
    for (const [drawn, id] of [
      [0, 1],
      [0.5, 247],
      [1 - Number.EPSILON, 493],
      [0, 1],
    ] as const) {
      chance = drawn;
      const response = await server.call(pokedex.randomInfo, { query: { generationId: 4 } });
      expect(parseResponse(pokedex.randomInfo, response)).toEqual(
        await ask(pokedex.infoById, { pokemonId: id }),
      );
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the possibilities of a Pokémon', () => {
  it.each([
    ['Hitmonlee', 106, 0],
    ['Bulbasaur', 1, 1],
    ['Abra', 63, 2],
    ['Pikachu', 25, 4],
    ['Clefairy', 35, 6],
    ['Chansey', 113, 8],
    ['Magnemite', 81, -1],
    ['Rotom Calore', 10058, -1],
  ])('%s: its gender rate', async (_, pokemonId, rate) => {
    expect(await ask(pokedex.genderRate, { pokemonId })).toBe(rate);
  });

  it('its abilities: one or two, described', async () => {
    expect(await ask(pokedex.pokemonAbilities, { pokemonId: 25 })).toEqual([
      { id: 9, name: 'Statico', description: expect.stringMatching(/\.$/) },
    ]);
    const snorlax = await ask(pokedex.pokemonAbilities, { pokemonId: 143 });
    expect(snorlax.map(({ name }) => name)).toEqual(['Immunità', 'Grassospesso']);
  });

  it('its moves: few for Magikarp, its own for a form', async () => {
    const magikarp = await ask(pokedex.pokemonMoves, { pokemonId: 129 });
    expect(magikarp.map(({ name }) => name)).toEqual(['Azione', 'Splash', 'Flagello', 'Rimbalzo']);
    expect(magikarp).toEqual(
      (await ask(pokedex.moves)).filter(({ id }) => magikarp.some((move) => move.id === id)),
    );
    const overheat = { id: 315, name: 'Vampata' };
    const heat = await ask(pokedex.pokemonMoves, { pokemonId: 10058 });
    const plain = await ask(pokedex.pokemonMoves, { pokemonId: 479 });
    expect(heat.map(({ id, name }) => ({ id, name }))).toContainEqual(overheat);
    expect(plain.map(({ id, name }) => ({ id, name }))).not.toContainEqual(overheat);
  });
});

describe('type efficacies', () => {
  const namesOf = (efficacies: TypeEfficacies) =>
    Object.fromEntries(
      Object.entries(efficacies).map(([group, types]) => [group, types.map(({ name }) => name)]),
    );

  it('against Acciaio are generation 4’s: Spettro and Buio are resisted', async () => {
    expect(namesOf(await ask(pokedex.typeEfficacies, { typeId: 17 }))).toEqual({
      x4Weakness: [],
      x2Weakness: ['Fuoco', 'Terra', 'Lotta'],
      x1Weakness: ['Acqua', 'Elettro'],
      x05Weakness: [
        'Normale',
        'Erba',
        'Roccia',
        'Ghiaccio',
        'Psico',
        'Spettro',
        'Volante',
        'Drago',
        'Coleottero',
        'Buio',
        'Acciaio',
      ],
      x025Weakness: [],
      x0Weakness: ['Veleno'],
    });
  });

  it('name each of the 17 attacking types once, with its icon', async () => {
    for (const typeId of numbers(17)) {
      const groups = Object.values(await ask(pokedex.typeEfficacies, { typeId }));
      const types = groups.flat().sort((one, other) => one.id - other.id);
      expect(types).toEqual(await ask(pokedex.types));
    }
  });

  it('against the type ??? are all neutral', async () => {
    const { x1Weakness } = await ask(pokedex.typeEfficacies, { typeId: 10001 });
    expect(x1Weakness).toHaveLength(17);
  });
});

/** Each endpoint with a valid query, without the generation. */
const examples: Readonly<Record<keyof typeof pokedex, Query>> = {
  randomInfo: {},
  infoById: { pokemonId: 1 },
  allInfo: {},
  speciesNames: {},
  abilities: {},
  moves: {},
  types: {},
  items: {},
  typeEfficacies: { typeId: 1 },
  formsInBattle: {},
  genderRate: { pokemonId: 1 },
  pokemonAbilities: { pokemonId: 1 },
  pokemonMoves: { pokemonId: 1 },
  possibilities: { pokemonId: 1 },
};
const endpoints = Object.entries<Endpoint>(pokedex).map(([name, endpoint]) => ({
  name,
  endpoint,
  query: new Map(Object.entries<Query>(examples)).get(name) ?? {},
}));

describe.each(endpoints)('$name', ({ name, endpoint, query }) => {
  const send = (headers: Record<string, string> = {}, more: Query = {}) =>
    server.call(endpoint, { query: { ...query, ...more }, headers });
  const isRandom = name === 'randomInfo';
  const hasGeneration = name !== 'genderRate';

  it('responds the same with generation 4 and without, and refuses others', async () => {
    const { body } = await send();
    expect((await send({}, { generationId: 4 })).body).toBe(body);
    if (!hasGeneration) return;
    for (const generationId of [5, 3, 0, -4, 4.5, '', 'quattro', '4,4', '∞']) {
      expect(parseError(await send({}, { generationId })).issues).toMatchObject([
        { path: 'generationId' },
      ]);
    }
  });

  it('is cacheable for a day, and responds 304', async () => {
    const response = await send();
    const tag = String(response.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}-identity"$/);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe(
      isRandom ? 'no-store' : 'public, max-age=86400, stale-while-revalidate=604800',
    );
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await send({ 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(tag);
    }
    expect((await send({ 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('is the same when compressed', async () => {
    const plain = await send();
    const isWorthIt = plain.rawPayload.length >= 1024;
    const encodings = [
      ['br', 'gzip, br', brotliDecompressSync],
      ['br', 'gzip;q=0.5, br;q=1', brotliDecompressSync],
      ['gzip', 'gzip, deflate', gunzipSync],
      ['gzip', 'br;q=0, gzip', gunzipSync],
      ['gzip', 'br; q=0.0, gzip', gunzipSync],
    ] as const;
    for (const [encoding, accepted, decompress] of encodings) {
      const response = await send({ 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(isWorthIt ? encoding : undefined);
      const { rawPayload } = response;
      const text = (isWorthIt ? decompress(rawPayload) : rawPayload).toString();
      expect(text).toBe(plain.body);
      const tag = String(response.headers.etag);
      if (isWorthIt) expect(tag).not.toBe(plain.headers.etag);
      const again = await send({ 'accept-encoding': accepted, 'if-none-match': tag });
      expect(again.statusCode).toBe(304);
    }
    for (const accepted of ['identity', 'deflate', '*;q=0', 'br;q=0, gzip;q=0', 'brr, xgzip']) {
      const response = await send({ 'accept-encoding': accepted });
      expect(response.headers).not.toHaveProperty('content-encoding');
      expect(response.body).toBe(plain.body);
    }
  });
});

const wrongIds = ['0', '-1', '1.5', '', 'pikachu', 'NaN', 'Infinity', '9007199254740993', '1,2'];
const ofOne = endpoints.filter(({ query }) => Object.keys(query).length > 0);

it.each(ofOne)('$name wants an id that exists', async ({ endpoint, query }) => {
  const send = (parameters: Query) => server.call(endpoint, { query: parameters });
  const parameter = 'typeId' in query ? 'typeId' : 'pokemonId';
  const unknown = parameter === 'typeId' ? [18, 10000, 10002] : [494, 10000, 10066];
  for (const id of [...unknown, Number.MAX_SAFE_INTEGER]) {
    expect(parseError(await send({ [parameter]: id }))).toEqual({
      status: 404,
      message: parameter === 'typeId' ? 'Questo tipo non esiste' : 'Questo Pokémon non esiste',
    });
  }
  for (const id of wrongIds) {
    expect(parseError(await send({ [parameter]: id }))).toMatchObject({
      status: 400,
      issues: [{ path: parameter }],
    });
  }
  expect(parseError(await send({ generationId: 4 })).issues).toMatchObject([{ path: parameter }]);
});
