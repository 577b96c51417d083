import { type RefObject, useLayoutEffect, useState } from 'react';

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

/**
 * As many tiles of whole pixels as fit in a line; PokemonBoxesSkeleton.module.css says the same.
 */
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

/** What stands side by side, known by its first. */
interface Line<Pokemon> {
  readonly id: number;
  readonly pokemons: readonly Pokemon[];
}

/** A list in lines of so many. */
export function linesOf<Pokemon extends { readonly id: number }>(
  pokemons: readonly Pokemon[],
  columns: number,
): readonly Line<Pokemon>[] {
  const lines: Line<Pokemon>[] = [];
  for (let first = 0; first < pokemons.length; first += columns) {
    const line = pokemons.slice(first, first + columns);
    lines.push({ id: line[0]?.id ?? first, pokemons: line });
  }
  return lines;
}

interface Place {
  index: number;
  columns: number;
  count: number;
}

/** Which tile a key leads to from one; undefined for keys that lead nowhere. */
export function tileAfter(key: string, { index, columns, count }: Place): number | undefined {
  const column = index % columns;
  const targets: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - columns,
    // From above the end of the last line to that end.
    ArrowDown: index - column + columns < count ? Math.min(index + columns, count - 1) : count,
    Home: index - column,
    End: Math.min(index - column + columns, count) - 1,
  };
  const next = targets[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** A measure in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * How much a sprite is enlarged so that what is painted of it fills its room, but does not leave
 * it. Each of its pixels becomes a square of whole pixels of the screen, of which `pixelRatio` make
 * one of the page.
 */
export function spriteScale(painted: Room, room: Room, pixelRatio: number): number {
  const fitting = Math.min(room.width / painted.width, room.height / painted.height);
  return Math.max(1, Math.floor(fitting * pixelRatio)) / pixelRatio;
}

/**
 * How many tiles stand beside each other in a list, and how wide they are: none before it
 * is measured.
 */
export function useBoxColumns(list: RefObject<HTMLElement | null>, gap: number): BoxColumns {
  const [columns, setColumns] = useState<BoxColumns>({ count: 1, tileWidth: 0, rest: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = boxColumns(element.clientWidth, gap, letter);
      setColumns((now) =>
        now.count === next.count && now.tileWidth === next.tileWidth && now.rest === next.rest
          ? now
          : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, gap]);
  return columns;
}
