import type { Tournament } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { playSound } from '../../../lib/sound.ts';
import { tournamentQueries } from '../queries.ts';

/** Signs the player up for a tournament, once, however often it is asked. */
export function useSignUp({ id, name }: Tournament) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.tournaments.signUp, { body: { tournamentId: id } }),
    onSuccess: (entered) => {
      client.setQueryData(tournamentQueries.all().queryKey, (shown) =>
        shown?.map((one) => (one.id === entered.id ? entered : one)),
      );
      alert.success(`Iscrizione al ${name} riuscita: gli starter sono nella tua squadra!`, {
        autoClose: true,
      });
      void playSound('success');
    },
    onSettled: () => {
      isUnderWay.current = false;
      // The starters, their icons and the leaders: whatever was fetched before may be out of date.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'pokedex' });
    },
  });
  return {
    isSigningUp: isPending,
    signUp: () => {
      // Two clicks can come before the button has been drawn as busy.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate();
    },
  };
}
