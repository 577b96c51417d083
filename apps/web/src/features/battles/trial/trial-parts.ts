import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { storedTrial } from '../../trials/index.ts';
import type { TrialParts } from '../battle/trial-parts.ts';
import { TrialEnd } from './TrialEnd.tsx';

/** As the session's token is sent; without one, as after 'Ancora una' in another tab: 404. */
const options = () => ({ token: storedTrial.get()?.token ?? '', quiet: true });

export const trialParts: TrialParts = {
  calls: {
    choose: ({ battleId: _, ...body }) => call(contract.trials.choose, { body }, options()),
    surrender: ({ battleId: _, ...body }) => call(contract.trials.surrender, { body }, options()),
    updates: ({ battleId: _, ...query }) => call(contract.trials.updates, { query }, options()),
  },
  End: TrialEnd,
};
