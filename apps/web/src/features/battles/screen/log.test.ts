import type { BattleEvent } from '@poketorneo/contract';
import { emptyView } from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { RunningLog, recapOf } from './log.ts';

const events: BattleEvent[] = [
  { kind: 'weather', weather: 'rain' },
  { kind: 'turn', turn: 1 },
  { kind: 'turn-over' },
  { kind: 'turn', turn: 2 },
  { kind: 'weather', weather: null },
];

function newLog(): RunningLog {
  return new RunningLog(emptyView(1, [1, 1], 'singles'), (event, { weather }) =>
    event.kind === 'weather' ? [weather === null ? 'Piove.' : 'Smette.'] : [],
  );
}

test('a log has the sentences of each turn, and no empty turns', () => {
  expect(newLog().until(events, events.length)).toEqual([
    { turn: 0, sentences: ['Piove.'] },
    { turn: 2, sentences: ['Smette.'] },
  ]);
});

test('a log continues, and starts again when the battle goes back', () => {
  const log = newLog();
  expect(log.until(events, 2)).toEqual([{ turn: 0, sentences: ['Piove.'] }]);
  expect(log.until(events, 5)).toEqual(newLog().until(events, 5));
  expect(log.until(events, 1)).toEqual([{ turn: 0, sentences: ['Piove.'] }]);
});

test('a log is the same array until a sentence is added', () => {
  const log = newLog();
  const first = log.until(events, 1);
  expect(log.until(events, 4)).toBe(first);
  expect(log.until(events, 5)).not.toBe(first);
  expect(first).toEqual([{ turn: 0, sentences: ['Piove.'] }]);
});

test('a recap has the turn before and the current one', () => {
  const log = [0, 1, 2, 3].map((turn) => ({ turn, sentences: [`${turn}.`] }));
  expect(recapOf(log, 3)).toEqual(['2.', '3.']);
});
