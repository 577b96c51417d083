import type { BattleEvent } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { turnAt, turnStarts } from './replay-turns.ts';

const events: BattleEvent[] = [
  { kind: 'weather', weather: 'rain' },
  { kind: 'turn', turn: 1 },
  { kind: 'turn-over' },
  { kind: 'turn', turn: 2 },
  { kind: 'end', winner: 1, by: 'play' },
];

test('turns begin at their events', () => {
  expect(turnStarts(events)).toEqual([0, 1, 3]);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('after %i events it is turn %i', (count, turn) => {
  expect(turnAt(turnStarts(events), count)).toBe(turn);
});
