import * as contract from '@poketorneo/contract/endpoints';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call, isTransient } from './api.ts';
import { sendWithRetry } from './send-with-retry.ts';
import { session } from './session.ts';

/**
 * Tokens whose sessions the server could not be told to end. In memory alone: what somebody has signed
 * out of stays on no device. If the page goes before, another device can still end them.
 */
const unended = new Set<string>();

/** Ends the session here at once, with or without a network, and on the server as soon as it answers. */
export function signOut(): void {
  const token = session.get()?.token;
  session.end();
  if (token !== undefined) void endOnServer(token);
}

/** Ends the session of a token that this device does not use any more. */
export async function endOnServer(token: string): Promise<void> {
  // Sent even if the page is left meanwhile.
  const options = { token, keepalive: true, quiet: true };
  try {
    await sendWithRetry(() => call(contract.auth.signOut, {}, options));
    unended.delete(token);
  } catch (error) {
    if (isTransient(error)) unended.add(token);
    else unended.delete(token);
  }
}

/** Tries once more, when the server answers again. */
export function endUnended(): void {
  for (const token of unended) void endOnServer(token);
}

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    // After the session: the guards, which judge again when it ends, are overtaken by this.
    void navigate('/home');
  }, [navigate]);
}
