import type { BattlePreparation } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { isRefusal } from '../../../lib/refusals.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { leaderQueries } from '../../leaders/index.ts';
import { battleQueryKeys } from '../query-keys.ts';
import type { TeamChoice } from './team-choice.ts';

/** Starts the battle and navigates to it. */
export function useStartBattle({ leader, kind }: BattlePreparation) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: battleQueryKeys.overviews });
    void client.invalidateQueries({ queryKey: leaderQueries.rootKey });
  };
  const { mutate, isPending, isSuccess, error } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (team: TeamChoice) =>
      call(
        contract.battles.start,
        { body: { leaderId: leader.id, pokemonIds: [...team], kind } },
        // The bar shows these errors itself, so no banner has to.
        { quiet: isRefusal },
      ),
    onSuccess: async ({ id }) => {
      await navigate(`/battle/${id}`);
      refresh();
    },
    // Another device may have started the battle.
    onError: refresh,
  });
  return {
    start: mutate,
    isStarting: isPending || isSuccess,
    refusal: isRefusal(error) ? error.message : null,
  };
}
