import type { BattleEvent } from '@poketorneo/contract';
import { emptyView } from '@poketorneo/rules/battle';
import { expect, test } from 'vitest';
import { logOf } from './log.ts';

test('a log has the sentences of each turn, and no empty turns', () => {
  const events: BattleEvent[] = [
    { kind: 'weather', weather: 'rain' },
    { kind: 'turn', turn: 1 },
    { kind: 'turn-over' },
    { kind: 'turn', turn: 2 },
    { kind: 'weather', weather: null },
  ];
  const tell = (event: BattleEvent, { weather }: { weather: unknown }) =>
    event.kind === 'weather' ? [weather === null ? 'Piove.' : 'Smette.'] : [];
  expect(logOf(events, emptyView(1, [1, 1], 'singles'), tell)).toEqual([
    { turn: 0, sentences: ['Piove.'] },
    { turn: 2, sentences: ['Smette.'] },
  ]);
});
