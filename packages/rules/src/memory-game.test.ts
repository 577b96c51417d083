import { describe, expect, test } from 'vitest';
import {
  advanceMemoryGame,
  dealPairs,
  flipMemoryCard,
  type MemoryGame,
  memoryGameDelayMs,
  minMemoryGameMs,
  startMemoryGame,
} from './memory-game.ts';

const species = Array.from({ length: 493 }, (_, index) => index + 1);

test.each([0, 0.3, 0.999999])(
  '30 cards are 15 species, each twice, with the random number %d',
  (chance) => {
    const ids = dealPairs(species, 15, () => chance);
    expect(ids).toHaveLength(30);
    const distinct = new Set(ids);
    expect(distinct.size).toBe(15);
    for (const id of distinct) expect(ids.filter((one) => one === id)).toHaveLength(2);
  },
);

test('no two positions of a deal correlate', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const neighbours = Array.from({ length: 2000 }, () => dealPairs(species, 15, random)).filter(
    ([first, second]) => first === second,
  ).length;
  // One in 29 of two thousand is 69.
  expect(neighbours).toBeGreaterThan(40);
  expect(neighbours).toBeLessThan(100);
});

/** A game of three pairs, at the player's turn. */
const playing = () => advanceMemoryGame(advanceMemoryGame(startMemoryGame([1, 2, 1, 2, 3, 3])));
const flip = (game: MemoryGame, ...indexes: number[]) => indexes.reduce(flipMemoryCard, game);
const play = (game: MemoryGame, ...moves: [number, number][]) =>
  moves.reduce((now, [one, other]) => advanceMemoryGame(flip(now, one, other)), game);
const open = ({ cards }: MemoryGame) => cards.map(({ flipped }) => Number(flipped)).join('');

describe('before the player’s turn', () => {
  test.each([
    [0, 'dealt', 1000, '000000'],
    [1, 'preview', 5000, '111111'],
    [2, 'playing', null, '000000'],
  ] as const)('after %i steps: %s for %s ms, open %s', (steps, phase, delay, shown) => {
    let game = startMemoryGame([1, 2, 1, 2, 3, 3]);
    for (let step = 0; step < steps; step++) {
      expect(flip(game, 0)).toBe(game);
      game = advanceMemoryGame(game);
    }
    expect(game.phase).toBe(phase);
    expect(memoryGameDelayMs(game)).toBe(delay);
    expect(open(game)).toBe(shown);
  });
});

describe('a move', () => {
  test('of a first card counts nothing yet', () => {
    const game = flip(playing(), 1);
    expect(game).toMatchObject({ phase: 'playing', moves: 0 });
    expect(open(game)).toBe('010000');
    expect(flip(game, 1)).toBe(game);
  });

  test('with equal cards shows them for 1.5 s as found', () => {
    const game = flip(playing(), 0, 2);
    expect(game).toMatchObject({ phase: 'match', moves: 1, found: 0, score: 0 });
    expect(memoryGameDelayMs(game)).toBe(1500);
    expect(flip(game, 1)).toBe(game);
    const next = advanceMemoryGame(game);
    expect(next).toMatchObject({ phase: 'playing', moves: 1, found: 1, score: 1 });
    expect(next.cards.map(({ matched }) => matched)).toEqual([
      true,
      false,
      true,
      ...[false, false, false],
    ]);
    expect(flip(next, 0)).toBe(next);
  });

  test('with different cards shows them for 1 s and flips them back', () => {
    const game = flip(playing(), 0, 1);
    expect(game).toMatchObject({ phase: 'mismatch', moves: 1 });
    expect(memoryGameDelayMs(game)).toBe(1000);
    expect(flip(game, 2)).toBe(game);
    const next = advanceMemoryGame(game);
    expect(next).toMatchObject({ phase: 'playing', moves: 1, found: 0, score: 0 });
    expect(open(next)).toBe('000000');
  });

  test.each([-1, 6, Number.NaN])('with a missing card (%d) is ignored', (index) => {
    const game = playing();
    expect(flip(game, index)).toBe(game);
  });
});

test.each<[moves: [number, number][], expected: Partial<MemoryGame>]>([
  [[[0, 1]], { score: 0, found: 0, moves: 1 }],
  [[[0, 2]], { score: 1, found: 1, moves: 1 }],
  [
    [
      [0, 2],
      [1, 4],
    ],
    { score: 0, found: 1, moves: 2 },
  ],
  [
    [
      [0, 2],
      [1, 4],
      [1, 4],
    ],
    { score: 0, found: 1, moves: 3 },
  ],
  [
    [
      [0, 2],
      [1, 3],
      [4, 5],
    ],
    { score: 3, found: 3, moves: 3, phase: 'finished' },
  ],
  [
    [
      [0, 1],
      [0, 2],
      [1, 3],
      [4, 5],
    ],
    { score: 3, found: 3, moves: 4, phase: 'finished' },
  ],
])('after the moves %j: %j', (moves, expected) => {
  expect(play(playing(), ...moves)).toMatchObject(expected);
});

test('leaves found pairs open', () => {
  expect(open(play(playing(), [0, 2], [1, 4]))).toBe('101000');
});

test('leaves a finished game unchanged', () => {
  const game = play(playing(), [0, 2], [1, 3], [4, 5]);
  expect(memoryGameDelayMs(game)).toBeNull();
  expect(advanceMemoryGame(game)).toBe(game);
  expect(flip(game, 0)).toBe(game);
});

test.each([
  [15, 28_500],
  [16, 29_500],
  [40, 53_500],
])('of 15 pairs with %i turns takes at least %i ms', (moves, milliseconds) => {
  expect(minMemoryGameMs(15, moves)).toBe(milliseconds);
});
