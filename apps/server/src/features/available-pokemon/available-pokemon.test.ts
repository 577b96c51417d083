import { brotliDecompressSync } from 'node:zlib';
import { type AvailablePokemonPayload, contract } from '@poketorneo/contract';
import { allForms, formById } from '@poketorneo/gen4';
import { type Stats, statsOf } from '@poketorneo/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactionOf } from '../../db/testing/transaction-of.ts';
import { countStatuses, type Person, signUp, signUpAdministrator } from '../../testing/people.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findAvailablePokemon } from './available-pokemon-repository.ts';

const endpoints = contract.availablePokemons;
let server: TestApp;
let admin: Person;
/** The ids of the content by its keys. */
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  server = await createTestApp({ seeded: true });
  admin = await signUpAdministrator(server);
  const rows = await server.database.db
    .selectFrom('available_pokemons')
    .select(['id', 'seed_key'])
    .execute();
  ids = new Map(rows.map(({ id, seed_key }) => [seed_key ?? '', id]));
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

function idOf(key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The content has no ${key}`);
  return id;
}

const idsOf = (...keys: string[]) => keys.map(idOf).sort((one, other) => one - other);

const thunderbolt = 85;
const battleOnlyFormId = allForms.find(({ isBattleOnly }) => isBattleOnly)?.id;
const pikachu: AvailablePokemonPayload = {
  formId: 25,
  level: 30,
  gender: 'female',
  isShiny: true,
  abilityId: 9,
  hp: 70,
  attack: 40,
  defense: 30,
  spAttack: 45,
  spDefense: 35,
  speed: 66,
  moveId1: thunderbolt,
  moveId2: null,
  moveId3: null,
  moveId4: null,
  itemId: 'lightball',
};

/** A spread for Pikachu's stats. */
const timidPikachu = {
  baseStats: formById(25).baseStats,
  level: pikachu.level,
  nature: 'timid',
  ivs: { hp: 20, attack: 3, defense: 14, spAttack: 31, spDefense: 9, speed: 28 },
  evs: { hp: 6, attack: 0, defense: 0, spAttack: 252, spDefense: 0, speed: 252 },
} as const;

async function listAll() {
  return parseResponse(endpoints.listAll, await server.call(endpoints.listAll));
}
async function listSeen({ token }: Person) {
  return parseResponse(endpoints.listSeen, await server.call(endpoints.listSeen, { token }));
}
const team = ({ token }: Person, userId: number) =>
  server.call(endpoints.listTeam, { query: { userId }, token });
const get = ({ token }: Person, id: number) => server.call(endpoints.get, { query: { id }, token });
const insert = ({ token }: Person, body: object = pikachu) =>
  server.call(endpoints.insert, { body, token });
const update = ({ token }: Person, body: object) => server.call(endpoints.update, { body, token });
const remove = ({ token }: Person, id: number) =>
  server.call(endpoints.delete, { params: { id }, token });
const info = ({ token }: Person, id: number) =>
  server.call(endpoints.info, { query: { id }, token });

async function inserted(body: object = pikachu): Promise<number> {
  return parseResponse(endpoints.insert, await insert(admin, body));
}

async function own({ id }: Person, ...pokemonIds: number[]): Promise<void> {
  const rows = pokemonIds.map((pokemonId, index) => ({
    user_id: id,
    available_pokemon_id: pokemonId,
    source: 'reward' as const,
    obtained_at: server.now() + index,
  }));
  await server.transaction(async ({ trx, emit }) => {
    await trx.insertInto('user_pokemons').values(rows).execute();
    emit('team', id);
  });
}

/** Simulates a player's progress in Kanto. */
async function playKanto(
  { id }: Person,
  { defeated, completed = false }: { defeated: number; completed?: boolean },
): Promise<void> {
  await server.transaction(async ({ trx, emit }) => {
    await trx
      .insertInto('user_tournaments')
      .values({
        user_id: id,
        tournament_id: 1,
        signed_up_at: server.now(),
        completed_at: completed ? server.now() : null,
      })
      .execute();
    const leaders = await trx
      .selectFrom('leaders')
      .select('id')
      .where('tournament_id', '=', 1)
      .where('position', '<=', defeated)
      .execute();
    for (const leader of leaders) {
      await trx
        .insertInto('user_leaders')
        .values({
          user_id: id,
          leader_id: leader.id,
          number_of_matches: 1,
          defeated_at: server.now(),
          reward_obtained: 0,
        })
        .execute();
    }
    emit('progress', id);
  });
}

/** The Pokémon of Kanto's leaders at some positions, in order of id. */
async function kantoTeams(positions: readonly number[]): Promise<number[]> {
  const rows = await server.database.db
    .selectFrom('leader_pokemons')
    .innerJoin('leaders', 'leaders.id', 'leader_id')
    .select('available_pokemon_id')
    .where('tournament_id', '=', 1)
    .where('position', 'in', positions)
    .orderBy('available_pokemon_id')
    .execute();
  return rows.map((row) => row.available_pokemon_id);
}

async function newestEntry() {
  const { auditLog } = contract;
  const response = await server.call(auditLog.list, { query: { limit: 1 }, token: admin.token });
  return parseResponse(auditLog.list, response)[0];
}

describe('the whole list', () => {
  it('shows every Pokémon to everyone, without items', async () => {
    const all = await listAll();
    expect(all).toHaveLength(ids.size);
    expect(all.find(({ id }) => id === idOf('kanto-1-onix'))).toEqual({
      id: idOf('kanto-1-onix'),
      formId: 95,
      speciesId: 95,
      name: 'Onix',
      sprite: 'pokemon/sprites/95.png',
      isShiny: false,
      gender: 'male',
      level: 14,
      tierInGame: 1,
      firstType: { id: 6, name: 'Roccia', image: 'types/6.png' },
      secondType: { id: 7, name: 'Terra', image: 'types/7.png' },
      ability: { id: 5, name: 'Vigore', description: expect.any(String) },
      firstMove: expect.objectContaining({ id: 317, name: 'Rocciotomba', power: 50 }),
      secondMove: expect.objectContaining({ id: 20, name: 'Legatutto' }),
      thirdMove: expect.objectContaining({ id: 103, name: 'Stridio' }),
      fourthMove: expect.objectContaining({ id: 446, name: 'Levitoroccia' }),
      hp: 35,
      attack: expect.any(Number),
      defense: 55,
      spAttack: 13,
      spDefense: expect.any(Number),
      speed: expect.any(Number),
      version: 1,
    });
    expect(all.some((pokemon) => 'item' in pokemon)).toBe(false);
    const withToken = await server.call(endpoints.listAll, { token: admin.token });
    expect(parseResponse(endpoints.listAll, withToken)).toEqual(all);
  });

  it('is the whole list with items for organisers', async () => {
    const seen = await listSeen(admin);
    expect(seen.map(({ id }) => id)).toEqual((await listAll()).map(({ id }) => id));
    const itemOf = (key: string) => seen.find(({ id }) => id === idOf(key))?.item;
    expect(itemOf('kanto-1-onix')).toMatchObject({ id: 'oranberry', image: 'items/oranberry.png' });
    expect(itemOf('kanto-1-geodude')).toBeNull();
  });

  it('is compressed, and responds 304 if unchanged', async () => {
    const headers = { 'accept-encoding': 'br' };
    const response = await server.call(endpoints.listAll, { headers });
    expect(response.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual(
      await listAll(),
    );
    const tag = String(response.headers.etag);
    const again = { ...headers, 'if-none-match': tag };
    expect((await server.call(endpoints.listAll, { headers: again })).statusCode).toBe(304);
    await inserted();
    const afterwards = await server.call(endpoints.listAll, { headers: again });
    expect(afterwards.statusCode).toBe(200);
    expect(afterwards.headers.etag).not.toBe(tag);
  });

  it('supports generation 4 only', async () => {
    const response = await server.call(endpoints.listAll, { query: { generationId: 3 } });
    expect(parseError(response).status).toBe(400);
  });

  it('follows changes of other processes', async () => {
    const id = await inserted();
    await listAll();
    await changeElsewhere(id);
    await expect
      .poll(async () => (await listAll()).find((pokemon) => pokemon.id === id)?.level)
      .toBe(31);
  });
});

/** Changes a Pokémon like another process on the same database. */
async function changeElsewhere(id: number): Promise<void> {
  // On SQLite there is one process: use its bus.
  const { kind, db } = server.database;
  const transaction = kind === 'embedded' ? server.transaction : transactionOf(db);
  await transaction(async ({ trx, emit }) => {
    await trx
      .updateTable('available_pokemons')
      .set({ level: 31, version: 2 })
      .where('id', '=', id)
      .execute();
    emit('available-pokemons');
  });
}

describe('the visible Pokémon', () => {
  it('are empty before the first tournament', async () => {
    expect(await listSeen(await signUp(server))).toEqual([]);
  });

  it('are owned ones, without items', async () => {
    const player = await signUp(server);
    await own(player, idOf('segreto-mew'), idOf('iniziale-kanto-squirtle'));
    const seen = await listSeen(player);
    expect(seen.map(({ id }) => id)).toEqual(idsOf('segreto-mew', 'iniziale-kanto-squirtle'));
    expect(seen.some((pokemon) => 'item' in pokemon)).toBe(false);
  });

  it('include teams of at most three, and defeated ones', async () => {
    const player = await signUp(server);
    await playKanto(player, { defeated: 0 });
    // Brock, Misty and Lt. Surge have three Pokémon, the others more.
    expect((await listSeen(player)).map(({ id }) => id)).toEqual(await kantoTeams([1, 2, 3]));
    const winner = await signUp(server);
    await playKanto(winner, { defeated: 5 });
    expect((await listSeen(winner)).map(({ id }) => id)).toEqual(await kantoTeams([1, 2, 3, 4, 5]));
  });

  it('include the champion’s team only if the champion is visible', async () => {
    const { db } = server.database;
    const champion = await db
      .selectFrom('leaders')
      .select('id')
      .where('tournament_id', '=', 1)
      .where('position', '=', 9)
      .executeTakeFirstOrThrow();
    const saved = await db
      .selectFrom('leader_pokemons')
      .selectAll()
      .where('leader_id', '=', champion.id)
      .where('slot', '>', 3)
      .execute();
    await db
      .deleteFrom('leader_pokemons')
      .where('leader_id', '=', champion.id)
      .where('slot', '>', 3)
      .execute();
    try {
      const player = await signUp(server);
      await playKanto(player, { defeated: 7 });
      expect((await listSeen(player)).map(({ id }) => id)).toEqual(
        await kantoTeams([1, 2, 3, 4, 5, 6, 7]),
      );
      const finalist = await signUp(server);
      await playKanto(finalist, { defeated: 8, completed: true });
      expect((await listSeen(finalist)).map(({ id }) => id)).toEqual(
        await kantoTeams([1, 2, 3, 4, 5, 6, 7, 8, 9]),
      );
    } finally {
      await db.insertInto('leader_pokemons').values(saved).execute();
    }
  });
});

describe('a team', () => {
  it('contains the player’s Pokémon, oldest first', async () => {
    const player = await signUp(server);
    await own(player, idOf('segreto-mew'), idOf('iniziale-kanto-squirtle'));
    const mine = parseResponse(endpoints.listTeam, await team(player, player.id));
    expect(mine.map(({ name }) => name)).toEqual(['Mew', 'Squirtle']);
    expect(mine.some((pokemon) => 'item' in pokemon)).toBe(false);
    const shown = parseResponse(endpoints.listTeam, await team(admin, player.id));
    expect(shown.map(({ name }) => name)).toEqual(['Mew', 'Squirtle']);
    expect(shown.every((pokemon) => pokemon.item === null)).toBe(true);
  });

  it('is visible to its player and organisers only', async () => {
    const [player, other] = [await signUp(server), await signUp(server)];
    expect(parseError(await team(other, player.id))).toEqual({
      status: 403,
      message: 'Si può vedere solo la propria squadra',
    });
    expect(parseError(await team(admin, 999_999)).status).toBe(404);
  });
});

describe('the remaining secret Pokémon', () => {
  it('are those the player does not own, as ids only', async () => {
    const player = await signUp(server);
    const list = async () =>
      parseResponse(
        endpoints.listUnobtained,
        await server.call(endpoints.listUnobtained, { token: player.token }),
      );
    const secret = [...ids.keys()].filter((key) => key.startsWith('segreto-'));
    expect(await list()).toEqual(idsOf(...secret).map((id) => ({ id })));
    await own(player, idOf('segreto-mew'), idOf('iniziale-kanto-squirtle'));
    expect(await list()).not.toContainEqual({ id: idOf('segreto-mew') });
    expect(await list()).toHaveLength(secret.length - 1);
  });
});

describe('one Pokémon', () => {
  it('is found by users who may see it', async () => {
    const player = await signUp(server);
    const id = idOf('kanto-1-onix');
    const hidden = { status: 404, message: 'Questo Pokémon non esiste' };
    expect(parseError(await get(player, id))).toEqual(hidden);
    await playKanto(player, { defeated: 0 });
    expect(parseResponse(endpoints.get, await get(player, id))).not.toHaveProperty('item');
    expect(parseError(await get(player, idOf('kanto-4-vileplume'))).status).toBe(404);
    expect(parseResponse(endpoints.get, await get(admin, id)).item?.id).toBe('oranberry');
    expect(parseError(await get(admin, 999_999))).toEqual(hidden);
  });

  it('has type efficacies', async () => {
    const { token } = await signUp(server);
    const ask = (availablePokemonId: number) =>
      server.call(endpoints.typeEfficacies, { query: { availablePokemonId }, token });
    const { x4Weakness, x0Weakness } = parseResponse(
      endpoints.typeEfficacies,
      await ask(idOf('kanto-1-onix')),
    );
    expect(x4Weakness.map(({ name }) => name)).toEqual(['Erba', 'Acqua']);
    expect(x0Weakness.map(({ name }) => name)).toEqual(['Elettro']);
    expect(parseError(await ask(999_999)).status).toBe(404);
  });

  it('can be chosen by name', async () => {
    const { token } = await signUp(server);
    const names = parseResponse(
      endpoints.listNames,
      await server.call(endpoints.listNames, { token }),
    );
    expect(names.find(({ id }) => id === idOf('segreto-mew'))).toEqual({
      id: idOf('segreto-mew'),
      name: 'Mew',
      level: 60,
      image: 'pokemon/sprites/151.png',
      tierInGame: 2,
    });
  });
});

describe('an organiser', () => {
  it('adds a Pokémon, listed at once and logged', async () => {
    const id = await inserted();
    expect(parseResponse(endpoints.info, await info(admin, id))).toEqual({
      ...pikachu,
      id,
      version: 1,
      spread: expect.objectContaining({ nature: expect.any(String) }),
    });
    expect((await listAll()).find((pokemon) => pokemon.id === id)).toMatchObject({
      name: 'Pikachu',
      sprite: 'pokemon/sprites/shiny/25.png',
      secondMove: null,
    });
    const entry = await newestEntry();
    expect(entry).toMatchObject({
      timestamp: new Date(server.now()).toISOString(),
      actor: admin.username,
      action: 'available-pokemon.insert',
      subject: `Pikachu, livello 30 (n. ${id})`,
      before: null,
    });
    expect(JSON.parse(entry?.after ?? '')).toEqual(pikachu);
  });

  it('changes one, with both versions logged', async () => {
    const id = await inserted();
    const changed = { ...pikachu, level: 31, moveId2: 98 };
    await listAll();
    expect(
      parseResponse(endpoints.update, await update(admin, { ...changed, id, version: 1 })),
    ).toBe(id);
    expect(parseResponse(endpoints.info, await info(admin, id))).toEqual({
      ...changed,
      id,
      version: 2,
      spread: expect.objectContaining({ nature: expect.any(String) }),
    });
    expect((await listAll()).find((pokemon) => pokemon.id === id)?.level).toBe(31);
    const entry = await newestEntry();
    expect(entry?.action).toBe('available-pokemon.update');
    expect(JSON.parse(entry?.before ?? '')).toEqual(pikachu);
    expect(JSON.parse(entry?.after ?? '')).toEqual(changed);
  });

  it('keeps a spread while it produces the stats', async () => {
    const id = await inserted();
    const { baseStats } = formById(pikachu.formId);
    const stats = ({ hp, attack, defense, spAttack, spDefense, speed }: Stats): Stats => ({
      hp,
      attack,
      defense,
      spAttack,
      spDefense,
      speed,
    });
    const spreadNow = async () => (await findAvailablePokemon(server.database.db, id))?.spread;
    const first = await spreadNow();
    if (!first) throw new Error('A real Pokémon has a spread');
    expect(statsOf({ baseStats, level: pikachu.level, ...first })).toEqual(stats(pikachu));

    const grown = statsOf({ baseStats, level: 45, ...first });
    await update(admin, { ...pikachu, level: 45, ...grown, id });
    expect(await spreadNow()).toEqual(first);

    const timid = { ...first, nature: 'timid' } as const;
    const other = statsOf({ baseStats, level: 100, ...timid });
    await update(admin, { ...pikachu, level: 100, ...other, id });
    const second = await spreadNow();
    if (!second) throw new Error('A real Pokémon has a spread');
    expect(statsOf({ baseStats, level: 100, ...second })).toEqual(other);

    await update(admin, { ...pikachu, level: 100, ...other, hp: 999, id });
    expect(await spreadNow()).toBeNull();
  });

  it('cannot overwrite a newer version', async () => {
    const id = await inserted();
    await update(admin, { ...pikachu, level: 31, id, version: 1 });
    const before = await newestEntry();
    expect(parseError(await update(admin, { ...pikachu, level: 32, id, version: 1 }))).toEqual({
      status: 409,
      message:
        'Qualcuno ha modificato questo Pokémon nel frattempo: riaprilo per vedere i nuovi dati',
    });
    expect(parseResponse(endpoints.info, await info(admin, id)).level).toBe(31);
    expect(await newestEntry()).toEqual(before);
    expect(parseError(await update(admin, { ...pikachu, id: 999_999, version: 1 })).status).toBe(
      404,
    );
  });

  it('overwrites any version if none is given', async () => {
    const id = await inserted();
    await update(admin, { ...pikachu, level: 31, id, version: 1 });
    expect(
      parseResponse(endpoints.update, await update(admin, { ...pikachu, level: 32, id })),
    ).toBe(id);
    expect(parseResponse(endpoints.info, await info(admin, id))).toMatchObject({
      level: 32,
      version: 3,
    });
    expect(parseError(await update(admin, { ...pikachu, id: 999_999 })).status).toBe(404);
  });

  it('concurrent with another: one of the two is refused', async () => {
    const other = await signUpAdministrator(server);
    for (let round = 0; round < 5; round++) {
      const id = await inserted();
      const responses = await Promise.all([
        update(admin, { ...pikachu, level: 41, id, version: 1 }),
        update(other, { ...pikachu, level: 42, id, version: 1 }),
      ]);
      expect(countStatuses(responses)).toEqual({ 200: 1, 409: 1 });
      const level = responses[0].statusCode === 200 ? 41 : 42;
      expect(parseResponse(endpoints.info, await info(admin, id))).toMatchObject({
        level,
        version: 2,
      });
    }
  });

  it('deletes one, with an audit entry', async () => {
    const id = await inserted();
    await listAll();
    expect(parseResponse(endpoints.delete, await remove(admin, id))).toBe(id);
    expect((await listAll()).some((pokemon) => pokemon.id === id)).toBe(false);
    expect(parseError(await info(admin, id)).status).toBe(404);
    expect(parseError(await remove(admin, id)).status).toBe(404);
    const entry = await newestEntry();
    expect(entry).toMatchObject({ action: 'available-pokemon.delete', after: null });
    expect(JSON.parse(entry?.before ?? '')).toEqual(pikachu);
  });

  it('cannot delete one in use, with the reason', async () => {
    const player = await signUp(server);
    const owned = await inserted();
    await own(player, owned);
    const uses: readonly [number, string][] = [
      [idOf('kanto-1-onix'), 'è nella squadra di Brock'],
      [idOf('premio-kanto-1-kabuto'), 'è il premio di Brock'],
      [idOf('iniziale-kanto-squirtle'), 'è tra i Pokémon iniziali di «Torneo di Kanto»'],
      [owned, `è già di uno sfidante (${player.username})`],
    ];
    for (const [id, reason] of uses) {
      expect(parseError(await remove(admin, id))).toEqual({
        status: 409,
        message: `Questo Pokémon non si può eliminare: ${reason}`,
      });
      expect((await info(admin, id)).statusCode).toBe(200);
    }
  });

  it('concurrent with a grant, deletes one or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const player = await signUp(server);
      const id = await inserted();
      const [deletion, use] = await Promise.all([
        remove(admin, id),
        own(player, id).then(
          () => 'in use',
          () => 'gone',
        ),
      ]);
      expect([deletion.statusCode, use]).toEqual(
        use === 'in use' ? [409, 'in use'] : [200, 'gone'],
      );
    }
  });

  it.each<[string, object, string]>([
    ['an unknown form', { formId: 9999 }, 'Questo Pokémon non esiste o non può lottare'],
    [
      'a form of the battle only',
      { formId: battleOnlyFormId },
      'Questo Pokémon non esiste o non può lottare',
    ],
    ['an impossible gender', { gender: 'genderless' }, 'Pikachu non può essere di questo sesso'],
    ['an unknown ability', { abilityId: 124 }, 'L’abilità scelta non esiste'],
    ['an unknown move', { moveId2: 468 }, 'Una delle mosse scelte non esiste'],
    ['an unknown item', { itemId: 'nulla' }, 'Lo strumento scelto non esiste'],
    ['a gap in its moves', { moveId3: 98 }, 'La mossa 2 non è stata selezionata!'],
    ['a move twice', { moveId2: thunderbolt }, 'Non possono esserci mosse uguali!'],
  ])('cannot save a Pokémon with %s', async (_what, changes, message) => {
    const refused = { status: 400, message };
    expect(parseError(await insert(admin, { ...pikachu, ...changes }))).toEqual(refused);
    const id = idOf('kanto-1-onix');
    const body = { ...pikachu, ...changes, id, version: 1 };
    expect(parseError(await update(admin, body))).toEqual(refused);
    expect(parseResponse(endpoints.info, await info(admin, id)).formId).toBe(95);
  });

  it('saves what is impossible in generation 4, with the reasons', async () => {
    const flamethrower = 53;
    const body = { ...pikachu, abilityId: 10, moveId2: flamethrower, speed: 999 };
    const id = await inserted(body);
    const impossibilities = [
      'Assorbivolt: non è una sua abilità',
      'Lanciafiamme: non la impara in quarta generazione',
      'Statistiche: nessuna natura, con IV ed EV, le dà a questo livello',
    ];
    const signOf = (pokemons: readonly { id: number; impossibilities?: string[] | undefined }[]) =>
      pokemons.find((pokemon) => pokemon.id === id)?.impossibilities;
    expect(signOf(await listSeen(admin))).toEqual(impossibilities);
    expect(parseResponse(endpoints.get, await get(admin, id)).impossibilities).toEqual(
      impossibilities,
    );
    const player = await signUp(server);
    await own(player, id);
    for (const pokemons of [await listAll(), await listSeen(player)]) {
      expect(pokemons.some((pokemon) => 'impossibilities' in pokemon)).toBe(false);
    }
    await update(admin, { ...pikachu, spread: null, ...statsOf(timidPikachu), id });
    expect(signOf(await listSeen(admin))).toEqual([]);
  });

  it('sees no impossibilities in the content', async () => {
    const own = new Set(ids.values());
    const signs = (await listSeen(admin)).flatMap((pokemon) =>
      own.has(pokemon.id) ? (pokemon.impossibilities ?? ['none']) : [],
    );
    expect(signs).toEqual([]);
  });

  it('stores the submitted spread if it produces the stats', async () => {
    const { nature, ivs, evs } = timidPikachu;
    const spread = { nature, ivs, evs };
    const stats = statsOf(timidPikachu);
    const id = await inserted({ ...pikachu, ...stats, spread });
    expect(parseResponse(endpoints.info, await info(admin, id)).spread).toEqual(spread);
    const written = await inserted({ ...pikachu, ...stats, hp: stats.hp + 1, spread });
    const other = parseResponse(endpoints.info, await info(admin, written)).spread;
    expect(other).not.toEqual(spread);
    expect(statsOf({ ...timidPikachu, ...other }).hp).toBe(stats.hp + 1);
  });

  it.each([
    ['an IV of 32', { ivs: { ...timidPikachu.ivs, hp: 32 } }],
    ['an unknown nature', { nature: 'allegra' }],
    ['too many EVs', { evs: { ...timidPikachu.evs, hp: 255, defense: 255, speed: 255 } }],
  ])('cannot save a spread with %s', async (_what, change) => {
    const { nature, ivs, evs } = timidPikachu;
    const body = { ...pikachu, spread: { nature, ivs, evs, ...change } };
    expect(parseError(await insert(admin, body)).status).toBe(400);
  });

  it('cannot save values out of range', async () => {
    for (const changes of [{ level: 0 }, { level: 101 }, { hp: 0 }, { speed: 1000 }]) {
      expect(parseError(await insert(admin, { ...pikachu, ...changes })).status).toBe(400);
    }
  });
});

it('only organisers can change Pokémon', async () => {
  const player = await signUp(server);
  const id = idOf('kanto-1-onix');
  const calls = [
    insert(player),
    update(player, { ...pikachu, id, version: 1 }),
    remove(player, id),
    info(player, id),
  ];
  for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(403);
  expect((await server.call(endpoints.listSeen)).statusCode).toBe(401);
});
