import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { storedTrial } from '../../trials/index.ts';
import type { TrialParts } from '../battle/trial-parts.ts';
import { TrialEnd } from './TrialEnd.tsx';

/** Another tab may have begun the next trial: its token is none for this battle. */
function optionsFor(battleId: number) {
  const stored = storedTrial.get();
  return { token: stored?.battleId === battleId ? stored.token : '', quiet: true };
}

export const trialParts: TrialParts = {
  calls: {
    choose: ({ battleId, ...body }) => call(contract.trials.choose, { body }, optionsFor(battleId)),
    surrender: ({ battleId, ...body }) =>
      call(contract.trials.surrender, { body }, optionsFor(battleId)),
    updates: ({ battleId, ...query }) =>
      call(contract.trials.updates, { query }, optionsFor(battleId)),
  },
  End: TrialEnd,
};
