import { allForms, allMoves } from '@poketorneo/gen4';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './legality.ts';
import { entryOf, type PokemonEntry, type PokemonRow } from './pokemon-entry.ts';

const pikachu: PokemonRow = [
  'prova',
  'pikachu',
  30,
  'male',
  'static',
  'timid',
  [31, 0, 15, 31, 20, 31],
  ['thunderbolt', 'quick-attack', 'iron-tail'],
  'lightball',
];

function formId(identifier: string): number {
  return rowOf(allForms, identifier);
}

function moveIds(...identifiers: string[]): number[] {
  return identifiers.map((identifier) => rowOf(allMoves, identifier));
}

function rowOf(rows: readonly { id: number; identifier: string }[], identifier: string): number {
  const row = rows.find((candidate) => candidate.identifier === identifier);
  if (row === undefined) throw new Error(`Nothing is called ${identifier}`);
  return row.id;
}

describe('an entry', () => {
  test('that is legal has no problems', () => {
    expect(problemsOf(entryOf(pikachu))).toEqual([]);
  });

  test.each<[what: string, change: Partial<PokemonEntry>, problem: string]>([
    ['of no form', { formId: 494 }, 'no form has the id 494'],
    ['with an ability of another species', { abilityId: 1 }, 'Tanfo: non è una sua abilità'],
    ['without the gender that the species has', { gender: 'genderless' }, 'is never genderless'],
    ['at level 0', { level: 0 }, 'there is no level 0'],
    ['at level 101', { level: 101 }, 'there is no level 101'],
    ['at half a level', { level: 30.5 }, 'there is no level 30.5'],
    ['of a stage that comes later', { formId: formId('raichu'), level: 1 }, 'solo dal livello 2'],
    ['without moves', { moveIds: [] }, 'it has 0 moves'],
    ['with a move twice', { moveIds: [85, 85] }, 'it has a move twice'],
    [
      'with a move of another species',
      { moveIds: moveIds('surf', 'fly') },
      'fly: non la impara in quarta',
    ],
    ['with a move of a later level', { level: 5, moveIds: moveIds('agility') }, 'agility: '],
    ['with two egg moves', { moveIds: moveIds('wish', 'encore') }, 'wish e encore: non si sa'],
    ['with an item that does not exist', { itemId: 'lightbulb' }, 'no item is called lightbulb'],
    [
      'with effort in all stats',
      { evs: entryOf(pikachu, { effort: 86 }).evs },
      'Gli EV possono essere al massimo 510',
    ],
    [
      'with an IV of 32',
      { ivs: { ...entryOf(pikachu).ivs, hp: 32 } },
      'Gli IV devono essere numeri interi da 0 a 31',
    ],
  ])('%s', (_, change, problem) => {
    const problems = problemsOf({ ...entryOf(pikachu), ...change });
    expect(problems.join('; ')).toContain(problem);
  });

  test('may know one egg move', () => {
    expect(problemsOf({ ...entryOf(pikachu), moveIds: moveIds('wish', 'thunderbolt') })).toEqual(
      [],
    );
  });

  test.each<[form: string, itemId: string | null, problem: string | undefined]>([
    ['giratina-origin', 'griseousorb', undefined],
    ['giratina-origin', null, 'Strumento: in questa forma tiene sempre Grigiosfera'],
    [
      'giratina-altered',
      'griseousorb',
      'Grigiosfera: con questo strumento diventa Giratina Forma Originale',
    ],
    ['giratina-altered', 'leftovers', undefined],
    ['arceus-fire', 'splashplate', 'Strumento: in questa forma tiene sempre Lastrarogo'],
    ['arceus-normal', 'flameplate', 'Lastrarogo: con questo strumento diventa Arceus Tipo Fuoco'],
    ['pikachu', 'flameplate', undefined],
  ])('%s with the item %s', (form, itemId, problem) => {
    const found = problemsOf({ ...entryOf(pikachu), formId: formId(form), itemId });
    expect(found.filter((text) => /tiene|strumento/.test(text))).toEqual(
      problem === undefined ? [] : [problem],
    );
  });

  test.each([
    ['celebi', ['Shiny: nessun gioco ne ha mai dato uno']],
    ['arceus-water', ['Shiny: nessun gioco ne ha mai dato uno']],
    ['gyarados', []],
  ])('%s as a shiny one', (form, expected) => {
    const problems = problemsOf({ ...entryOf(pikachu), formId: formId(form), isShiny: true });
    expect(problems.filter((text) => text.includes('Shiny'))).toEqual(expected);
  });

  test('in a form that exists only during a battle is refused', () => {
    const problems = problemsOf({ ...entryOf(pikachu), formId: formId('cherrim-sunshine') });
    expect(problems).toContain('cherrim-sunshine cannot be sent into battle');
  });
});

describe('a row', () => {
  test('that names something unknown is refused', () => {
    const [key, , ...rest] = pikachu;
    expect(() => entryOf([key, 'pikachuu', ...rest])).toThrow(RangeError);
  });
});
