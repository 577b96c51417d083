import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leanEngine } from '../../../scripts/lean-engine.mjs';
import { startBattle } from './live-battle.ts';
import { playStep, randomSetup } from './testing/random-battles.ts';
import { SeededRandom } from './testing/seeded-random.ts';

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lean-engine-'));
  bundle = join(folder, 'battle.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [leanEngine],
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the stripped engine is a third of the size', async () => {
  expect((await stat(bundle)).size).toBeLessThan(4_500_000);
});

test('and its battles are identical', async () => {
  const lean: { startBattle: typeof startBattle } = await import(pathToFileURL(bundle).href);
  for (let seed = 0; seed < 2; seed += 1) {
    const random = new SeededRandom(300 + seed);
    const setup = randomSetup(random, seed % 2 === 0 ? 'singles' : 'doubles', 'wild');
    const whole = play(startBattle, setup, seed);
    expect(play(lean.startBattle, setup, seed)).toEqual(whole);
  }
});

function play(start: typeof startBattle, setup: Parameters<typeof startBattle>[0], seed: number) {
  const random = new SeededRandom(seed);
  const battle = start(setup);
  while (battle.end === null) playStep(random, battle);
  return [1, 2, 'spectator'].map((audience) =>
    battle.events(audience === 1 ? 1 : audience === 2 ? 2 : 'spectator'),
  );
}
