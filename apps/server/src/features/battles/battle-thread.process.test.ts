import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBattle, start } from '../../testing/battles.ts';
import { signUp } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { enrol, leaderId } from '../../testing/tournament.ts';
import { createEngineThread } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ seeded: true, battleEngine: createEngineThread() });
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
