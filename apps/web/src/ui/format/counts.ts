import { lazyValue } from '../../lib/deferred.ts';

const numbers = lazyValue(() => new Intl.NumberFormat('it-IT'));
/** Smaller numbers have no separators and need no formatter. */
const firstWithSeparators = 1000;

/** As in '12.345'. */
export function formatCount(count: number): string {
  return count < firstWithSeparators ? String(count) : numbers().format(count);
}

/** As in '12º'. */
export function formatPlace(place: number): string {
  return `${formatCount(place)}º`;
}

/** As in '1 medaglia' and '12 medaglie'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The number of people not listed, as in 'e un’altra persona' and 'e altre 12 persone'. */
export function andOthers(count: number): string {
  return count === 1 ? 'e un’altra persona' : `e altre ${formatCount(count)} persone`;
}
