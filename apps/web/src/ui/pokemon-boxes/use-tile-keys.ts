import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { nextTile } from './grid.ts';

interface TileKeysParts {
  columns: number;
  count: number;
  /** Adds a tile to the document if it is missing. */
  onWanted: (index: number) => void;
}

/** Arrow keys move between tiles. */
export function useTileKeys(
  list: RefObject<HTMLElement | null>,
  { columns, count, onWanted }: TileKeysParts,
) {
  /** The tile to focus once it is in the document: keys can be faster than rendering. */
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
    const next = nextTile(key, { index, columns, count });
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = next;
    onWanted(next);
  };
}
