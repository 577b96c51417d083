import { contourAt } from './envelope.ts';

/** Frequencies in Hz of the first two resonances of u, o, a, e, i, in a mouth of middle size. */
const firstResonances = [340, 480, 780, 520, 330];
const secondResonances = [760, 950, 1300, 1850, 2250];

/**
 * The two resonances, in Hz, of a mouth at `position`, from 0 (u) over o, a, e to 4 (i).
 * @param size 1 is a creature one metre tall; a larger one resonates lower
 */
export function resonances(
  position: number,
  size: number,
): readonly [first: number, second: number] {
  const place = position / 4;
  return [contourAt(firstResonances, place) / size, contourAt(secondResonances, place) / size];
}
