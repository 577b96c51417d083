import { once } from '../../lib/once.ts';

const numbers = once(() => new Intl.NumberFormat('it-IT'));
/** Numbers below have no separators, and need no formatter. */
const firstWithSeparators = 1000;

/** A count, as in '12.345'. */
export function writtenCount(count: number): string {
  return count < firstWithSeparators ? String(count) : numbers().format(count);
}

/** A place in an order, as in '12º'. */
export function writtenPlace(place: number): string {
  return `${writtenCount(place)}º`;
}

/** A count and what it counts, as in '1 medaglia' and '12 medaglie'. */
export function counted(count: number, one: string, many: string): string {
  return `${writtenCount(count)} ${count === 1 ? one : many}`;
}

/** Those whom a list does not name, as in 'e un’altra persona' and 'e altre 12 persone'. */
export function andOthers(count: number): string {
  return count === 1 ? 'e un’altra persona' : `e altre ${writtenCount(count)} persone`;
}
