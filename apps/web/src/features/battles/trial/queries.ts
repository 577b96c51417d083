import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api.ts';
import { storedTrial } from '../../trials/index.ts';
import { battleQueryKeys } from '../query-keys.ts';

/** Starts a trial in place of the stored one. */
export async function startTrial() {
  const { battle, token } = await call(contract.trials.start, {}, { quiet: true });
  storedTrial.set({ battleId: battle.id, token, isWanted: false });
  return battle;
}

/** The trial of this device; starts one if there is none, or none that is still known. */
export const trialQuery = queryOptions({
  queryKey: [...battleQueryKeys.rootKey, 'trial'],
  queryFn: async ({ signal }) => {
    const token = storedTrial.get()?.token;
    if (token === undefined) return startTrial();
    try {
      return await call(contract.trials.get, {}, { signal, token, quiet: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return startTrial();
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
