import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { transactionOf } from '../db/testing/transaction-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { availablePokemon, leaders, type PokemonEntry, starters } from './content/index.ts';
import { type ContentRelease, contentReleases } from './releases.ts';
import { seedContent } from './seed-content.ts';

const now = Date.UTC(2026, 0, 10);
let testDatabase: TestDatabase;
let database: OpenDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
});
afterEach(() => testDatabase.drop());

const seed = ({ db }: OpenDatabase, releases?: readonly ContentRelease[]) =>
  seedContent({ db, transaction: transactionOf(db, () => now) }, releases);

/** All seeded data, with readable references. */
async function contentOf({ db }: OpenDatabase) {
  const names = db
    .selectFrom('available_pokemons')
    .select(['id', 'seed_key', 'version', 'level', 'hp'])
    .orderBy('id');
  return {
    tournaments: await db.selectFrom('tournaments').selectAll().orderBy('position').execute(),
    pokemon: await names.execute(),
    starters: await db
      .selectFrom('tournament_starters')
      .selectAll()
      .orderBy('tournament_id')
      .orderBy('available_pokemon_id')
      .execute(),
    leaders: await db.selectFrom('leaders').selectAll().orderBy('id').execute(),
    teams: await db
      .selectFrom('leader_pokemons')
      .selectAll()
      .orderBy('leader_id')
      .orderBy('slot')
      .execute(),
    rewards: await db.selectFrom('leader_rewards').selectAll().orderBy('leader_id').execute(),
  };
}

describe('a new installation', () => {
  it('gets all content with its references', async () => {
    expect(await seed(database)).toBe(true);
    const content = await contentOf(database);
    expect(content.tournaments.map(({ slug }) => slug)).toEqual([
      'kanto',
      'johto',
      'hoenn',
      'sinnoh',
    ]);
    const keys = availablePokemon.map(({ key }) => key).sort();
    expect(content.pokemon.map(({ seed_key }) => seed_key).sort()).toEqual(keys);
    expect(content.starters).toHaveLength(starters.length);
    expect(content.leaders.map(({ name }) => name)).toEqual(leaders.map(({ name }) => name));
    expect(content.rewards).toHaveLength(leaders.length);
    const keyOf = new Map(content.pokemon.map(({ id, seed_key }) => [id, seed_key]));
    for (const [index, { id }] of content.leaders.entries()) {
      const team = content.teams.filter((member) => member.leader_id === id);
      expect(
        team.map((member) => ({
          pokemonKey: keyOf.get(member.available_pokemon_id),
          itemId: member.item_id,
        })),
      ).toEqual(leaders[index]?.team);
      expect(team.map(({ slot }) => slot)).toEqual(team.map((_, place) => place + 1));
    }
  });

  it('gets real stats', async () => {
    await seed(database);
    // Onix: base 35, IV 15, level 14, and Impish raises the defense.
    expect(
      await database.db
        .selectFrom('available_pokemons')
        .select(['hp', 'defense', 'sp_attack'])
        .where('seed_key', '=', 'kanto-1-onix')
        .executeTakeFirst(),
    ).toEqual({ hp: 35, defense: 55, sp_attack: 13 });
  });
});

describe('seeding again', () => {
  it('changes nothing', async () => {
    await seed(database);
    const before = await contentOf(database);
    expect(await seed(database)).toBe(false);
    expect(await contentOf(database)).toEqual(before);
  });

  it('does not restore deleted content', async () => {
    await seed(database);
    const deleted = await database.db
      .deleteFrom('available_pokemons')
      .where('seed_key', 'like', 'campo-%')
      .executeTakeFirst();
    expect(deleted.numDeletedRows).toBeGreaterThan(100n);
    const before = await contentOf(database);
    await seed(database);
    expect(await contentOf(database)).toEqual(before);
  });

  it('by concurrent processes inserts the content once', async () => {
    // SQLite has one process, with concurrent calls.
    const others =
      database.kind === 'server' ? [await testDatabase.open(), await testDatabase.open()] : [];
    const everyone = [database, ...others, database];
    const results = await Promise.all(everyone.map((one) => seed(one)));
    expect(results.filter((added) => added)).toHaveLength(1);
    const content = await contentOf(database);
    expect(content.pokemon).toHaveLength(availablePokemon.length);
    expect(content.leaders).toHaveLength(leaders.length);
  });
});

describe('content of a later release', () => {
  const [first] = availablePokemon;
  if (first === undefined) throw new Error('There is no content');
  const added: PokemonEntry = { ...first, key: 'campo-nuovo' };
  const later: ContentRelease = {
    tournaments: [
      {
        slug: 'kanto',
        order: 1,
        name: 'Un altro nome',
        description: '',
        badgeCaseBackground: '#000000',
        image: 'tournaments/kanto.svg',
      },
    ],
    // One existing key and a new one.
    pokemon: [{ ...first, level: 99 }, added],
    starters: [{ tournamentSlug: 'kanto', pokemonKey: 'campo-nuovo' }],
    leaders: leaders.slice(0, 1),
  };
  const releases = [...contentReleases, later];

  it('is added without changing existing data', async () => {
    await seed(database);
    await database.db
      .updateTable('available_pokemons')
      .set({ level: 77, version: 2 })
      .where('seed_key', '=', first.key)
      .execute();
    await database.db
      .deleteFrom('leader_pokemons')
      .where('leader_id', '=', 1)
      .where('slot', '=', 3)
      .execute();
    const before = await contentOf(database);
    expect(await seed(database, releases)).toBe(true);
    const after = await contentOf(database);
    expect(after.pokemon.slice(0, before.pokemon.length)).toEqual(before.pokemon);
    expect(after.pokemon.slice(before.pokemon.length).map(({ seed_key }) => seed_key)).toEqual([
      'campo-nuovo',
    ]);
    expect(after.starters).toHaveLength(before.starters.length + 1);
    expect({ ...after, pokemon: [], starters: [] }).toEqual({
      ...before,
      pokemon: [],
      starters: [],
    });
  });

  it('is in a new installation, once', async () => {
    await seed(database, releases);
    const content = await contentOf(database);
    expect(content.pokemon).toHaveLength(availablePokemon.length + 1);
    expect(await seed(database, releases)).toBe(false);
    // The older version starts again.
    expect(await seed(database, contentReleases)).toBe(false);
    expect(await contentOf(database)).toEqual(content);
  });

  it('omits deleted Pokémon from new teams', async () => {
    await seed(database);
    const field = availablePokemon.filter(({ key }) => key.startsWith('campo-')).slice(0, 2);
    const [gone, existing] = field.map(({ key }) => ({ pokemonKey: key, itemId: null }));
    const [brock] = leaders;
    if (gone === undefined || existing === undefined || brock === undefined)
      throw new Error('empty');
    await database.db
      .deleteFrom('available_pokemons')
      .where('seed_key', '=', gone.pokemonKey)
      .execute();
    const newcomer = { ...brock, order: 10, team: [gone, existing], reward: gone };
    const empty = { tournaments: [], pokemon: [], starters: [] };
    await seed(database, [...contentReleases, { ...empty, leaders: [newcomer] }]);
    const team = await database.db
      .selectFrom('leader_pokemons')
      .innerJoin('leaders', 'leaders.id', 'leader_pokemons.leader_id')
      .innerJoin('available_pokemons', 'available_pokemons.id', 'available_pokemon_id')
      .select(['slot', 'seed_key'])
      .where('position', '=', 10)
      .execute();
    expect(team).toEqual([{ slot: 1, seed_key: existing.pokemonKey }]);
  });

  it('is not added partially on failure', async () => {
    const broken = { ...later, starters: [], pokemon: [{ ...added, moveIds: [] }] };
    await seed(database);
    const before = await contentOf(database);
    await expect(seed(database, [...contentReleases, broken])).rejects.toThrow(
      'campo-nuovo has no move',
    );
    expect(await contentOf(database)).toEqual(before);
    expect(await seed(database, releases)).toBe(true);
  });
});
