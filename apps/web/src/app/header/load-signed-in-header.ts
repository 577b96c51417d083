import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/create-store.ts';
import { useSession } from '../../lib/session.ts';
import { usePage } from '../use-page.ts';
import type * as signedInHeader from './signed-in-header.ts';

type SignedInHeader = typeof signedInHeader;

const loaded = createStore<SignedInHeader | undefined>(undefined);

/** Imports the signed-in users' part of the header; undefined if the import fails. */
export async function loadSignedInHeader(): Promise<SignedInHeader | undefined> {
  try {
    loaded.set(await import('./signed-in-header.ts'));
  } catch {
    // No connection, or a newer release: the page works without it until it is reloaded.
  }
  return loaded.get();
}

/**
 * The signed-in users' part of the header, once it is loaded: before the first rendering if the
 * user is signed in (see start.ts), otherwise while the login page is open.
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
