import { type RefObject, useLayoutEffect, useState } from 'react';

/** Layout of tiles in a line, in pixels. */
export interface BoxColumns {
  readonly count: number;
  readonly tileWidth: number;
  /** Pixels left over by whole tile widths; the gaps share them. */
  readonly rest: number;
}

/** In rem: preferred width of a tile, and the minimum for a readable name. */
const preferredWidth = 10;
const minWidth = 6.5;
/** Minimum number of columns, as on a phone. */
const minColumns = 3;

/**
 * The number of tiles of whole pixels that fit in a line; PokemonBoxesSkeleton.module.css has the
 * same rule.
 */
export function boxColumns(width: number, gap: number, rem: number): BoxColumns {
  const third = (width - (minColumns - 1) * gap) / minColumns;
  const tile = Math.min(preferredWidth * rem, Math.max(minWidth * rem, third));
  // Tolerance for rounding: a third of a line is not always representable.
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

/** A line of tiles, identified by its first Pokémon. */
interface Line<Pokemon> {
  readonly id: number;
  readonly pokemons: readonly Pokemon[];
}

/** Splits a list into lines. */
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

/** The tile that a key moves to; undefined for other keys. */
export function nextTile(key: string, { index, columns, count }: Place): number | undefined {
  const column = index % columns;
  const targets: Partial<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - columns,
    // From above the gap in the last line to its last tile.
    ArrowDown: index - column + columns < count ? Math.min(index + columns, count - 1) : count,
    Home: index - column,
    End: Math.min(index - column + columns, count) - 1,
  };
  const next = targets[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Largest scale at which the painted part of a sprite fits its space. Each of its pixels becomes a
 * square of whole device pixels, of which `pixelRatio` make one CSS pixel.
 */
export function spriteScale(painted: Size, space: Size, pixelRatio: number): number {
  const fitting = Math.min(space.width / painted.width, space.height / painted.height);
  return Math.max(1, Math.floor(fitting * pixelRatio)) / pixelRatio;
}

/** Number and width of a list's columns; none before it is measured. */
export function useBoxColumns(list: RefObject<HTMLElement | null>, gap: number): BoxColumns {
  const [columns, setColumns] = useState<BoxColumns>({ count: 1, tileWidth: 0, rest: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = boxColumns(element.clientWidth, gap, rem);
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
