import type { DuelChallenge, DuelState } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { challengeHeadlineOf, duelQueries, useOpenDuel, useTimeLeft } from '../../duels/index.ts';
import { formatTime } from './clock.ts';
import own from './DuelEnd.module.css';

/** Offers a rematch, or accepts the other's offer; it starts when both want it. */
export function Rematch({ duel: { id, contestants, side } }: { duel: DuelState }) {
  const client = useQueryClient();
  const openDuel = useOpenDuel();
  const { data } = useQuery(duelQueries.challenges());
  const received = data?.incoming.find(({ rematchOf }) => rematchOf === id);
  const offer = useSubmission({
    updatesQueries: 'onSettled',
    // An offer of one's own would replace the second leg.
    mutationFn: () =>
      received?.isSecondLeg === true
        ? call(
            contract.duels.answer,
            { body: { challengeId: received.id, accept: true } },
            { quiet: isConflictOrGone },
          )
        : call(
            contract.duels.offerRematch,
            { body: { battleId: id } },
            { quiet: isConflictOrGone },
          ),
    onSuccess: openDuel,
    onSettled: () => client.invalidateQueries({ queryKey: duelQueries.rootKey }),
  });
  const foe = ofSide(contestants, foeOf(side)).name;
  const offered = data?.outgoing.find(({ rematchOf }) => rematchOf === id);
  if (offer.error !== null) {
    return (
      <>
        <p className={own.refusal} role="alert">
          {offer.error.message}
        </p>
        <ButtonLink to="/pvp-battle">Nuova sfida</ButtonLink>
      </>
    );
  }
  if (offered !== undefined && received === undefined) {
    return <Waiting key={offered.id} foe={foe} until={offered.expiresAt} />;
  }
  return (
    <Button busy={offer.isPending} onClick={() => offer.mutate()}>
      {received === undefined ? 'Rivincita' : 'Accetta'}
    </Button>
  );
}

/** In the place of the button: the other has not answered yet. */
function Waiting({ foe, until }: { foe: string; until: string }) {
  const left = useTimeLeft(until);
  return (
    <p className={own.waiting}>
      <Spinner />
      <span role="status">In attesa di {foe}…</span>
      <span role="timer" className={own.left}>
        {formatTime(left)}
      </span>
    </p>
  );
}

/** Says that the other wants a rematch, or that the second leg is due. */
export function RematchOffer({ duel }: { duel: DuelState }) {
  const { data } = useQuery(duelQueries.challenges());
  const received = data?.incoming.find(({ rematchOf }) => rematchOf === duel.id);
  return received === undefined ? null : <Offer key={received.id} challenge={received} />;
}

function Offer({ challenge }: { challenge: DuelChallenge }) {
  const left = useTimeLeft(challenge.expiresAt);
  return (
    <p className={own.offer}>
      <span role="alert">{challengeHeadlineOf(challenge)}</span>
      <span role="timer" className={own.left}>
        {left > 0 ? `ancora ${formatTime(left)}` : 'scaduta'}
      </span>
    </p>
  );
}
