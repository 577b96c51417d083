import type { BattleState, MatchOutcome } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { withReturnUrl } from '../../../lib/return-url.ts';
import { useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { storedTrial } from '../../trials/index.ts';
import styles from '../end/EndPanel.module.css';
import { headlineOf, reasonOf } from '../end/end-labels.ts';
import { battleQueryKeys } from '../query-keys.ts';
import { startTrial, trialQuery } from './queries.ts';
import { trialOf } from './trial-of.ts';

const encouragements: Readonly<Record<MatchOutcome, string>> = {
  win: 'E i Pokémon erano in prestito: pensa che cosa faresti con i tuoi!',
  loss: 'Succede anche ai campioni. Con una squadra tua sarà un’altra storia.',
  draw: 'Per un soffio! Con una squadra tua sarà un’altra storia.',
  suspended: 'Questa lotta non conta.',
};

/** The result of a trial, and what may follow. */
export function TrialEnd({ battle }: { battle: BattleState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const client = useQueryClient();
  const again = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: startTrial,
    onSuccess: (next) => client.setQueryData(trialQuery.queryKey, next),
  });
  const trial = trialOf(battle);
  if (trial === null) return null;
  const { result } = trial;
  const reason = result === null ? null : reasonOf(result);
  return (
    <section className={styles.end} data-outcome={result?.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.headline}>
        {result === null ? 'Lotta annullata' : headlineOf(result)}
      </h2>
      {reason !== null && <p>{reason}</p>}
      <p>{encouragements[result?.outcome ?? 'suspended']}</p>
      {again.error !== null && <p role="alert">{again.error.message}</p>}
      <div className={styles.next}>
        {result !== null && <Keep />}
        <Button look="secondary" busy={again.isPending} onClick={() => again.mutate()}>
          Ancora una
        </Button>
        <ButtonLink look="secondary" to="/home">
          Alla home
        </ButtonLink>
      </div>
    </section>
  );
}

/** Visitors keep a trial by registering; a player signed in meanwhile, at once. */
function Keep() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keep = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () =>
      call(contract.trials.keep, { body: { token: storedTrial.get()?.token ?? '' } }),
    onSuccess: () => {
      storedTrial.set(null);
      navigate('/my-matches');
    },
    onSettled: () => client.invalidateQueries({ queryKey: battleQueryKeys.overviews }),
  });
  if (useSession() !== null) {
    return (
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        Conserva la lotta
      </Button>
    );
  }
  const want = () => {
    const trial = storedTrial.get();
    if (trial !== null) storedTrial.set({ ...trial, isWanted: true });
  };
  return (
    <ButtonLink to={withReturnUrl('/account/register', '/my-matches')} onClick={want}>
      Registrati e conserva la lotta
    </ButtonLink>
  );
}
