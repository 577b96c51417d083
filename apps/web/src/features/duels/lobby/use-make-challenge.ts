import type { DuelChallenge, DuelTerms } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { isRefusal } from '../../../lib/refusals.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { duelQueries } from '../queries.ts';

interface NewChallenge {
  /** Undefined for a link. */
  userId?: number;
  terms: DuelTerms;
  pokemonIds?: number[] | undefined;
  /** The last teams of 'Genera squadre', first the player's. */
  drawnTeams?: [number[], number[]];
}

/**
 * Makes a challenge, to a player or by link, and confirms one to a player. Refusals are shown by the
 * caller.
 */
export function useMakeChallenge(onMade: (challenge: DuelChallenge) => void) {
  const client = useQueryClient();
  return useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: ({ userId, terms, pokemonIds, drawnTeams }: NewChallenge) =>
      call(
        contract.duels.challenge,
        {
          body: {
            terms,
            ...(userId !== undefined && { userId }),
            ...(pokemonIds !== undefined && { pokemonIds }),
            ...(drawnTeams !== undefined && { drawnTeams }),
          },
        },
        { quiet: isRefusal },
      ),
    onSuccess: (made) => {
      const { queryKey } = duelQueries.challenges();
      replaceData(
        client,
        queryKey,
        (before) => before && { ...before, outgoing: [made, ...before.outgoing] },
      );
      onMade(made);
      if (made.to === null) return;
      alert.success(`Hai sfidato ${made.to.name}: la lotta comincia appena accetta`, {
        autoClose: true,
      });
    },
  });
}
