import type { TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { createSetting } from '../../../lib/setting.ts';
import { useSetting } from '../../../lib/use-setting.ts';
import { leaderQueries } from '../queries.ts';

type Team = TournamentLeader['pokemons'];

interface Arrangement {
  /** The slots as they were shown, in their new order. */
  slots: number[];
  /** The leader's when it is this order's turn. */
  version: number;
  isUndo: boolean;
}

const orderSetting = createSetting(inOrder);

/** A leader's team as it is being put in order: each new order is saved at once, and can be taken back. */
export function useArrangement({ id, version, pokemons }: TournamentLeader) {
  const client = useQueryClient();
  /** What leads back to the order before, as long as the leader is as it was left. */
  const [back, setBack] = useState<{ slots: number[]; version: number } | null>(null);
  const canUndo = back?.version === version;
  const refetch = () => client.invalidateQueries({ queryKey: leaderQueries.everything });
  const { value, waiting, change } = useSetting(orderSetting, {
    key: id,
    saved: pokemons,
    save: ({ slots, version: seen }: Arrangement) =>
      call(contract.leaders.arrangePokemons, { body: { leaderId: id, slots, version: seen } }),
    onSaved: async (_answer, { slots, version: seen, isUndo }) => {
      await refetch();
      setBack(isUndo ? null : { slots: inverse(slots), version: seen + 1 });
    },
    // Somebody else may have changed the leader.
    onFailed: refetch,
  });
  const arrange = (slots: number[], isUndo: boolean) =>
    change({ slots, version: version + waiting, isUndo });
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
      if (canUndo && waiting === 0) arrange(back.slots, true);
    },
  };
}

function inOrder(team: Team, { slots }: Arrangement): Team {
  return slots
    .flatMap((slot) => team.find(({ order }) => order === slot) ?? [])
    .map((pokemon, index) => ({ ...pokemon, order: index + 1 }));
}

/** The slots that undo an order: where each of the old ones is now. */
export function inverse(slots: readonly number[]): number[] {
  return slots.map((_, index) => slots.indexOf(index + 1) + 1);
}
