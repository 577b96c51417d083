import type { Challenger } from '@poketorneo/contract';
import { useCallback, useState } from 'react';

export type Selected = Pick<Challenger, 'userId' | 'username'>;

/** Challengers selected for an action; they stay selected when the search changes. */
export function useSelection() {
  const [isSelecting, setSelecting] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<number, Selected>>(new Map());
  const toggle = useCallback((challenger: Selected) => {
    setSelected((before) => {
      const after = new Map(before);
      if (!after.delete(challenger.userId)) after.set(challenger.userId, challenger);
      return after;
    });
  }, []);
  const add = useCallback((challengers: readonly Selected[]) => {
    setSelected(
      (before) => new Map([...before, ...challengers.map((one) => [one.userId, one] as const)]),
    );
  }, []);
  const clear = useCallback(() => setSelected(new Map()), []);
  return {
    isSelecting,
    setSelecting: (next: boolean) => {
      setSelecting(next);
      if (!next) clear();
    },
    selected,
    toggle,
    add,
    clear,
  };
}

export type Selection = ReturnType<typeof useSelection>;
