import type { TournamentLeader } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { leaderQueries } from '../queries.ts';

export interface SlotChange {
  kind: 'add' | 'edit' | 'delete';
  availablePokemonId: number;
  itemId: string | null;
}

const teamCalls = {
  add: contract.leaders.addPokemon,
  edit: contract.leaders.editPokemon,
  delete: contract.leaders.deletePokemon,
};
const rewardCalls = {
  add: contract.leaders.addReward,
  edit: contract.leaders.editReward,
  delete: contract.leaders.deleteReward,
};

/**
 * Changes a slot of a leader's team or, if `order` is null, the reward. Settles after the refetch,
 * so that the element that then gets the focus is final.
 */
export function useSlotChange({ id, version }: TournamentLeader, order: number | null) {
  const client = useQueryClient();
  return useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: ({ kind, ...pokemon }: SlotChange) => {
      const body = { leaderId: id, ...pokemon, version };
      return order === null
        ? call(rewardCalls[kind], { body })
        : call(teamCalls[kind], { body: { ...body, order } });
    },
    // Also after a failure: another organiser may have changed the leader.
    onSettled: () => client.invalidateQueries({ queryKey: leaderQueries.rootKey }),
  });
}
