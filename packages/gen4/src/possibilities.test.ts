import { describe, expect, it } from 'vitest';
import { allForms, formById } from './forms.ts';
import { possibilitiesOf } from './possibilities.ts';

const idOf = (identifier: string) =>
  allForms.find((form) => form.identifier === identifier)?.id ?? 0;
const possible = (identifier: string) => possibilitiesOf(idOf(identifier));

describe('what is possible for a form', () => {
  it('is its own abilities, and all moves with the ways to learn them', () => {
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
  ])('%s evolves at level %i at the earliest, and is met at %i', (name, evolved, met) => {
    expect(possible(name)).toMatchObject({ minimumLevel: evolved, lowestLevel: met });
  });

  it('depends on an item where the form does', () => {
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

  it('never has one met above the level at which it evolves', () => {
    for (const { id } of allForms) {
      const { lowestLevel, minimumLevel } = possibilitiesOf(id);
      expect(lowestLevel).toBeLessThanOrEqual(minimumLevel);
    }
  });
});
