import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { learnableMoveIds } from '../src/learnsets.ts';
import { formSources } from './forms.ts';
import { generation4, moveNumber } from './source.ts';
import { generateTables } from './tables.ts';

const folder = new URL('../src/tables/', import.meta.url);

it('are up to date', async () => {
  const tables = await generateTables();
  expect(await readdir(folder)).toEqual([...tables.keys()].sort());
  for (const [name, text] of tables) {
    const isCurrent = (await readFile(new URL(name, folder), 'utf8')) === text;
    expect(isCurrent, `${name} is out of date: npm run generate -w @poketorneo/gen4`).toBe(true);
  }
});

it('agree with @pkmn on every form’s moves', async () => {
  for (const { form, specie } of formSources()) {
    if (form.identifier === 'smeargle') continue;
    const learnable = await generation4.learnsets.learnable(specie.id);
    const expected = new Set(Object.keys(learnable ?? {}).map(moveNumber));
    expect(learnableMoveIds(form.id), form.name).toEqual([...expected].sort((a, b) => a - b));
  }
});
