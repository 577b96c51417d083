import { roleAdmin, roleUser } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { isCurrent, navigationFor } from './navigation.ts';
import { visitorOf } from './visitor.ts';

const labels = (visitor: 'anonymous' | 'player' | 'admin') =>
  navigationFor(visitor).map(({ label }) => label);

describe('the navigation', () => {
  test('of players', () => {
    expect(labels('player')).toEqual([
      'Home',
      'Pokémon visti',
      'Tornei',
      'Capipalestra',
      'Medagliere',
      'Giochi',
      'PvP',
      'Classifica',
      'PokéPedia',
      'Regolamento',
    ]);
  });

  test('of organisers', () => {
    expect(labels('admin')).toEqual([
      'Home',
      'Lista Pokémon',
      'Lista Sfidanti',
      'Capipalestra',
      'Giochi',
      'PvP',
      'Classifica',
      'PokéPedia',
      'Regolamento',
    ]);
  });

  test('of visitors who are not signed in', () => {
    expect(labels('anonymous')).toEqual([
      'Home',
      'Tornei',
      'Capipalestra',
      'Medagliere',
      'Giochi',
      'PokéPedia',
      'Regolamento',
    ]);
  });

  test('leads to each one’s Capipalestra', () => {
    expect(navigationFor('admin')).toContainEqual({
      label: 'Capipalestra',
      to: '/gym-leaders-builder',
    });
    expect(navigationFor('player')).toContainEqual({
      label: 'Capipalestra',
      to: '/tournament-leaders',
    });
  });
});

test.each([
  ['/quiz', true],
  ['/quiz/1', true],
  ['/quizzes', false],
  ['/home', false],
])('the quiz is current at %s: %s', (pathname, expected) => {
  expect(isCurrent({ label: 'PokéQuiz', to: '/quiz' }, pathname)).toBe(expected);
});

test('who is who', () => {
  expect(visitorOf(null)).toBe('anonymous');
  expect(visitorOf({ roles: [roleUser] })).toBe('player');
  expect(visitorOf({ roles: [roleUser, roleAdmin] })).toBe('admin');
});
