import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

interface Place {
  row: number;
  column: number;
}

const moves: Partial<Record<string, (place: Place, last: number) => Place>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last }),
};

/**
 * Walking a square table's cells with the keyboard: one of them is the tab stop, arrows move it.
 */
export function useGridKeys(size: number) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [tabStop, setTabStop] = useState<Place>({ row: 0, column: 0 });

  const cellAt = ({ row, column }: Place) =>
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
    /** Focus may come from a press as well; the tab stop follows it. */
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('tr');
      if (row === null || !(target instanceof HTMLTableCellElement)) return;
      const column = [...row.querySelectorAll('td')].indexOf(target);
      setTabStop({ row: row.sectionRowIndex, column });
    },
  };
}
