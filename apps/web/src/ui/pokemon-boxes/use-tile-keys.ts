import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { tileAfter } from './grid.ts';

interface TileKeysParts {
  columns: number;
  count: number;
  /** Puts a tile into the document, in case it is not there. */
  onWanted: (index: number) => void;
}

/** The arrow keys move from tile to tile. */
export function useTileKeys(
  list: RefObject<HTMLElement | null>,
  { columns, count, onWanted }: TileKeysParts,
) {
  /**
   * The tile that gets the focus as soon as it is there: keys can be faster than the lines
   * are drawn.
   */
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    if (wanted.current >= count) wanted.current = null;
    const tile = list.current?.querySelector<HTMLElement>(`[data-tile="${wanted.current}"]`);
    if (tile === null || tile === undefined) return;
    wanted.current = null;
    tile.focus();
  });

  return (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('[data-tile]')) return;
    const index = wanted.current ?? Number(target.dataset.tile);
    const next = tileAfter(key, { index, columns, count });
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = next;
    onWanted(next);
  };
}
