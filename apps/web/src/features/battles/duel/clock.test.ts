import type { BattleEvent, BattleRequest, DuelClock, DuelState } from '@poketorneo/contract';
import { describe, expect, test } from 'vitest';
import { formatTime, isClockRunning, isWatchedClockRunning, spellTime, timeOf } from './clock.ts';
import { sampleDuel } from './testing/sample-duel.ts';

const stepAt = '2026-01-10T18:00:00.000Z';
const clock: DuelClock = { stepAt, now: stepAt, free: 45_000, banks: [180_000, 20_000] };
const after = (milliseconds: number) => Date.parse(stepAt) + milliseconds;

describe('the time of a side', () => {
  test.each([
    [0, { free: 45_000, bank: 180_000 }],
    [44_000, { free: 1000, bank: 180_000 }],
    [46_000, { free: 0, bank: 179_000 }],
    [999_000, { free: 0, bank: 0 }],
    // A response may come from a process whose clock is behind.
    [-500, { free: 45_000, bank: 180_000 }],
  ])('after %i ms', (milliseconds, expected) => {
    expect(timeOf(clock, 1, after(milliseconds))).toEqual(expected);
  });

  test('comes from its own bank', () => {
    expect(timeOf(clock, 2, after(50_000))).toEqual({ free: 0, bank: 15_000 });
  });
});

test.each([
  [0, '0:00', '0 secondi'],
  [1, '0:01', '1 secondo'],
  [9000, '0:09', '9 secondi'],
  [60_000, '1:00', '1 minuto'],
  [179_001, '3:00', '3 minuti'],
  [65_000, '1:05', '1 minuto e 5 secondi'],
  [5 * 3_600_000 + 12 * 60_000, '5 h 12 min', '5 h 12 min'],
  [71 * 3_600_000, '2 g 23 h', '2 g 23 h'],
])('%i ms are shown as %s and read as %s', (milliseconds, shown, read) => {
  expect(formatTime(milliseconds)).toBe(shown);
  expect(spellTime(milliseconds)).toBe(read);
});

describe('the running clocks', () => {
  const position = { place: 1, mustSwitch: false, moves: [], isTrapped: false };
  const request: BattleRequest = { positions: [position], team: [] };
  const replacement: BattleRequest = { positions: [{ ...position, mustSwitch: true }], team: [] };
  const faint = (side: 1 | 2): BattleEvent => ({ kind: 'faint', who: { side, place: 1 } });
  const running = (given: Partial<DuelState>) => {
    const duel: DuelState = { ...sampleDuel, request, ...given };
    return [isClockRunning(duel, 1), isClockRunning(duel, 2)];
  };

  test.each<[string, Partial<DuelState>, [boolean, boolean]]>([
    ['of both while both choose', {}, [true, true]],
    ['of the other once the own choice is in', { isSealed: true }, [false, true]],
    ['of the other alone, whose Pokémon is replaced', { request: null }, [false, true]],
    ['of the player alone', { request: replacement, events: [faint(1)] }, [true, false]],
    [
      'of both when both replace',
      { request: replacement, events: [faint(1), faint(2)] },
      [true, true],
    ],
    ['of none after the end', { status: 'over' }, [false, false]],
  ])('are those %s', (_what, given, expected) => {
    expect(running(given)).toEqual(expected);
  });
});

test.each<[string, BattleEvent[], [first: boolean, second: boolean]]>([
  ['both choose', [], [true, true]],
  ['one replaces its Pokémon', [{ kind: 'faint', who: { side: 1, place: 1 } }], [true, false]],
  [
    'both replace theirs',
    [
      { kind: 'faint', who: { side: 1, place: 1 } },
      { kind: 'faint', who: { side: 2, place: 1 } },
    ],
    [true, true],
  ],
])('the clocks of a spectator run where it is seen who decides: %s', (_case, events, expected) => {
  const running = (status: DuelState['status']) => [
    isWatchedClockRunning({ status, events }, 1),
    isWatchedClockRunning({ status, events }, 2),
  ];
  expect(running('running')).toEqual(expected);
  expect(running('over')).toEqual([false, false]);
});
