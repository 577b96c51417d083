/** How tiles stand beside each other, in pixels. */
export interface BoxColumns {
  readonly count: number;
  readonly tileWidth: number;
  /** Pixels that whole ones leave over; the gaps share them. */
  readonly rest: number;
}

/** Of the page's letters: tiles that are wanted, and the least that a name can be read in. */
const wantedWidth = 10;
const leastWidth = 6.5;
/** A phone has so many. */
const least = 3;

/** As many tiles of whole pixels as fit in a line; PokemonBoxesSkeleton.module.css says the same. */
export function boxColumns(width: number, gap: number, letter: number): BoxColumns {
  const third = (width - (least - 1) * gap) / least;
  const tile = Math.min(wantedWidth * letter, Math.max(leastWidth * letter, third));
  // A hair less, since a third of a line is not always a number.
  const count = Math.max(1, Math.floor((width + gap) / (tile + gap) + 0.001));
  const free = width - (count - 1) * gap;
  const tileWidth = Math.max(0, Math.floor(free / count));
  return { count, tileWidth, rest: Math.floor(free - count * tileWidth) };
}

/** Pixels from the line's start to a tile. */
export function tileStart(column: number, gap: number, columns: BoxColumns): number {
  const { count, tileWidth, rest } = columns;
  const share = count > 1 ? Math.round((column * rest) / (count - 1)) : 0;
  return column * (tileWidth + gap) + share;
}
