import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { problemOfPokemonForm } from '@poketorneo/rules';
import { describe, expect, test } from 'vitest';
import { abilityIdOf, draftOf, emptyDraft, genderOf, payloadOf, valuesOf } from './draft.ts';

const info: AvailablePokemonPayload = {
  formId: 25,
  level: 18,
  gender: 'female',
  isShiny: true,
  abilityId: 9,
  hp: 45,
  attack: 30,
  defense: 20,
  spAttack: 25,
  spDefense: 24,
  speed: 41,
  moveId1: 351,
  moveId2: 98,
  moveId3: null,
  moveId4: null,
  itemId: 'lightball',
};
const options = { genders: ['male', 'female'], abilities: [{ id: 9 }, { id: 31 }] } as const;
const nothing = { genders: [], abilities: [] };

test('an unchanged draft gives the same payload', () => {
  expect(payloadOf(draftOf(info), options)).toEqual(info);
  expect(payloadOf(draftOf(info), nothing)).toEqual(info);
});

describe('defaults before a choice', () => {
  test('the first ability and the first gender', () => {
    expect(abilityIdOf(emptyDraft, options)).toBe(9);
    expect(genderOf(emptyDraft, options)).toBe('male');
  });
  test('none while the options are loading', () => {
    expect(abilityIdOf(emptyDraft, nothing)).toBeNull();
    expect(genderOf(emptyDraft, nothing)).toBeNull();
  });
});

test('a gender impossible for the form is replaced', () => {
  expect(genderOf(draftOf(info), { ...options, genders: ['genderless'] })).toBe('genderless');
});

test.each<[string, string, number | null]>([
  ['nothing', '', null],
  ['letters', 'dodici', null],
  ['a number', ' 12 ', 12],
])('a level of %s', (_, level, expected) => {
  expect(valuesOf({ ...emptyDraft, level }, options).level).toBe(expected);
});

test('an empty form reports a missing ability first, then the level', () => {
  expect(problemOfPokemonForm(valuesOf(emptyDraft, nothing))).toBe("Scegliere un'abilità!");
  expect(problemOfPokemonForm(valuesOf(emptyDraft, options))).toBe(
    'Il livello deve essere compreso tra 1 e 100!',
  );
  expect(payloadOf(emptyDraft, options)).toBeNull();
});
