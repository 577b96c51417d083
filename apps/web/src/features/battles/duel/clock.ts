import type {
  BattleEvent,
  BattleSide,
  DuelClock,
  DuelState,
  WatchedDuel,
} from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { counted } from '../../../ui/format/counts.ts';

/** The time that a side has left in the running step, in milliseconds. */
export interface SideTime {
  /** Of the free time of the step. */
  readonly free: number;
  readonly bank: number;
}

/** @param now the server's time, in epoch milliseconds */
export function timeOf(
  { stepAt, free, banks }: DuelClock,
  side: BattleSide,
  now: number,
): SideTime {
  const used = Math.max(0, now - Date.parse(stepAt));
  return {
    free: Math.max(0, free - used),
    bank: Math.max(0, ofSide(banks, side) - Math.max(0, used - free)),
  };
}

/** Whether the clock of a side runs. Whether the other has chosen is secret: its clock runs on. */
export function isClockRunning(
  { side: own, status, request, isSealed, events }: DuelState,
  side: BattleSide,
): boolean {
  if (status !== 'running') return false;
  if (side === own) return request !== null && !isSealed;
  const isOwnReplacement =
    request?.positions.every((position) => position === null || position.mustSwitch) ?? false;
  return !isOwnReplacement || hasFallen(events, foeOf(own));
}

/**
 * The same for a spectator: after a fall only the side that replaces its Pokémon decides, else
 * both.
 */
export function isWatchedClockRunning(
  { status, events }: Pick<WatchedDuel, 'status' | 'events'>,
  side: BattleSide,
): boolean {
  return status === 'running' && (hasFallen(events, side) || !hasFallen(events, foeOf(side)));
}

/** Whether the side's last Pokémon on the field has fainted. */
function hasFallen(events: readonly BattleEvent[], side: BattleSide): boolean {
  const isOf = (kind: 'faint' | 'switch-in') => (event: BattleEvent) =>
    event.kind === kind && 'who' in event && event.who?.side === side;
  return events.findLastIndex(isOf('faint')) > events.findLastIndex(isOf('switch-in'));
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** As in '0:07', '3:00', '5 h 12 min' or '2 g 23 h'. Seconds that have begun count whole. */
export function formatTime(milliseconds: number): string {
  const whole = Math.ceil(milliseconds / second) * second;
  const part = (unit: number, size = Number.POSITIVE_INFINITY) => Math.floor((whole % size) / unit);
  if (whole >= day) return `${part(day)} g ${part(hour, day)} h`;
  if (whole >= hour) return `${part(hour)} h ${part(minute, hour)} min`;
  return `${part(minute)}:${String(part(second, minute)).padStart(2, '0')}`;
}

/** The same for screen readers, as in '1 minuto e 5 secondi'. */
export function spellTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / second);
  if (milliseconds >= hour) return formatTime(milliseconds);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minuto', 'minuti')] : []),
    ...(minutes === 0 || seconds % 60 > 0 ? [counted(seconds % 60, 'secondo', 'secondi')] : []),
  ];
  return parts.join(' e ');
}
