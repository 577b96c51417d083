import type { TournamentLeader } from '@poketorneo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSetting } from '../../../lib/setting.ts';
import { leaderQueries } from '../queries.ts';
import { orderSetting, saveOrder } from './leader-changes.ts';
import { useNewestLeader } from './use-newest-leader.ts';

type Team = TournamentLeader['pokemons'];

/** A leader's team while it is sorted: each new order is saved at once and can be undone. */
export function useArrangement(leader: TournamentLeader) {
  const { id, version, pokemons } = useNewestLeader(leader);
  const client = useQueryClient();
  /** The undo of the last order, valid only while the leader still has this version. */
  const [undoStep, setUndoStep] = useState<{ slots: number[]; version: number } | null>(null);
  const canUndo = undoStep?.version === version;
  const refetch = () => client.invalidateQueries({ queryKey: leaderQueries.rootKey });
  const { value, waiting, change } = useSetting(orderSetting, {
    key: id,
    saved: pokemons,
    save: (order) => saveOrder(id, order),
    onSaved: async (newest, { slots, isUndo }) => {
      await refetch();
      setUndoStep(isUndo ? null : { slots: inverseOrder(slots), version: newest });
    },
    // Another organiser may have changed the leader.
    onFailed: refetch,
  });
  const arrange = (slots: number[], isUndo: boolean) => change({ slots, seen: version, isUndo });
  return {
    team: value,
    isSaving: waiting > 0,
    canUndo,
    arrange: (team: readonly Team[number][]) =>
      arrange(
        team.map(({ order }) => order),
        false,
      ),
    undo: () => {
      if (canUndo && waiting === 0) arrange(undoStep.slots, true);
    },
  };
}

/** The slots that undo an order. */
export function inverseOrder(slots: readonly number[]): number[] {
  return slots.map((_, index) => slots.indexOf(index + 1) + 1);
}
