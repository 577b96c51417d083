import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { engineVersion } from '../engine-version.ts';

const folders = ['../ai/', './'];
const files = [
  '../play-out.ts',
  '../testing/competitive-team.ts',
  '../testing/seeded-random.ts',
  '../../../rules/src/battle/boosts.ts',
  '../../../rules/src/battle/effectiveness.ts',
];

/** A hash of the opponent's code and of what the measured battles begin with, without comments. */
export function hashOfSources(): string {
  const hash = createHash('sha256').update(engineVersion);
  const inFolders = folders.flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => folder + name),
  );
  for (const file of [...inFolders, ...files]) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    hash.update(transformSync(source, { loader: 'ts', minifyWhitespace: true }).code);
  }
  return hash.digest('hex').slice(0, 16);
}
