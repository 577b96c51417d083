import type { DuelEmote } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import type { BattleLink } from '../battle/battle-link.ts';

/** What a player of a duel can do beside choosing; failures are reported by `call`. */
export function useDuelCalls(link: BattleLink) {
  const updatesQueries = 'never: the link holds the battle';
  const inStep = () => {
    const { id: battleId, step } = link.state.get().battle;
    return { battleId, step };
  };
  const onSettled = () => link.catchUp();
  const offerDraw = useSubmission({
    updatesQueries,
    mutationFn: () => call(contract.duels.offerDraw, { body: inStep() }),
    onSettled,
  });
  const answerDraw = useSubmission({
    updatesQueries,
    mutationFn: (accept: boolean) =>
      call(contract.duels.answerDraw, { body: { ...inStep(), accept } }),
    onSettled,
  });
  const say = useSubmission({
    updatesQueries,
    mutationFn: (emote: DuelEmote) =>
      call(contract.duels.sendEmote, {
        body: { battleId: link.state.get().battle.id, emote },
      }),
    onSettled,
  });
  return { offerDraw, answerDraw, say };
}
