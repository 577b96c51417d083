import { useEffect } from 'react';
import { session } from '../../lib/session.ts';
import { loadSignedInHeader } from './load-signed-in-header.ts';

/** Checks the stored token once, after the page was loaded. */
export function useTokenCheck(): void {
  useEffect(() => {
    if (session.get() === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void loadSignedInHeader().then((header) => {
      if (!signal.aborted) header?.checkToken(signal);
    });
    return () => leaving.abort();
  }, []);
}
