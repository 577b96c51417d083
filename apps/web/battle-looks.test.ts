import { allMoves } from '@poketorneo/gen4';
import { describe, expect, it } from 'vitest';
import { signs } from '../../packages/assets/src/drawings/effects/signs.ts';
import { typeShapes } from '../../packages/assets/src/drawings/effects/type-shapes.ts';
import { families, lookOf, namedMoves } from './src/features/battles/stage/move-look.ts';
import { signNames } from './src/features/battles/stage/shapes.ts';

// The stage knows moves and drawings by name only: these tests compare the names with the tables.

describe('how moves look', () => {
  it('is said only of moves that there are', () => {
    const known = new Set(allMoves.map(({ identifier }) => identifier));
    expect(Object.keys(namedMoves).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has a family for every move, and a move for every family', () => {
    const looks = allMoves.flatMap((move) => [
      lookOf(move.identifier, move, true),
      lookOf(move.identifier, move, false),
    ]);
    expect(new Set(looks.map(({ family }) => family))).toEqual(new Set(families));
  });

  it.each([
    ['hyper-beam', 'beam', 1, true],
    ['earthquake', 'quake', 7, true],
    ['crunch', 'contact', 'fangs', false],
    ['giga-drain', 'drain', 2, false],
    ['stealth-rock', 'shot', 'stone', false],
  ] as const)('%s', (name, family, shape, isGreat) => {
    const move = allMoves.find(({ identifier }) => identifier === name);
    expect(lookOf(name, move, false)).toMatchObject({ family, shape, isGreat });
  });

  it('tells moves at oneself from moves at others', () => {
    const look = (name: string, isAtSelf: boolean) =>
      lookOf(
        name,
        allMoves.find(({ identifier }) => identifier === name),
        isAtSelf,
      ).family;
    expect(look('protect', true)).toBe('shield');
    expect(look('calm-mind', true)).toBe('raise');
    expect(look('growl', false)).toBe('lower');
    expect(look('thunder-wave', false)).toBe('ail');
  });
});

it('finds every shape in its cell of the sheet', () => {
  expect(typeShapes).toHaveLength(17);
  expect(signNames).toEqual(Object.keys(signs));
});
