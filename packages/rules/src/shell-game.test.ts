import { expect, test } from 'vitest';
import {
  advanceShellTurn,
  chooseShellCard,
  currentSwap,
  dealShellCards,
  drawSwaps,
  minShellTurnMs,
  type ShellTurn,
  type Swap,
  shellTurnDelayMs,
  startShellTurn,
} from './shell-game.ts';

test.each([0, 0.2, 0.5, 0.999999])(
  'three cards are a pair and another one, with the random number %d',
  (chance) => {
    const ids = dealShellCards([1, 4, 7, 25], () => chance);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(2);
  },
);

test.each([
  [0, [0.9, 0, 0]],
  [1, [0, 0.9, 0]],
  [2, [0, 0, 0]],
])('the single card can be in place %i', (place, chances) => {
  const numbers = [0, 0, ...chances];
  expect(dealShellCards([1, 2], () => numbers.shift() ?? 0)[place]).toBe(2);
});

test('too few ids throw', () => {
  expect(() => dealShellCards([1], () => 0)).toThrow(RangeError);
});

test.each<[number, Swap]>([
  [0, [1, 2]],
  [0.34, [0, 2]],
  [0.99, [0, 1]],
])('with chance %d five times the places %j change over', (chance, swap) => {
  expect(drawSwaps(() => chance)).toEqual([swap, swap, swap, swap, swap]);
});

const swaps: Swap[] = [
  [0, 1],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 1],
];
const start = (round = 0) => startShellTurn(round, [7, 7, 25], swaps);
const after = (steps: number, turn: ShellTurn = start()) => {
  let now = turn;
  for (let step = 0; step < steps; step++) now = advanceShellTurn(now);
  return now;
};
const ids = ({ cards }: ShellTurn) => cards.map(({ id }) => id);
const open = ({ cards }: ShellTurn) => cards.map(({ flipped }) => Number(flipped)).join('');

test.each([
  [0, 'dealt', 1000, '000', [7, 7, 25], null],
  [1, 'shown', 2000, '111', [7, 7, 25], null],
  [2, 'hidden', 1000, '000', [7, 7, 25], null],
  [3, 'swapping', 3000, '000', [7, 7, 25], [0, 1]],
  [4, 'swapping', 3000, '000', [7, 7, 25], [1, 2]],
  [5, 'swapping', 3000, '000', [7, 25, 7], [0, 2]],
  [6, 'swapping', 3000, '000', [7, 25, 7], [0, 1]],
  [7, 'swapping', 3000, '000', [25, 7, 7], [0, 1]],
  [8, 'choosing', null, '000', [7, 25, 7], null],
] as const)(
  'after %i steps: %s for %s ms, open %s, cards %j, swap %j',
  (steps, phase, delay, shown, cards, swap) => {
    const turn = after(steps);
    expect(turn.phase).toBe(phase);
    expect(shellTurnDelayMs(turn)).toBe(delay);
    expect(open(turn)).toBe(shown);
    expect(ids(turn)).toEqual(cards);
    expect(currentSwap(turn)).toEqual(swap);
    if (phase !== 'choosing') expect(chooseShellCard(turn, 1)).toBe(turn);
  },
);

test.each([
  [1, 'won', 4, 4000],
  [0, 'lost', 3, 1000],
  [2, 'lost', 3, 1000],
] as const)('choosing place %i: %s, with round %i', (place, phase, round, delay) => {
  const chosen = chooseShellCard(after(8, start(3)), place);
  expect(chosen).toMatchObject({ phase: 'chosen', round: 3, chosen: place });
  expect(shellTurnDelayMs(chosen)).toBe(1000);
  expect(open(chosen)).toBe(['100', '010', '001'][place]);
  expect(chooseShellCard(chosen, 1)).toBe(chosen);
  const over = advanceShellTurn(chosen);
  expect(over).toMatchObject({ phase, round });
  expect(shellTurnDelayMs(over)).toBe(delay);
  expect(open(over)).toBe('111');
  expect(advanceShellTurn(over)).toBe(over);
});

test.each([-1, 3, Number.NaN])('a missing card (%d) cannot be chosen', (place) => {
  const turn = after(8);
  expect(chooseShellCard(turn, place)).toBe(turn);
});

test.each([
  [0, 20_000],
  [6, 10_000],
  [20, 6500],
])('a won turn at round %i takes at least %i ms', (round, milliseconds) => {
  expect(minShellTurnMs(round)).toBeCloseTo(milliseconds, 6);
});
