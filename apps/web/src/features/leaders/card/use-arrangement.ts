import type { TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { leaderQueries } from '../queries.ts';

type Team = TournamentLeader['pokemons'];

interface Arrangement {
  /** The slots as they were, in their new order. */
  slots: number[];
  isUndo: boolean;
}

/** A leader's team as it is being put in order: each new order is saved at once, and can be taken back. */
export function useArrangement({ id, version, pokemons }: TournamentLeader) {
  const client = useQueryClient();
  /** What leads back to the order before, as long as the leader is as it was left. */
  const [back, setBack] = useState<{ slots: number[]; version: number } | null>(null);
  const canUndo = back?.version === version;
  const { mutate, isPending, variables } = useSubmission({
    mutationFn: async ({ slots }: Arrangement) => {
      const body = { leaderId: id, slots, version };
      await call(contract.leaders.arrangePokemons, { body });
      // What is shown next is the order that was saved.
      await client.invalidateQueries({ queryKey: leaderQueries.everything });
    },
    onSuccess: (_answer, { slots, isUndo }) =>
      setBack(isUndo ? null : { slots: inverse(slots), version: version + 1 }),
    // Somebody else may have changed the leader.
    onError: () => client.invalidateQueries({ queryKey: leaderQueries.everything }),
  });
  return {
    team: isPending && variables !== undefined ? inOrder(pokemons, variables) : pokemons,
    isSaving: isPending,
    canUndo,
    arrange: (team: readonly Team[number][]) =>
      mutate({ slots: team.map(({ order }) => order), isUndo: false }),
    undo: () => {
      if (canUndo) mutate({ slots: back.slots, isUndo: true });
    },
  };
}

function inOrder(team: Team, { slots }: Arrangement): Team {
  return slots.flatMap((slot) => team.find(({ order }) => order === slot) ?? []);
}

/** The slots that undo an order: where each of the old ones is now. */
export function inverse(slots: readonly number[]): number[] {
  return slots.map((_, index) => slots.indexOf(index + 1) + 1);
}
