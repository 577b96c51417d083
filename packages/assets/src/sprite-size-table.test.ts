import { readFile } from 'node:fs/promises';
import { allForms, allSpecies } from '@poketorneo/gen4';
import { expect, it } from 'vitest';
import { formSubjects } from './sources/form-subject.ts';
import { spriteSizeTableSource } from './sprite-size-table.ts';

it('matches gen4’s table', async () => {
  const table = new URL('../../gen4/src/sprite-size-table.ts', import.meta.url);
  const measured = await spriteSizeTableSource(formSubjects(allForms, allSpecies));
  const isCurrent = (await readFile(table, 'utf8')) === measured;
  expect(isCurrent, 'out of date: npm run measure-sprites -w @poketorneo/assets').toBe(true);
}, 30_000);
