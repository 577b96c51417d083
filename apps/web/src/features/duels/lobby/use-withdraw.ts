import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { duelQueries } from '../queries.ts';

/** Withdraws a challenge of the player's. */
export function useWithdraw(challengeId: number) {
  const client = useQueryClient();
  return useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.duels.withdraw, { query: { challengeId } }),
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
}
