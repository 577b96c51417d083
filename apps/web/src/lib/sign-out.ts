import * as contract from '@poketorneo/contract/endpoints';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call, isTransient } from './api.ts';
import { sendWithRetry } from './send-with-retry.ts';
import { session } from './session.ts';

/**
 * Tokens of sessions that the server has not ended yet. In memory only: a token must not stay on
 * the device after a sign-out. If the page is closed first, another device can still end them.
 */
const unended = new Set<string>();

/** Ends the session here at once, and on the server as soon as that responds. */
export function signOut(): void {
  const token = session.get()?.token;
  session.end();
  if (token !== undefined) void endOnServer(token);
}

/** Ends the session of a token that this device no longer uses. */
export async function endOnServer(token: string): Promise<void> {
  // `keepalive`: sent even if the page is left meanwhile.
  const options = { token, keepalive: true, quiet: true };
  try {
    await sendWithRetry(() => call(contract.auth.signOut, {}, options));
    unended.delete(token);
  } catch (error) {
    if (isTransient(error)) unended.add(token);
    else unended.delete(token);
  }
}

/** Retries, when the server responds again. */
export function endUnended(): void {
  for (const token of unended) void endOnServer(token);
}

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    // After the session's end: this navigation overrides the guards' redirect.
    void navigate('/home');
  }, [navigate]);
}
