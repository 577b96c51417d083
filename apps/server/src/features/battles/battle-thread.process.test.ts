import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBattle, start } from '../../testing/battles.ts';
import { signUp } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId } from '../../testing/tournament.ts';
import { listAvailablePokemons } from '../available-pokemon/index.ts';
import { createEngineThread, toBattlePokemon } from './index.ts';

const engine = createEngineThread();
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: engine });
});
afterAll(() => server.close());

it('battles run in a worker thread', async () => {
  const player = await signUp(server);
  await enrol(server, player, 1);
  const battle = await start(server, player, { leaderId: await leaderId(server, 1, 1) });
  expect(battle.events.map(({ kind }) => kind)).toContain('switch-in');
  expect(await getBattle(server, player, battle.id)).toEqual(battle);
  expect(server.errors).toEqual([]);
});

it('drawn teams are weighed in the same thread, while no battle asks for it', async () => {
  // Of the battle above.
  expect(engine.isIdle()).toBe(false);
  const pokemons = await listAvailablePokemons(server.database.db);
  const [one, other] = [pokemons.slice(0, 2), pokemons.slice(20, 22)].map((team) =>
    team.map((each) => toBattlePokemon(each, 50)),
  );
  const winner = await engine.weigh({
    teams: [one ?? [], other ?? []],
    battle: { number: 0, isExchanged: false },
    seed: 'weighing',
  });
  expect([0, 1, null]).toContain(winner);
});
