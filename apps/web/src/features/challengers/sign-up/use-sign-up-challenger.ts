import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** Signs a challenger up for one of their open tournaments; resolves once the list shows it. */
export function useSignUpChallenger(
  { userId, username, openTournaments }: Challenger,
  onSignedUp: () => void,
) {
  const changes = useChallengerChanges();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = openTournaments.find(({ id }) => id === chosenId) ?? openTournaments[0];
  const { mutate, isPending, error } = useSubmission({
    updatesQueries: 'mutationFn',
    mutationFn: async (tournamentId: number) => {
      const body = { userId, tournamentId };
      const entered = await call(contract.tournaments.signUpChallenger, { body }, { quiet: true });
      await changes.refresh(userId);
      return entered;
    },
    onSuccess: ({ name }) => {
      alert.success(`${username} partecipa a «${name}»`, { autoClose: true });
      onSignedUp();
    },
    onError: () => void changes.refresh(userId),
  });
  return {
    chosen,
    choose: setChosenId,
    isSigningUp: isPending,
    error,
    signUp: () => {
      if (chosen !== undefined) mutate(chosen.id);
    },
  };
}

export type SignUpState = ReturnType<typeof useSignUpChallenger>;
