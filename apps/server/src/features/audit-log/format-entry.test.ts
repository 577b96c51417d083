import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@poketorneo/contract';
import { describe, expect, it } from 'vitest';
import { changesBetween, titleOf } from './format-entry.ts';

const sources = fileURLToPath(new URL('../../', import.meta.url));

/** Every action logged in the sources, as 'thing.done'. */
function loggedActions(): string[] {
  const actions = new Set<string>();
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const source = readFileSync(join(sources, name), 'utf8');
    if (!/\brecordChange\b/.test(source)) continue;
    for (const [, action = ''] of source.matchAll(/'((?:[a-z-]+\.)+[a-z-]+)'/g)) {
      const isFile = action.endsWith('.sqlite');
      if (!isFile) actions.add(action);
    }
    if (/`admission\.\$/.test(source)) {
      for (const decision of contract.registration.decideAdmission.body.shape.decision.options)
        actions.add(`admission.${decision}`);
    }
  }
  return [...actions];
}

const between = (before: unknown, after: unknown) =>
  changesBetween(
    before === null ? null : JSON.stringify(before),
    after === null ? null : JSON.stringify(after),
  );

describe('the title of an action', () => {
  it('is defined', () => {
    expect(titleOf('match.insert')).toBe('Lotta registrata');
    expect(titleOf('something.else')).toBe('something.else');
  });

  it('is defined for every action logged in the sources', () => {
    const actions = loggedActions();
    expect(actions.length).toBeGreaterThan(25);
    expect(
      actions.filter((action) => titleOf(action) === action),
      'Add the Italian titles of these actions to titles in features/audit-log/format-entry.ts',
    ).toEqual([]);
  });
});

describe('the changes', () => {
  it('are all fields of a new object', () => {
    expect(between(null, { outcome: 'win', rewardGiven: true })).toEqual([
      { what: 'Esito', before: null, after: 'vittoria' },
      { what: 'Premio consegnato', before: null, after: 'sì' },
    ]);
  });

  it('are empty without changes', () => {
    expect(between({ level: 5 }, { level: 5 })).toEqual([]);
    expect(between(null, null)).toEqual([]);
    expect(between('a text', 5)).toEqual([]);
  });

  it('contain names instead of ids', () => {
    const before = { formId: 25, abilityId: 9, moveId1: 85, moveId2: null, itemId: null };
    const after = { formId: 26, abilityId: 9, moveId1: 85, moveId2: 98, itemId: 'leftovers' };
    expect(between(before, after)).toEqual([
      { what: 'Pokémon', before: 'Pikachu', after: 'Raichu' },
      { what: 'Mossa 2', before: null, after: 'Attacco Rapido' },
      { what: 'Strumento', before: null, after: 'Avanzi' },
    ]);
  });

  it('show unknown values unchanged', () => {
    expect(between({ moveId1: 9999, gender: 'male' }, { moveId1: 1, gender: 'other' })).toEqual([
      { what: 'Sesso', before: 'maschio', after: 'other' },
      { what: 'Mossa 1', before: 'n. 9999', after: 'Botta' },
    ]);
  });

  it('list a team by slot', () => {
    const place = (name: string, itemId: string | null = null) => ({
      availablePokemonId: 1,
      name,
      itemId,
    });
    expect(
      between(
        { team: [place('Geodude'), place('Onix')], reward: null },
        { team: [place('Geodude', 'leftovers'), place('Pikachu'), place('Abra')], reward: null },
      ),
    ).toEqual([
      { what: 'Pokémon 1', before: 'Geodude', after: 'Geodude con Avanzi' },
      { what: 'Pokémon 2', before: 'Onix', after: 'Pikachu' },
      { what: 'Pokémon 3', before: null, after: 'Abra' },
    ]);
  });
});
