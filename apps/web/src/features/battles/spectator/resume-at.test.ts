import type { BattleEvent } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { resumeAt } from './resume-at.ts';

/** Four turns of two events each, after an event before the first. */
const events: BattleEvent[] = [
  { kind: 'turn', turn: 1 },
  { kind: 'turn-over' },
  { kind: 'turn', turn: 2 },
  { kind: 'turn-over' },
  { kind: 'turn', turn: 3 },
  { kind: 'turn-over' },
  { kind: 'turn', turn: 4 },
  { kind: 'turn-over' },
];

test.each([
  ['all has been shown', 8, 8],
  ['within the last turn', 7, 7],
  ['two turns behind', 3, 3],
  ['three turns behind: at the one before the last', 1, 4],
  ['at the beginning', 0, 4],
])('%s', (_case, shown, expected) => {
  expect(resumeAt(events, shown)).toBe(expected);
});
