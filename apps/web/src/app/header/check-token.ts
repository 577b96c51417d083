import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../lib/api.ts';

/** Checks the stored token with the server. */
export function checkToken(signal: AbortSignal): void {
  call(contract.auth.checkTokenExpiration, undefined, { signal }).catch(() => {
    // The failure listener ends the session.
  });
}
