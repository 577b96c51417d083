import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies } from '../package.json';
import { engineVersion } from './engine-version.ts';

test('the version is the installed one, and pinned', () => {
  const installed = new URL('../../../node_modules/@pkmn/sim/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  expect(engineVersion).toBe(`@pkmn/sim ${version}`);
  expect(dependencies['@pkmn/sim']).toBe(version);
});
