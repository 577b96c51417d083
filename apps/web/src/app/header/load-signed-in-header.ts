import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session.ts';
import { usePage } from '../use-page.ts';
import type * as signedInHeader from './signed-in-header.ts';

type SignedInHeader = typeof signedInHeader;

const loaded = createStore<SignedInHeader | undefined>(undefined);

/** Fetches what the header has for whoever is signed in; undefined where it cannot be had. */
export async function loadSignedInHeader(): Promise<SignedInHeader | undefined> {
  try {
    loaded.set(await import('./signed-in-header.ts'));
  } catch {
    // No connection, or a newer release: the page is of use without it, and can be loaded again.
  }
  return loaded.get();
}

/**
 * What the header has for whoever is signed in, as soon as it is there: from the beginning for
 * whoever comes signed in (see start.ts); whoever signs in here gets it while they write
 * their password.
 */
export function useSignedInHeader(): SignedInHeader | undefined {
  const isSignedIn = useSession() !== null;
  const isSigningIn = usePage().signedOutOnly === true;
  const isWanted = isSignedIn || isSigningIn;
  useEffect(() => {
    if (isWanted && loaded.get() === undefined) void loadSignedInHeader();
  }, [isWanted]);
  return useStore(loaded);
}
