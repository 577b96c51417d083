import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';

/** Asks whether the stored token is still good. */
export function checkToken(signal: AbortSignal): void {
  call(contract.auth.checkTokenExpiration, undefined, { signal }).catch(() => {
    // Whoever listens to failed calls ends the session; there is nothing else to do here.
  });
}
