import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/** The index offset of an arrow key; undefined at the table's edge and for other keys. */
export function cardStep(
  key: string,
  { from, columns, count }: { from: number; columns: number; count: number },
): number | undefined {
  const column = from % columns;
  const rowEnd = Math.min(columns - 1, count - 1 - (from - column));
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < rowEnd ? 1 : 0,
    ArrowUp: from >= columns ? -columns : 0,
    ArrowDown: from + columns < count ? columns : 0,
    Home: -column,
    End: rowEnd - column,
  };
  const step = steps[key];
  return step === 0 ? undefined : step;
}

const keys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** Keyboard navigation of a table of cards: one card is the tab stop, arrow keys move it. */
export function useCardKeys<Table extends HTMLElement>(columns: number) {
  const table = useRef<Table>(null);
  const [tabStop, setTabStop] = useState(0);
  const cards = () => [...(table.current?.querySelectorAll('button') ?? [])];
  return {
    tabStop,
    /** Focuses the tab stop. */
    focus: () => cards()[tabStop]?.focus({ preventScroll: true }),
    /** For the element around the cards. */
    props: {
      ref: table,
      onKeyDown: (event: KeyboardEvent) => {
        if (!keys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
        // At the edge an arrow key must not scroll the page.
        event.preventDefault();
        const all = cards();
        const step = cardStep(event.key, { from: tabStop, columns, count: all.length });
        if (step !== undefined) all[tabStop + step]?.focus();
      },
      /** A press also moves the focus; the tab stop follows. */
      onFocus: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLButtonElement)) return;
        const index = cards().indexOf(target);
        if (index !== -1) setTabStop(index);
      },
    },
  };
}
