import { describe, expect, test } from 'vitest';
import { type PokemonFormValues, problemOfPokemonForm } from './available-pokemon-form.ts';

const filled: PokemonFormValues = {
  abilityId: 9,
  level: 50,
  moveId1: 84,
  moveId2: 85,
  moveId3: 86,
  moveId4: 87,
  hp: 1,
  attack: 2,
  defense: 3,
  spAttack: 4,
  spDefense: 5,
  speed: 6,
};

const ability = "Scegliere un'abilità!";
const level = 'Il livello deve essere compreso tra 1 e 100!';
const move1 = 'La mossa 1 non è stata selezionata!';
const move2 = 'La mossa 2 non è stata selezionata!';
const move3 = 'La mossa 3 non è stata selezionata!';
const noMove = 'Selezionare almeno una mossa';
const twice = 'Non possono esserci mosse uguali!';
const stats = 'Le statistiche devono essere maggiori di 0!';
const whole = 'Le statistiche devono essere numeri interi fino a 999!';

const noMoves = { moveId1: null, moveId2: null, moveId3: null, moveId4: null };

describe('form validation', () => {
  test.each<[Partial<PokemonFormValues>]>([
    [{}],
    [{ moveId4: null }],
    [{ moveId3: null, moveId4: null }],
    [{ ...noMoves, moveId1: 84 }],
    [{ level: 1 }],
    [{ level: 100 }],
    [{ hp: 999 }],
  ])('right with %j', (changes) => {
    expect(problemOfPokemonForm({ ...filled, ...changes })).toBeNull();
  });

  test.each<[Partial<PokemonFormValues>, string]>([
    [{ abilityId: null }, ability],
    [{ level: null }, level],
    [{ level: Number.NaN }, level],
    [{ level: 0 }, level],
    [{ level: 101 }, level],
    [{ level: -5 }, level],
    [{ level: 50.5 }, level],
    [{ moveId3: null }, move3],
    [{ moveId2: null }, move2],
    [{ moveId2: null, moveId4: null }, move2],
    [{ moveId1: null }, move1],
    [{ moveId1: null, moveId3: null, moveId4: null }, move1],
    [noMoves, noMove],
    [{ moveId2: 84 }, twice],
    [{ moveId4: 85 }, twice],
    [{ moveId2: 84, moveId3: null, moveId4: null }, twice],
    [{ hp: 0 }, stats],
    [{ attack: -1 }, stats],
    [{ defense: null }, stats],
    [{ spAttack: Number.NaN }, stats],
    [{ spDefense: Number.POSITIVE_INFINITY }, stats],
    [{ speed: 0 }, stats],
    [{ hp: 10.5, attack: 0 }, stats],
    [{ hp: 10.5 }, whole],
    [{ speed: 1000 }, whole],
  ])('wrong with %j', (changes, problem) => {
    expect(problemOfPokemonForm({ ...filled, ...changes })).toBe(problem);
  });

  test('reports only the first problem, in the order of the rules', () => {
    // Each step fixes the reported problem and keeps the later ones.
    let values: PokemonFormValues = {
      ...filled,
      abilityId: null,
      level: null,
      ...noMoves,
      moveId4: 84,
      hp: 0,
    };
    const mends: readonly [string, Partial<PokemonFormValues>][] = [
      [ability, { abilityId: 9 }],
      [level, { level: 5 }],
      [move3, { moveId3: 84 }],
      [move2, { moveId2: 85 }],
      [move1, { ...noMoves }],
      [noMove, { moveId1: 84, moveId2: 84 }],
      [twice, { moveId2: 85 }],
      [stats, { hp: 1 }],
    ];
    for (const [problem, mend] of mends) {
      expect(problemOfPokemonForm(values)).toBe(problem);
      values = { ...values, ...mend };
    }
    expect(problemOfPokemonForm(values)).toBeNull();
  });
});
