import { describe, expect, it } from 'vitest';
import { allForms, formById } from './forms.ts';
import { legalOptionsOf } from './legal-options.ts';

const idOf = (identifier: string) =>
  allForms.find((form) => form.identifier === identifier)?.id ?? 0;
const possible = (identifier: string) => legalOptionsOf(idOf(identifier));

describe('the legal options of a form', () => {
  it('are its own abilities, and all moves with their learn methods', () => {
    const pikachu = possible('pikachu');
    expect(pikachu.abilityIds).toEqual([9]);
    const volt = pikachu.moves.find(({ id }) => id === 344);
    expect(volt?.ways.map(({ kind }) => kind)).toContain('egg');
    const surf = pikachu.moves.find(({ id }) => id === 57);
    expect(surf?.ways.map(({ kind }) => kind)).toEqual(['event']);
    expect(possible('gengar').moves.map(({ id }) => id)).not.toContain(57);
  });

  it.each([
    ['dragonite', 55, 50],
    ['golbat', 22, 5],
    ['charizard', 36, 36],
    ['mewtwo', 70, 70],
  ])('of %s have evolution level %i and lowest level %i', (name, evolved, met) => {
    expect(possible(name)).toMatchObject({ minimumLevel: evolved, lowestLevel: met });
  });

  it('depend on an item where the form does', () => {
    expect(possible('giratina-origin').neededItem).toMatchObject({ id: 'griseousorb' });
    const altered = possible('giratina-altered');
    expect(altered.neededItem).toBeNull();
    expect(altered.changingItems).toEqual([
      { id: 'griseousorb', name: expect.any(String), form: formById(idOf('giratina-origin')).name },
    ]);
    expect(possible('pikachu').changingItems).toEqual([]);
    expect(possible('celebi').canBeShiny).toBe(false);
    expect(possible('mew').canBeShiny).toBe(true);
  });

  it('have no lowest level above the evolution level', () => {
    for (const { id } of allForms) {
      const { lowestLevel, minimumLevel } = legalOptionsOf(id);
      expect(lowestLevel).toBeLessThanOrEqual(minimumLevel);
    }
  });
});
