import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The visible cells, in order. */
function cellsOf(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.children ?? [])].filter(
    (cell): cell is HTMLElement => cell instanceof HTMLElement && !cell.hidden,
  );
}

/** The number of cells in the first row. */
function countColumns(cells: readonly HTMLElement[]): number {
  const top = cells[0]?.getBoundingClientRect().top;
  let columns = 0;
  for (const cell of cells) {
    if (cell.getBoundingClientRect().top !== top) break;
    columns += 1;
  }
  return Math.max(columns, 1);
}

const targets: Partial<Record<string, (from: number, last: number, columns: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from, _last, columns) => from - columns,
  ArrowDown: (from, _last, columns) => from + columns,
  Home: () => 0,
  End: (_from, last) => last,
};

/** Roving tab index in a grid: one cell is the tab stop, arrow keys move it. */
export function useIconKeys(count: number, first: number) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const holdsFocus = useRef(false);

  // If the focused cell is hidden (its icon is no longer new), the next one gets the focus.
  useEffect(() => {
    if (!holdsFocus.current) return;
    const cells = cellsOf(grid.current);
    if (cells.some((cell) => cell === document.activeElement)) return;
    cells[Math.min(focused ?? 0, count - 1)]?.focus();
  }, [count, focused]);

  return {
    tabStop: focused === null || focused >= count ? first : focused,
    grid,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const target = targets[event.key];
        if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!(event.target instanceof HTMLElement)) return;
        event.preventDefault();
        const cells = cellsOf(grid.current);
        const from = cells.indexOf(event.target);
        cells[target(from, cells.length - 1, countColumns(cells))]?.focus();
      },
      /** A press moves the tab stop, too. */
      onFocus: ({ target }: FocusEvent) => {
        holdsFocus.current = true;
        if (target instanceof HTMLElement) setFocused(cellsOf(grid.current).indexOf(target));
      },
      onBlur: () => {
        holdsFocus.current = false;
      },
    },
  };
}
