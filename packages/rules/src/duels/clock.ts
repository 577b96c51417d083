import type { BattleSide, DuelPace } from '@poketorneo/contract';
import { foeOf } from '../battle/view.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

/** A pace in milliseconds. */
export interface PaceTimes {
  /** Free in every step. */
  readonly free: number;
  /** A side's at the beginning, for what exceeds the free time; it never grows. */
  readonly bank: number;
}

/** Times of every pace. */
export const paceTimes: Readonly<Record<DuelPace, PaceTimes>> = {
  calm: { free: 45 * second, bank: 180 * second },
  quick: { free: 25 * second, bank: 90 * second },
  none: { free: 3 * day, bank: 0 },
};

/** One side in the running step. */
export interface SideClock {
  /** Whether the step waits for a choice of this side. */
  readonly isAwaited: boolean;
  /** When its choice was sealed, in time, in epoch milliseconds; null before. */
  readonly sealedAt: number | null;
  /** Its bank at the beginning of the step, in milliseconds. */
  readonly bank: number;
}

/** A running step. */
export interface StepClock {
  readonly pace: DuelPace;
  /** When the step began, in epoch milliseconds. */
  readonly stepAt: number;
  readonly sides: Readonly<Record<BattleSide, SideClock>>;
}

/** How much of the bank, in milliseconds, a choice made at a moment uses. */
export function usedBank({
  pace,
  stepAt,
  madeAt,
}: {
  readonly pace: DuelPace;
  readonly stepAt: number;
  readonly madeAt: number;
}): number {
  return Math.max(0, madeAt - stepAt - paceTimes[pace].free);
}

/**
 * The first moment at which a side's choice is too late, in epoch milliseconds: one after the
 * moment that uses up its bank, so that a choice counts exactly if it is made before.
 */
export function chooseBefore({
  pace,
  stepAt,
  bank,
}: {
  readonly pace: DuelPace;
  readonly stepAt: number;
  readonly bank: number;
}): number {
  return stepAt + paceTimes[pace].free + bank + 1;
}

/**
 * The moment at which the last of the sides that still have to choose will be too late, in epoch
 * milliseconds; null where none has to. `judge` decides from that moment on.
 */
export function deadlineOf({ pace, stepAt, sides }: StepClock): number | null {
  const moments = [sides[1], sides[2]]
    .filter(mustChoose)
    .map(({ bank }) => chooseBefore({ pace, stepAt, bank }));
  return moments.length === 0 ? null : Math.max(...moments);
}

/** The end of a duel by its clock; without a winner it is a draw. */
export interface EndByTime {
  readonly winner: BattleSide | null;
}

/**
 * Judges a step at a moment `now`, in epoch milliseconds: a side that is too late loses once the
 * other waits for it, and where both are too late, it is a draw: no side wins that is not there.
 * Null while the duel goes on.
 */
export function judge({ now, ...step }: StepClock & { readonly now: number }): EndByTime | null {
  const isLate = (side: BattleSide) =>
    mustChoose(step.sides[side]) && now >= chooseBefore({ ...step, ...step.sides[side] });
  const isAwaitedAndLate = (side: BattleSide) =>
    isLate(side) && !mustChoose(step.sides[foeOf(side)]);
  if (isLate(1) && isLate(2)) return { winner: null };
  if (isAwaitedAndLate(1)) return { winner: 2 };
  if (isAwaitedAndLate(2)) return { winner: 1 };
  return null;
}

/**
 * The banks for the next step, in milliseconds, once every awaited side has sealed its choice. A
 * side without a choice keeps its bank.
 * @throws RangeError when an awaited side has not chosen.
 */
export function banksAfter({ pace, stepAt, sides }: StepClock): Record<BattleSide, number> {
  const bankAfter = ({ isAwaited, sealedAt, bank }: SideClock): number => {
    if (!isAwaited) return bank;
    if (sealedAt === null) throw new RangeError('A step ends when every awaited side has chosen');
    return Math.max(0, bank - usedBank({ pace, stepAt, madeAt: sealedAt }));
  };
  return { 1: bankAfter(sides[1]), 2: bankAfter(sides[2]) };
}

/** How often a running server records that it serves duels, in milliseconds. */
export const pulseIntervalMs = 2 * second;

const longestPause = 4 * second;

/**
 * How far running steps and their sealed choices have to be moved, in milliseconds, so that an
 * outage takes no player's time: the whole time since the last pulse, 0 for a pause of up to four
 * seconds.
 */
export function outageMs({
  pulseAt,
  now,
}: {
  readonly pulseAt: number;
  readonly now: number;
}): number {
  const pause = now - pulseAt;
  return pause > longestPause ? pause : 0;
}

function mustChoose({ isAwaited, sealedAt }: SideClock): boolean {
  return isAwaited && sealedAt === null;
}
