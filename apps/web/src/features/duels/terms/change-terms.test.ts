import type { DuelTerms } from '@poketorneo/contract';
import { defaultTerms, problemOfTerms } from '@poketorneo/rules/duels';
import { expect, test } from 'vitest';
import { changeTerms } from './change-terms.ts';
import { levelOptions, paceOrder, teamsOrder } from './labels.ts';

test.each<[Partial<DuelTerms>, Partial<DuelTerms>, Partial<DuelTerms>]>([
  [{}, { size: 6 }, { tier: 6 }],
  [{ size: 6, tier: 18 }, { size: 2 }, { tier: 6 }],
  [{ isTwoLegged: true }, { teams: 'own' }, { isTwoLegged: false }],
  [{ teams: 'own', level: 'real' }, { teams: 'drawn' }, { level: 'equal' }],
  [{}, { pace: 'none' }, { rated: false }],
  [{ pace: 'none', rated: false }, { rated: true }, { pace: 'calm' }],
  [{ pace: 'none', rated: false }, { pace: 'calm' }, { rated: true }],
  [{ rated: false }, { pace: 'quick' }, { rated: false }],
])('%j with %j becomes %j', (before, change, expected) => {
  const terms = changeTerms({ ...defaultTerms, ...before }, change);
  expect(terms).toEqual({ ...defaultTerms, ...before, ...change, ...expected });
});

test('no change makes terms that contradict each other', () => {
  const changes: Partial<DuelTerms>[] = [
    ...[1, 2, 3, 4, 5, 6].map((size) => ({ size })),
    ...teamsOrder.map((teams) => ({ teams })),
    ...paceOrder.map((pace) => ({ pace })),
    ...levelOptions.map(({ value: level }) => ({ level })),
    ...[true, false].flatMap((isOn) => [{ rated: isOn }, { isTwoLegged: isOn }]),
  ];
  const problems = changes.flatMap((one) =>
    changes.map((other) => problemOfTerms(changeTerms(changeTerms(defaultTerms, one), other))),
  );
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});
