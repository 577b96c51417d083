import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The cells that are shown, in their order. */
function cellsOf(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.children ?? [])].filter(
    (cell): cell is HTMLElement => cell instanceof HTMLElement && !cell.hidden,
  );
}

/** How many cells stand in the first row. */
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

/** Walking the cells of a grid with the keyboard: one of them is the tab stop, arrows move it. */
export function useIconKeys(count: number, first: number) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const holdsFocus = useRef(false);

  // A cell that leaves the grid while it has the focus (it was new, and is not any more) hands it on.
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
      /** Focus may come from a press as well; the tab stop follows it. */
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
