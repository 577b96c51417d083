import { roleAdmin, rolePlayer, roleUser } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { bottomBarEntries } from './bottom-bar/entries.ts';
import { isCurrent, navigationFor } from './navigation.ts';
import { type VisitorKind, visitorKindOf } from './visitor-kind.ts';

const labels = (visitor: VisitorKind) => navigationFor(visitor).map(({ label }) => label);

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
      'Il club',
    ]);
  });

  test('of organisers who play as well', () => {
    expect(labels('both')).toEqual([
      'Home',
      'Organizza',
      'Tornei',
      'Capipalestra',
      'Medagliere',
      'Giochi',
      'PvP',
      'Classifica',
      'PokéPedia',
      'Regolamento',
    ]);
    const organising = navigationFor('both').find(({ label }) => label === 'Organizza');
    expect(organising && 'links' in organising && organising.links.map(({ to }) => to)).toEqual([
      '/users',
      '/all-pokemon-list',
      '/gym-leaders-builder',
      '/club',
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

  test.each([
    [
      'anonymous',
      '/home /tournaments /tournament-leaders /badges Giochi PokéPedia /tournament-rules',
    ],
    [
      'player',
      '/home /all-pokemon-list /tournaments /tournament-leaders /badges Giochi /pvp-battle /leaderboard PokéPedia /tournament-rules',
    ],
    [
      'admin',
      '/home /all-pokemon-list /users /gym-leaders-builder Giochi /pvp-battle /leaderboard PokéPedia /tournament-rules /club',
    ],
  ] as const)('of %s leads to %s', (visitor, paths) => {
    const entries = navigationFor(visitor).map((item) => ('to' in item ? item.to : item.label));
    expect(entries.join(' ')).toBe(paths);
  });

  test.each([
    ['admin', '/gym-leaders-builder'],
    ['player', '/tournament-leaders'],
  ] as const)('leads %s to their Capipalestra', (visitor, path) => {
    const leaders = navigationFor(visitor).find(({ label }) => label === 'Capipalestra');
    expect(leaders).toMatchObject({ to: path });
  });
});

test('the bottom bar has four entries beside the menu', () => {
  const names = (visitor: VisitorKind) => bottomBarEntries(visitor).map(({ label }) => label);
  expect(names('player')).toEqual(['Home', 'Tornei', 'Squadra', 'Giochi']);
  expect(names('anonymous')).toEqual(['Home', 'Tornei', 'Squadra', 'Giochi']);
  expect(names('both')).toEqual(['Home', 'Sfidanti', 'Tornei', 'Squadra']);
  expect(names('admin')).toEqual(['Home', 'Sfidanti', 'Pokémon', 'Giochi']);
});

test.each([
  ['/quiz', true],
  ['/quiz/1', true],
  ['/quizzes', false],
  ['/home', false],
])('the quiz is current at %s: %s', (pathname, expected) => {
  expect(isCurrent({ label: 'PokéQuiz', to: '/quiz' }, pathname)).toBe(expected);
});

test('the kind of visitor follows from the roles', () => {
  expect(visitorKindOf(null)).toBe('anonymous');
  expect(visitorKindOf({ roles: [roleUser] })).toBe('player');
  expect(visitorKindOf({ roles: [roleUser, roleAdmin] })).toBe('admin');
  expect(visitorKindOf({ roles: [roleUser, roleAdmin, rolePlayer] })).toBe('both');
});
