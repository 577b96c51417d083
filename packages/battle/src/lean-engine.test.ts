import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Dex } from '@pkmn/sim';
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
    stdin: {
      contents: "export { Dex } from '@pkmn/sim'; export { startBattle } from './index.ts';",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [leanEngine],
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function importLean(): Promise<{ Dex: typeof Dex; startBattle: typeof startBattle }> {
  return await import(pathToFileURL(bundle).href);
}

test('the stripped engine is a fifth of the size', async () => {
  expect((await stat(bundle)).size).toBeLessThan(2_500_000);
});

test.each(['abilities', 'items', 'moves', 'species'] as const)(
  'it has the %s of generation 4 as the whole engine has them',
  async (table) => {
    const lean = (await importLean()).Dex;
    expect(describeAll(lean, table)).toEqual(describeAll(Dex, table));
  },
);

/** All that generation 4 has, without descriptions and the code of functions. */
function describeAll(dex: typeof Dex, table: 'abilities' | 'items' | 'moves' | 'species') {
  const simplify = (key: string, value: unknown) => {
    if (key === 'desc' || key === 'shortDesc') return undefined;
    return typeof value === 'function' ? 'a function' : value;
  };
  const entries: readonly { id: string; gen: number }[] = dex.mod('gen4')[table].all();
  return entries
    .filter(({ gen }) => gen <= 4)
    .map((entry) => JSON.parse(JSON.stringify(entry, simplify)));
}

test('its battles are identical', async () => {
  const lean = await importLean();
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
