import { contract } from '@poketorneo/contract';
import { isSecretIcon } from '@poketorneo/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, type Person, signUp } from '../../testing/people.ts';
import { answerRightly, begin, win } from '../../testing/quiz.ts';
import { parseError, parseResponse } from '../../testing/responses.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newIcons, possessions } from '../../testing/tournament.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, random: Math.random });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const { quiz, availablePokemons } = contract;

const takePokemon = ({ token }: Person) => server.call(quiz.givePokemon, { token });
const takeIcon = ({ token }: Person) => server.call(quiz.giveFaceIcon, { token });
async function idsLeft(
  { token }: Person,
  endpoint: typeof quiz.unobtainedFaceIcons | typeof availablePokemons.listUnobtained,
) {
  return parseResponse(endpoint, await server.call(endpoint, { token })).map(({ id }) => id);
}
const collectionOf = async ({ id }: Person) =>
  (
    await server.database.db
      .selectFrom('user_scores')
      .select('score')
      .where('user_id', '=', id)
      .where('board', '=', 'collection')
      .executeTakeFirst()
  )?.score;

describe('a won quiz', () => {
  it('grants a secret Pokémon with its icon, notifies and counts it', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    const left = await idsLeft(player, availablePokemons.listUnobtained);
    expect(left.length).toBeGreaterThanOrEqual(40);
    await win(server, player, 'pokemon');
    const pokemon = parseResponse(quiz.givePokemon, await takePokemon(player));
    expect(left).toContain(pokemon.id);
    expect(pokemon).not.toHaveProperty('item');
    const after = await possessions(server, player);
    expect(after.pokemons).toEqual([{ available_pokemon_id: pokemon.id, source: 'secret' }]);
    expect(await newIcons(server, player, before)).toEqual([pokemon.speciesId]);
    expect(after.titles.slice(before.titles.length)).toEqual(['Pokémon segreto!', 'Nuova icona!']);
    expect(await collectionOf(player)).toBe(1);
    expect(await idsLeft(player, availablePokemons.listUnobtained)).not.toContain(pokemon.id);
  });

  it('grants and notifies a secret icon', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    const left = await idsLeft(player, quiz.unobtainedFaceIcons);
    expect(left.every(isSecretIcon)).toBe(true);
    await win(server, player, 'face-icon');
    const icon = parseResponse(quiz.giveFaceIcon, await takeIcon(player));
    expect(left).toContain(icon.id);
    expect(icon).toMatchObject({ image: `face-icons/${icon.id}.png`, obtained: true, isNew: true });
    expect(await newIcons(server, player, before)).toEqual([icon.id]);
    const after = await possessions(server, player);
    expect(after.pokemons).toEqual([]);
    expect(after.titles.slice(before.titles.length)).toEqual(['Nuova icona!']);
    expect(await idsLeft(player, quiz.unobtainedFaceIcons)).toEqual(
      left.filter((id) => id !== icon.id),
    );
  });

  it('grants its prize once for concurrent calls', async () => {
    const player = await signUp(server);
    await win(server, player, 'pokemon');
    const asked = await Promise.all(Array.from({ length: 6 }, () => takePokemon(player)));
    expect(countStatuses(asked)).toEqual({ 200: 1, 403: 5 });
    expect(parseError(await takePokemon(player)).status).toBe(403);
    expect((await possessions(server, player)).pokemons).toHaveLength(1);
  });

  it('grants either prize if begun without one', async () => {
    const player = await signUp(server);
    const before = await possessions(server, player);
    await win(server, player);
    const asked = await Promise.all([takePokemon(player), takeIcon(player), takeIcon(player)]);
    expect(countStatuses(asked)).toEqual({ 200: 1, 403: 2 });
    expect(await newIcons(server, player, before)).toHaveLength(1);
  });

  it('grants only the prize it was begun for', async () => {
    const player = await signUp(server);
    await win(server, player, 'face-icon');
    expect(parseError(await takePokemon(player)).status).toBe(403);
    expect((await takeIcon(player)).statusCode).toBe(200);
    await win(server, player, 'pokemon');
    expect(parseError(await takeIcon(player)).status).toBe(403);
    expect((await takePokemon(player)).statusCode).toBe(200);
  });

  it('is void once another one has begun', async () => {
    const player = await signUp(server);
    await win(server, player, 'pokemon');
    await begin(server, player, 'pokemon');
    expect(parseError(await takePokemon(player)).status).toBe(403);
  });

  it('stays redeemable while no prize is left', async () => {
    const player = await signUp(server);
    const left = await idsLeft(player, availablePokemons.listUnobtained);
    const values = left.map((id) => ({
      user_id: player.id,
      available_pokemon_id: id,
      source: 'secret' as const,
      obtained_at: server.now(),
    }));
    await server.transaction(async ({ trx, emit }) => {
      await trx.insertInto('user_pokemons').values(values).execute();
      emit('team', player.id);
    });
    expect(await idsLeft(player, availablePokemons.listUnobtained)).toEqual([]);
    await win(server, player, 'pokemon');
    expect(parseError(await takePokemon(player))).toMatchObject({
      status: 409,
      message: 'Non c’è più nulla da vincere: hai già tutti i Pokémon segreti',
    });
    const [again = 0] = left;
    await server.database.db
      .deleteFrom('user_pokemons')
      .where('user_id', '=', player.id)
      .where('available_pokemon_id', '=', again)
      .execute();
    expect(parseResponse(quiz.givePokemon, await takePokemon(player)).id).toBe(again);
  });
});

describe('no prize', () => {
  it('is granted without a quiz, or for an open one', async () => {
    const player = await signUp(server);
    expect(countStatuses([await takePokemon(player), await takeIcon(player)])).toEqual({ 403: 2 });
    await begin(server, player);
    await answerRightly(server, player);
    expect(countStatuses([await takePokemon(player), await takeIcon(player)])).toEqual({ 403: 2 });
  });
});
