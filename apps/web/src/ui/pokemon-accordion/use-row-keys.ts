import { type KeyboardEvent, type RefObject, useCallback } from 'react';

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between rows; the neighbours of a visible row are always in the document. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (step === undefined || !(target instanceof HTMLElement)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !target.matches('[data-row-button]')) {
        return;
      }
      const index = Number(target.closest('[data-index]')?.getAttribute('data-index')) + step;
      const next = list.current?.querySelector<HTMLElement>(
        `[data-index="${index}"] [data-row-button]`,
      );
      if (next === null || next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    [list],
  );
}
