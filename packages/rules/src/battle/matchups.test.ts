import { types } from '@poketorneo/gen4/types';
import { describe, expect, test } from 'vitest';
import { type Attack, effectivenessOf } from './effectiveness.ts';
import { bestFactor, countersTo, factorOf } from './matchups.ts';

const id = Object.fromEntries(types.map((type) => [type.identifier, type.id]));
const ofType = (name: string): number => id[name] ?? 0;

function attack(type: string): Attack {
  return { move: null, typeId: ofType(type), damageClass: 'special' };
}

const growl: Attack = { move: 'growl', typeId: 1, damageClass: 'status' };

function pokemon(name: string, typeNames: string[], moves: Attack[], ability?: string) {
  return { name, typeIds: typeNames.map(ofType), moves, ability: ability ?? null };
}

test.each([
  ['water', ['rock', 'ground'], 4],
  ['electric', ['rock', 'ground'], 0],
  ['fire', ['water'], 0.5],
  ['normal', ['steel', 'rock'], 0.25],
  ['steel', ['electric'], 0.5],
  ['ghost', ['steel'], 0.5],
])('%s against %j is %f', (type, against, factor) => {
  expect(effectivenessOf(ofType(type), against.map(ofType))).toBe(factor);
});

test('everything is neutral against no type', () => {
  expect(effectivenessOf(ofType('water'), [])).toBe(1);
  expect(effectivenessOf(ofType('water'), [10001])).toBe(1);
});

test.each<[string, Attack, string[], string, number | null]>([
  ['ground', attack('ground'), ['electric'], 'levitate', 0],
  ['fire', attack('fire'), ['steel'], 'flash-fire', 0],
  ['ice', attack('ice'), ['grass'], 'thick-fat', 1],
  ['water', attack('water'), ['bug', 'ghost'], 'wonder-guard', 0],
  ['rock', attack('rock'), ['bug', 'ghost'], 'wonder-guard', 2],
  ['a growl', growl, ['normal'], 'levitate', null],
])('%s against an ability', (_, move, against, ability, factor) => {
  const attacker = pokemon('', ['normal'], []);
  expect(factorOf(move, attacker, pokemon('', against, [], ability))).toBe(factor);
});

describe('matchups', () => {
  const bulbasaur = pokemon('bulbasaur', ['grass', 'poison'], [attack('normal'), attack('grass')]);
  const squirtle = pokemon('squirtle', ['water'], [attack('water')]);
  const charmander = pokemon('charmander', ['fire'], [attack('fire'), growl]);
  const ditto = pokemon('ditto', ['normal'], [growl]);
  const geodude = pokemon('geodude', ['rock', 'ground'], [attack('rock'), attack('normal')]);
  const vulpix = pokemon('vulpix', ['fire'], [attack('fire')]);
  const team = [charmander, squirtle, bulbasaur, ditto];

  test('counters are the effective Pokémon, best first, then the least vulnerable', () => {
    expect(countersTo(geodude, team).map(({ own }) => own.name)).toEqual(['squirtle', 'bulbasaur']);
    expect(countersTo(geodude, team).map(({ deals }) => deals)).toEqual([4, 4]);
    expect(countersTo(vulpix, team).map(({ own }) => own.name)).toEqual(['squirtle']);
  });

  test('a secret foe is assumed to attack with its own types', () => {
    const secret = pokemon('?', ['water'], []);
    expect(bestFactor(secret, charmander)).toBe(2);
    expect(bestFactor(ditto, geodude)).toBeNull();
  });
});
