import type { DuelState } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/is-conflict-or-gone.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { duelQueries, useOpenDuel } from '../../duels/index.ts';
import own from './DuelEnd.module.css';

/** Offers a rematch, or accepts the other's offer; it starts when both want it. */
export function Rematch({ duel: { id, contestants, side } }: { duel: DuelState }) {
  const client = useQueryClient();
  const openDuel = useOpenDuel();
  const { data } = useQuery(duelQueries.challenges());
  const offer = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () =>
      call(contract.duels.offerRematch, { body: { battleId: id } }, { quiet: isConflictOrGone }),
    onSuccess: openDuel,
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
  const foe = ofSide(contestants, foeOf(side)).name;
  const received = data?.incoming.find(({ rematchOf }) => rematchOf === id);
  const isOffered = data?.outgoing.some(({ rematchOf }) => rematchOf === id) ?? false;
  if (offer.error !== null) {
    return (
      <p className={own.refusal} role="alert">
        {offer.error.message}
      </p>
    );
  }
  if (isOffered && received === undefined) return <p role="status">In attesa di {foe}…</p>;
  return (
    <Button busy={offer.isPending} onClick={() => offer.mutate()}>
      {received?.isSecondLeg === true ? 'Ritorno' : 'Rivincita'}
    </Button>
  );
}
