import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { tournamentQueries } from '../queries.ts';

interface WantedOrder {
  tournamentIds: number[];
  /** The displayed order, which the server compares. */
  seen: number[];
}

/** Saves the order in which tournaments open. */
export function useSaveOrder(onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: WantedOrder) => call(contract.tournaments.arrange, { body }),
    onSuccess: async (saved) => {
      replaceData(client, tournamentQueries.texts().queryKey, saved);
      await client.invalidateQueries();
      alert.success('Ordine salvato', { autoClose: true });
      onDone();
    },
    // Another organiser may have changed the order.
    onError: () => client.invalidateQueries({ queryKey: tournamentQueries.rootKey }),
  });
  return {
    isSaving: isPending,
    save: (ids: readonly number[], seen: readonly number[]) =>
      mutate({ tournamentIds: [...ids], seen: [...seen] }),
  };
}
