import { acePlaceOf } from '@poketorneo/battle/engine-free';
import { expect, test } from 'vitest';
import { playBattle } from '../../seed/balance/play.ts';
import { problemsOf } from '../../seed/content/legality.ts';
import { lentTrios, trainersTrio } from './trial-teams.ts';

/** TEST_BATTLES sets the number of battles with each team. */
const battles = Number(process.env.TEST_BATTLES ?? 24);

/** As good as a newcomer who chooses sensibly. */
const newcomer = 1;

test('every Pokémon of a trial is legal', () => {
  const noEffort = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
  for (const pokemon of [...trainersTrio, ...lentTrios.flat()]) {
    const entry = { ...pokemon, key: 'trial', evs: noEffort, isSecret: false };
    expect([pokemon.formId, problemsOf(entry)]).toEqual([pokemon.formId, []]);
  }
});

test('the favourite of the trainer is the last', () => {
  expect(acePlaceOf(trainersTrio)).toBe(trainersTrio.length);
});

test('a newcomer wins two of three, with each of the lent teams', () => {
  const shares = lentTrios.map((trio, index) => {
    const numbers = Array.from({ length: battles }, (_, number) => number);
    const won = numbers.filter((number) => {
      const seed = `${index} ${number}`;
      const setup = { format: 'singles', seed, teams: [trio, trainersTrio] } as const;
      return playBattle(setup, { 1: newcomer, 2: 0 }).winner === 1;
    });
    return won.length / battles;
  });
  const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  // 71 % in 450 battles.
  expect(average).toBeGreaterThan(0.6);
  expect(average).toBeLessThan(0.8);
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.9);
  }
});
