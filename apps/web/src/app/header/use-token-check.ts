import * as contract from '@poketorneo/contract/endpoints';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';

/** When the header is loaded, asks whether the stored token is still good. */
export function useTokenCheck(): void {
  useEffect(() => {
    if (session.get() === null) return;
    const leaving = new AbortController();
    call(contract.auth.checkTokenExpiration, undefined, { signal: leaving.signal }).catch(() => {
      // Whoever listens to failed calls ends the session; there is nothing else to do here.
    });
    return () => leaving.abort();
  }, []);
}
