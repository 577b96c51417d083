import { describe, expect, it } from 'vitest';
import { allAbilities } from './abilities.ts';
import { type EnglishKind, englishName, normalizeName } from './english-names.ts';
import { allForms, formsInBattle } from './forms.ts';
import { allItems } from './items.ts';
import { allMoves } from './moves.ts';

const formNamed = (identifier: string) =>
  englishName('form', allForms.find((form) => form.identifier === identifier)?.id ?? 0);

describe('an English name', () => {
  it.each([
    ['rotom-heat', 'Rotom-Heat'],
    ['deoxys-normal', 'Deoxys'],
    ['deoxys-attack', 'Deoxys-Attack'],
    ['wormadam-sandy', 'Wormadam-Sandy'],
    ['giratina-origin', 'Giratina-Origin'],
    ['unown-question', 'Unown-Question'],
    ['burmy-trash', 'Burmy-Trash'],
    ['shellos-east', 'Shellos-East'],
    ['nidoran-f', 'Nidoran-F'],
    ['mr-mime', 'Mr. Mime'],
  ])('of %s is %s', (identifier, name) => expect(formNamed(identifier)).toBe(name));

  it('exists for everything, and is unique', () => {
    const ids: Record<EnglishKind, readonly (number | string)[]> = {
      form: formsInBattle.map(({ id }) => id),
      move: allMoves.map(({ id }) => id),
      ability: allAbilities.map(({ id }) => id),
      item: allItems.map(({ id }) => id),
    };
    for (const kind of ['form', 'move', 'ability', 'item'] as const) {
      const names = ids[kind].map((id) => normalizeName(englishName(kind, id)));
      expect(new Set(names).size, kind).toBe(names.length);
      expect(names.filter((name) => name === '')).toEqual([]);
    }
  });

  it('is normalised regardless of its spelling', () => {
    expect(normalizeName('Farfetch’d')).toBe(normalizeName("farfetch'd"));
    expect(normalizeName('Mr. Mime')).toBe('mrmime');
    expect(() => englishName('move', 0)).toThrow(RangeError);
  });
});
