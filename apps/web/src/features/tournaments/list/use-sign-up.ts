import type { Tournament } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { invalidateAllButPokedex, replaceData } from '../../../lib/query-client.ts';
import { playSound } from '../../../lib/sound.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { tournamentQueries } from '../queries.ts';

/** Signs the player up for a tournament, once, however often it is asked. */
export function useSignUp({ id, name }: Tournament) {
  const client = useQueryClient();
  const { mutate, isPending } = useSubmission({
    mutationFn: () => call(contract.tournaments.signUp, { body: { tournamentId: id } }),
    onSuccess: (entered) => {
      replaceData(client, tournamentQueries.all().queryKey, (shown) =>
        shown?.map((one) => (one.id === entered.id ? entered : one)),
      );
      alert.success(`Iscrizione a «${name}» riuscita: i Pokémon iniziali sono nella tua squadra!`, {
        autoClose: true,
      });
      void playSound('success');
    },
    // The starters, their icons and the leaders are others than before.
    onSettled: () => void invalidateAllButPokedex(client),
  });
  return { isSigningUp: isPending, signUp: () => mutate() };
}
