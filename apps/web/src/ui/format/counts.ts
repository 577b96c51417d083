import { lazyValue } from '../../lib/deferred.ts';

const numbers = lazyValue(() => new Intl.NumberFormat('it-IT'));
/** Numbers below have no separators, and need no formatter. */
const firstWithSeparators = 1000;

/** A count, as in '12.345'. */
export function formatCount(count: number): string {
  return count < firstWithSeparators ? String(count) : numbers().format(count);
}

/** A place in an order, as in '12º'. */
export function formatPlace(place: number): string {
  return `${formatCount(place)}º`;
}

/** A count and what it counts, as in '1 medaglia' and '12 medaglie'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Those whom a list does not name, as in 'e un’altra persona' and 'e altre 12 persone'. */
export function andOthers(count: number): string {
  return count === 1 ? 'e un’altra persona' : `e altre ${formatCount(count)} persone`;
}
