import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session.ts';
import { usePage } from '../use-page.ts';
import type * as SignedInParts from './signed-in-parts.ts';

type Parts = typeof SignedInParts;

const parts = createStore<Parts | undefined>(undefined);

/** Fetches what the header has for whoever is signed in; undefined where it cannot be had. */
export async function loadSignedInHeader(): Promise<Parts | undefined> {
  try {
    parts.set(await import('./signed-in-parts.ts'));
  } catch {
    // No connection, or a newer release: the page is of use without it, and can be loaded again.
  }
  return parts.get();
}

/**
 * What the header has for whoever is signed in, as soon as it is there: from the beginning for
 * whoever comes signed in (see start.ts); whoever signs in here gets it while they write
 * their password.
 */
export function useSignedInHeader(): Parts | undefined {
  const isSignedIn = useSession() !== null;
  const isSigningIn = usePage().signedOutOnly === true;
  const isWanted = isSignedIn || isSigningIn;
  useEffect(() => {
    if (isWanted && parts.get() === undefined) void loadSignedInHeader();
  }, [isWanted]);
  return useStore(parts);
}
