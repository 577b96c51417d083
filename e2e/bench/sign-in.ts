import { type BodyOf, contract, type SessionUser } from '@poketorneo/contract';
import { callRemote } from '../../apps/server/src/testing/load/remote-server.ts';

/** Signs a user in; returns the session. */
export function signIn(
  url: string,
  credentials: BodyOf<typeof contract.auth.signIn>,
): Promise<SessionUser> {
  return callRemote(url, contract.auth.signIn, { body: credentials });
}
