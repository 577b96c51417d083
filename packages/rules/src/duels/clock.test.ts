import type { BattleSide, DuelPace } from '@poketorneo/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  banksAfter,
  chooseBefore,
  deadlineOf,
  type EndByTime,
  judge,
  outageMs,
  paceTimes,
  type SideClock,
  type StepClock,
  usedBank,
} from './clock.ts';

const stepAt = Date.UTC(2026, 0, 1, 20);
const day = 24 * 60 * 60 * 1000;

const sideClock = fc.record<SideClock>({
  isAwaited: fc.boolean(),
  sealedAt: fc.option(fc.integer({ min: stepAt, max: stepAt + 400_000 })),
  bank: fc.integer({ min: 0, max: 180_000 }),
});
const stepClock = fc.record<StepClock>({
  pace: fc.constantFrom<DuelPace>('calm', 'quick', 'none'),
  stepAt: fc.constant(stepAt),
  sides: fc.record({ 1: sideClock, 2: sideClock }),
});
const now = fc.integer({ min: stepAt, max: stepAt + 4 * day });
const swapped = (side: BattleSide | null) => (side === null ? null : side === 1 ? 2 : 1);

test('the paces', () => {
  expect(paceTimes).toEqual({
    calm: { free: 45_000, bank: 180_000 },
    quick: { free: 25_000, bank: 90_000 },
    none: { free: 3 * day, bank: 0 },
  });
});

test.each<[DuelPace, number, number]>([
  ['calm', 0, 0],
  ['calm', 45_000, 0],
  ['calm', 45_001, 1],
  ['calm', 225_000, 180_000],
  ['quick', 25_000, 0],
  ['quick', 25_001, 1],
  ['quick', 115_000, 90_000],
  ['none', 3 * day, 0],
  ['none', 3 * day + 1, 1],
  // The clock of another process may be a little behind.
  ['calm', -5, 0],
])('at pace %s a choice after %i ms uses %i ms of the bank', (pace, after, used) => {
  expect(usedBank({ pace, stepAt, madeAt: stepAt + after })).toBe(used);
});

test.each<[DuelPace, number, number]>([
  ['calm', 180_000, 225_001],
  ['calm', 0, 45_001],
  ['quick', 90_000, 115_001],
  ['none', 0, 3 * day + 1],
])('at pace %s with a bank of %i ms a choice is too late from %i ms on', (pace, bank, after) => {
  expect(chooseBefore({ pace, stepAt, bank })).toBe(stepAt + after);
});

test('the last moment in time uses up the bank exactly', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<DuelPace>('calm', 'quick', 'none'),
      fc.integer({ min: 1, max: 180_000 }),
      (pace, bank) => {
        const madeAt = chooseBefore({ pace, stepAt, bank }) - 1;
        expect(usedBank({ pace, stepAt, madeAt })).toBe(bank);
      },
    ),
  );
});

const waiting: SideClock = { isAwaited: true, sealedAt: null, bank: 180_000 };
const poor: SideClock = { ...waiting, bank: 10_000 };
const sealed: SideClock = { ...waiting, sealedAt: stepAt + 9000 };
const idle: SideClock = { ...waiting, isAwaited: false };

describe('judge', () => {
  const winner = (side: BattleSide | null): EndByTime => ({ winner: side });

  test.each<[string, SideClock, SideClock, number, EndByTime | null]>([
    ['both think', waiting, waiting, 225_000, null],
    ['both too late', waiting, waiting, 225_001, winner(null)],
    ['the first at its limit', poor, waiting, 55_000, null],
    ['the first too late, while the second thinks', poor, waiting, 55_001, null],
    ['the first too late', poor, sealed, 55_001, winner(2)],
    ['the second at its limit', waiting, poor, 55_000, null],
    ['the second too late, while the first thinks', waiting, poor, 55_001, null],
    ['the second too late', sealed, poor, 55_001, winner(1)],
    ['both too late with different banks', poor, waiting, 225_001, winner(null)],
    ['the second waits for the first', waiting, sealed, 225_000, null],
    ['the second has waited long enough', waiting, sealed, 225_001, winner(2)],
    ['the first has waited long enough', sealed, waiting, 225_001, winner(1)],
    ['both have chosen', sealed, sealed, 999_999, null],
    ['only the first has to choose', waiting, idle, 225_001, winner(2)],
    ['only the second has to choose', idle, poor, 55_001, winner(1)],
    ['only the first had to choose', sealed, idle, 999_999, null],
    ['no side has to choose', idle, idle, 999_999, null],
  ])('%s', (_, first, second, after, end) => {
    const sides = { 1: first, 2: second };
    expect(judge({ pace: 'calm', stepAt, now: stepAt + after, sides })).toEqual(end);
  });

  test('without a clock a step has three days', () => {
    const side = { ...waiting, bank: 0 };
    const step: StepClock = { pace: 'none', stepAt, sides: { 1: side, 2: sealed } };
    expect(judge({ ...step, now: stepAt + 3 * day })).toBeNull();
    expect(judge({ ...step, now: stepAt + 3 * day + 1 })).toEqual(winner(2));
  });

  test('treats both sides alike', () => {
    fc.assert(
      fc.property(stepClock, now, (step, moment) => {
        const end = judge({ ...step, now: moment });
        const sides = { 1: step.sides[2], 2: step.sides[1] };
        const other = judge({ ...step, sides, now: moment });
        expect(other).toEqual(end && { winner: swapped(end.winner) });
      }),
    );
  });

  test('no side that chose in time, or had nothing to choose, loses', () => {
    fc.assert(
      fc.property(stepClock, now, (step, moment) => {
        const end = judge({ ...step, now: moment });
        for (const side of [1, 2] as const) {
          const { isAwaited, sealedAt } = step.sides[side];
          if (!isAwaited || sealedAt !== null) expect(end?.winner ?? side).toBe(side);
        }
      }),
    );
  });
});

describe('deadlineOf', () => {
  test.each<[string, SideClock, SideClock, number | null]>([
    ['equal banks', waiting, waiting, 225_001],
    ['the poorer first', poor, waiting, 225_001],
    ['the poorer second', waiting, poor, 225_001],
    ['the richer has chosen', poor, sealed, 55_001],
    ['the poorer has chosen', { ...poor, sealedAt: stepAt }, waiting, 225_001],
    ['the poorer is not awaited', waiting, { ...poor, isAwaited: false }, 225_001],
    ['both have chosen', sealed, sealed, null],
    ['no side is awaited', idle, idle, null],
  ])('%s', (_, first, second, after) => {
    const deadline = deadlineOf({ pace: 'calm', stepAt, sides: { 1: first, 2: second } });
    expect(deadline).toBe(after === null ? null : stepAt + after);
  });

  test('is exactly the first moment that is judged', () => {
    fc.assert(
      fc.property(stepClock, now, (step, moment) => {
        const deadline = deadlineOf(step);
        const isOver = deadline !== null && moment >= deadline;
        expect(judge({ ...step, now: moment }) !== null).toBe(isOver);
        if (deadline === null) return;
        expect(judge({ ...step, now: deadline - 1 })).toBeNull();
        expect(judge({ ...step, now: deadline })).not.toBeNull();
      }),
    );
  });
});

describe('banksAfter', () => {
  const chosen = (after: number): SideClock => ({ ...waiting, sealedAt: stepAt + after });

  test.each<[string, SideClock, SideClock, Record<BattleSide, number>]>([
    ['within the free time', chosen(45_000), chosen(1), { 1: 180_000, 2: 180_000 }],
    ['one after it', chosen(46_000), chosen(1), { 1: 179_000, 2: 180_000 }],
    ['with the last moment', chosen(225_000), chosen(65_000), { 1: 0, 2: 160_000 }],
    ['without a choice of the second', chosen(55_000), idle, { 1: 170_000, 2: 180_000 }],
  ])('%s', (_, first, second, banks) => {
    expect(banksAfter({ pace: 'calm', stepAt, sides: { 1: first, 2: second } })).toEqual(banks);
  });

  test('an awaited choice cannot be missing', () => {
    const sides = { 1: waiting, 2: sealed };
    expect(() => banksAfter({ pace: 'calm', stepAt, sides })).toThrow(RangeError);
  });

  test('a bank never grows and is never negative', () => {
    fc.assert(
      fc.property(stepClock, ({ sides, ...step }) => {
        const chosenIn = (side: SideClock) => ({ ...side, sealedAt: side.sealedAt ?? stepAt });
        const done = { 1: chosenIn(sides[1]), 2: chosenIn(sides[2]) };
        const banks = banksAfter({ ...step, sides: done });
        for (const side of [1, 2] as const) {
          expect(banks[side]).toBeGreaterThanOrEqual(0);
          expect(banks[side]).toBeLessThanOrEqual(sides[side].bank);
        }
      }),
    );
  });
});

describe('outageMs', () => {
  test.each([
    [0, 0],
    [2000, 0],
    [4000, 0],
    [4001, 4001],
    [60_000, 60_000],
    // Another process has just recorded.
    [-10, 0],
  ])('%i ms after the last pulse it is %i ms', (pause, outage) => {
    expect(outageMs({ pulseAt: stepAt, now: stepAt + pause })).toBe(outage);
  });

  test('a moved step leaves what was left', () => {
    const sides = { 1: { ...waiting, bank: paceTimes.quick.bank }, 2: sealed };
    const step: StepClock = { pace: 'quick', stepAt, sides };
    const outage = outageMs({ pulseAt: stepAt + 20_000, now: stepAt + 120_000 });
    expect(judge({ ...step, now: stepAt + 120_000 })).not.toBeNull();
    expect(judge({ ...step, stepAt: stepAt + outage, now: stepAt + 120_000 })).toBeNull();
  });
});
