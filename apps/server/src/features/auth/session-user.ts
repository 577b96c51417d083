import type { SessionUser } from '@poketorneo/contract';
import { type Account, toUser } from '../users/index.ts';
import type { Tokens } from './tokens.ts';

export type ToSessionUser = (account: Account, sessionId?: string) => Promise<SessionUser>;

/** Adds a token; without `sessionId`, the session id is derived from it at its first use. */
export function createToSessionUser(tokens: Pick<Tokens, 'sign'>): ToSessionUser {
  return async (account, sessionId) => {
    const { signUpDate: _date, version: _version, status: _status, ...user } = toUser(account);
    return { ...user, token: await tokens.sign(account.id, account.tokenVersion, sessionId) };
  };
}
