import * as contract from '@poketorneo/contract/endpoints';
import { ApiError, call, isTransient } from '../../lib/api.ts';
import { storedTrial } from './stored-trial.ts';

/** The first page waits for it no longer. */
const maxWaitMs = 4000;

/**
 * Gives the trial that the visitor wants to keep to the account with this token. A failure is no
 * obstacle: while the trial may still be kept, its page offers that.
 */
export async function keepWantedTrial(token: string): Promise<void> {
  const trial = storedTrial.get();
  if (trial?.isWanted !== true) return;
  const signal = AbortSignal.timeout(maxWaitMs);
  try {
    const body = { token: trial.token };
    await call(contract.trials.keep, { body }, { token, signal, quiet: true });
    storedTrial.set(null);
  } catch (error) {
    if (signal.aborted || isTransient(error)) return;
    if (!(error instanceof ApiError)) throw error;
    // It is gone, or has not ended.
    storedTrial.set(error.status === 404 ? null : { ...trial, isWanted: false });
  }
}
