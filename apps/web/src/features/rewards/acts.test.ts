import { expect, test } from 'vitest';
import { actsOf } from './acts.ts';

const badge = {
  kind: 'badge',
  badgeName: 'Medaglia Sasso',
  badgePicture: 'badges/kanto-1.svg',
  leaderName: 'Brock',
  leaderPicture: 'leaders/kanto-1.svg',
  tournamentId: 1,
  leaderPosition: 1,
} as const;

function pokemon(source: 'starter' | 'reward', name: string, formId: number) {
  return { kind: 'pokemon', source, name, speciesId: formId, formId, isShiny: false } as const;
}

test('acts are sorted oldest first, without the notifications shown as toasts', () => {
  const unshown = [
    { notificationId: 3, facts: pokemon('reward', 'Geodude', 74) },
    { notificationId: 2, facts: null },
    { notificationId: 1, facts: badge },
  ];
  expect(actsOf(unshown)).toEqual([
    { notificationIds: [1], act: badge },
    {
      notificationIds: [3],
      act: {
        kind: 'pokemon',
        source: 'reward',
        pokemons: [{ name: 'Geodude', speciesId: 74, formId: 74, isShiny: false }],
      },
    },
  ]);
});

test('the starters are one act, two rewards are two', () => {
  const starters = [
    { notificationId: 3, facts: pokemon('starter', 'Squirtle', 7) },
    { notificationId: 2, facts: pokemon('starter', 'Charmander', 4) },
    { notificationId: 1, facts: pokemon('starter', 'Bulbasaur', 1) },
  ];
  expect(actsOf(starters).map(({ notificationIds }) => notificationIds)).toEqual([[1, 2, 3]]);
  const rewards = [
    { notificationId: 2, facts: pokemon('reward', 'Staryu', 120) },
    { notificationId: 1, facts: pokemon('reward', 'Geodude', 74) },
  ];
  expect(actsOf(rewards)).toHaveLength(2);
});
