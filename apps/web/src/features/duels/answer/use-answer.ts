import type { AnsweredChallenge } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { isRefusal } from '../../../lib/refusals.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { duelQueries } from '../queries.ts';

interface Answer {
  accept: boolean;
  pokemonIds?: number[] | undefined;
}

/**
 * Answers a challenge, by its id or the key of its link; an accepted one opens its duel. Conflicts
 * are shown by the caller.
 */
export function useAnswer(
  challenge: { challengeId: number } | { key: string },
  onAnswered: () => void = () => {},
) {
  const client = useQueryClient();
  const openDuel = useOpenDuel();
  return useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: ({ accept, pokemonIds }: Answer) =>
      call(
        contract.duels.answer,
        { body: { ...challenge, accept, ...(pokemonIds !== undefined && { pokemonIds }) } },
        { quiet: isRefusal },
      ),
    onSuccess: (answered) => {
      onAnswered();
      openDuel(answered);
    },
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
}

/** Opens the duel of an accepted challenge. */
export function useOpenDuel(): (answered: AnsweredChallenge) => void {
  const navigate = useNavigate();
  return ({ battleId, notice }) => {
    if (battleId === null) return;
    if (notice !== null) {
      alert.info(`${notice}: questa lotta non vale per la classifica.`, {
        autoClose: true,
        keepAfterRouteChange: true,
      });
    }
    void navigate(`/battle/${battleId}`);
  };
}
