import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

interface GridCell {
  row: number;
  column: number;
}

const moves: Partial<Record<string, (cell: GridCell, last: number) => GridCell>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last }),
};

/** Keyboard navigation of a square table: a single tab stop, moved by arrow keys. */
export function useGridKeys(size: number) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [tabStop, setTabStop] = useState<GridCell>({ row: 0, column: 0 });

  const cellAt = ({ row, column }: GridCell) =>
    tableRef.current?.tBodies[0]?.rows[row]?.querySelectorAll('td')[column];

  return {
    tableRef,
    tabStop,
    onKeyDown: (event: KeyboardEvent) => {
      const next = moves[event.key]?.(tabStop, size - 1);
      if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      cellAt(next)?.focus();
    },
    /** A press also focuses: the tab stop follows. */
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr');
      if (row === null || !(target instanceof HTMLTableCellElement)) return;
      const column = [...row.querySelectorAll('td')].indexOf(target);
      setTabStop({ row: row.sectionRowIndex, column });
    },
  };
}
