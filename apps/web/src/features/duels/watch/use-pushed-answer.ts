import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { takeAnswer } from '../../../lib/pushed-answers.ts';
import { isRefusal } from '../../../lib/refusals.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useOpenDuel } from '../answer/use-answer.ts';
import { duelQueries } from '../queries.ts';

/**
 * Gives the answer that the player has chosen on the notification of a challenge. Returns whether
 * it is still being looked for or given.
 */
export function usePushedAnswer(
  wantedId: number | null,
  onAnswered: (challengeId: number) => void,
): boolean {
  const [doneId, setDoneId] = useState<number | null>(null);
  const client = useQueryClient();
  const openDuel = useOpenDuel();
  const answer = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: (body: { challengeId: number; accept: boolean }) =>
      call(contract.duels.answer, { body }, { quiet: isRefusal }),
    onSuccess: (answered, { accept }) => {
      onAnswered(answered.id);
      if (!accept) {
        alert.info(`Hai rifiutato la sfida di ${answered.from.name}`, { autoClose: true });
      }
      openDuel(answered);
    },
    onError: (error, { challengeId }) => {
      onAnswered(challengeId);
      if (isRefusal(error)) alert.info(error.message, { autoClose: true });
    },
    onSettled: async (_answered, _error, { challengeId }) => {
      await client.invalidateQueries({ queryKey: duelQueries.rootKey });
      setDoneId(challengeId);
    },
  });
  const give = useEffectEvent(async (challengeId: number) => {
    const left = await takeAnswer(challengeId).catch(() => null);
    if (left === null) setDoneId(challengeId);
    else answer.mutate({ challengeId, accept: left === 'accept' });
  });
  useEffect(() => {
    if (wantedId === null) setDoneId(null);
    else void give(wantedId);
  }, [wantedId]);
  return wantedId !== null && wantedId !== doneId;
}
