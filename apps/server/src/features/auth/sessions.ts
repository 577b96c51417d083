import { randomBytes } from 'node:crypto';
import type { Admission, DeviceSession } from '@poketorneo/contract';
import { type Bus, createKeptRows } from '../../bus/index.ts';
import { type Clock, hour } from '../../clock.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction, Unit } from '../../db/transaction.ts';
import type { Identity, VerifiedSession } from '../../http/authentication.ts';
import { findSignUpRequest } from '../registration/index.ts';
import { findAccount, findTokenState, notActive, sessionOver } from '../users/index.ts';
import { deviceNameOf } from './device-name.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  insertEndedSession,
  insertSession,
  isEndedSession,
  listOldestSessionIds,
  listSessions,
  updateSessionsSeen,
} from './sessions-repository.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

/** Of how many users a process remembers what their tokens are worth. */
const mostTokenStates = 20_000;

/** Of one user; beyond it those seen longest ago end. */
export const maxSessions = 200;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
  clock: Clock;
  tokens: Tokens;
}

/** Who is signed in where, and what their tokens are worth. */
export function createSessions({ db, transaction, bus, clock, tokens }: Parts) {
  const tokenStates = createKeptRows({
    bus,
    topic: 'token-state',
    most: mostTokenStates,
    find: (userId) => findTokenState(db, userId),
  });

  async function insert(
    { trx, now, announce }: Unit,
    userId: number,
    session: Pick<TokenClaims, 'sessionId' | 'expiresAt' | 'isSessionDerived'>,
    userAgent: string | undefined,
  ): Promise<void> {
    const { sessionId, expiresAt, isSessionDerived: isDerived } = session;
    const device = deviceNameOf(userAgent);
    await insertSession(trx, {
      userId,
      sessionId,
      ...device,
      createdAt: now,
      expiresAt,
      isDerived,
    });
    for (const oldest of await listOldestSessionIds(trx, userId, maxSessions)) {
      await deleteSession(trx, { userId, sessionId: oldest });
    }
    announce('token-state', userId);
  }

  /** Gives the session of a token that names none its row, once; throws if it has been ended. */
  async function adopt(claims: TokenClaims, userAgent: string | undefined): Promise<void> {
    try {
      await transaction(async (unit) => {
        const account = await findAccount(unit.trx, claims.userId);
        const isWorthless = account?.tokenVersion !== claims.tokenVersion;
        if (isWorthless || (await isEndedSession(unit.trx, claims.sessionId))) throw sessionOver();
        await insert(unit, claims.userId, claims, userAgent);
      });
    } catch (error) {
      // While there is no room for a row the token alone has to do.
      if (!isStorageFull(error)) throw error;
    }
  }

  return {
    /** Whose a token is, with a fresh one when it is due to be replaced. */
    async verifyToken(token: string, userAgent: string | undefined): Promise<VerifiedSession> {
      const claims = await tokens.read(token);
      if (claims === undefined) throw sessionOver();
      const { userId, expiresAt, tokenVersion, sessionId } = claims;
      const state = await tokenStates.find(userId);
      if (state === undefined) throw sessionOver();
      if (state.status !== 'active') throw notActive('token-invalid', state.status);
      if (state.tokenVersion !== tokenVersion) throw sessionOver();
      if (!state.sessionIds.includes(sessionId)) {
        if (!claims.isSessionDerived) throw sessionOver();
        await adopt(claims, userAgent);
      }
      const identity = { userId, isAdmin: state.isAdmin === 1 };
      const session = { identity, expiresAt, tokenVersion, sessionId };
      if (!tokens.isDueForRenewal(claims)) return session;
      return { ...session, freshToken: await tokens.sign(userId, tokenVersion, sessionId) };
    },

    /**
     * Whose a token is, and of which session, if this process knows without computing anything and
     * without the database; undefined for one that has to be looked at, or is due to be replaced.
     */
    knownIdentity(token: string): (Identity & { sessionId: string }) | undefined {
      const claims = tokens.known(token);
      if (claims === undefined || tokens.isDueForRenewal(claims)) return undefined;
      const state = tokenStates.kept(claims.userId);
      if (state?.tokenVersion !== claims.tokenVersion || state.status !== 'active')
        return undefined;
      const { userId, sessionId } = claims;
      if (!state.sessionIds.includes(sessionId)) return undefined;
      return { userId, isAdmin: state.isAdmin === 1, sessionId };
    },

    /**
     * How somebody stands whom a sign-up has given a token that is not worth anything yet. Whoever is
     * gone was not wanted. Whose token has been replaced meanwhile is told no less how they stand, and
     * that they have to sign in.
     */
    async admissionOf(token: string): Promise<{ status: Admission; isTokenValid: boolean }> {
      const claims = await tokens.read(token);
      const state = claims && (await tokenStates.find(claims.userId));
      if (claims === undefined || state === undefined) {
        return { status: 'refused', isTokenValid: false };
      }
      if (state.status !== 'waiting') {
        const hasSession = claims.isSessionDerived || state.sessionIds.includes(claims.sessionId);
        const isTokenValid =
          state.status === 'active' && state.tokenVersion === claims.tokenVersion && hasSession;
        return { status: 'approved', isTokenValid };
      }
      const request = await findSignUpRequest(db, claims.userId);
      return { status: request?.decision ?? 'waiting', isTokenValid: false };
    },

    /** Begins a session in the transaction of whoever lets somebody in; answers with its id. */
    async begin(unit: Unit, userId: number, userAgent: string | undefined): Promise<string> {
      const sessionId = randomBytes(16).toString('base64url');
      const session = { sessionId, expiresAt: tokens.nextExpiry(), isSessionDerived: false };
      await insert(unit, userId, session, userAgent);
      return sessionId;
    },

    /** Where a user is signed in, this session first. */
    async list(userId: number, currentId: string): Promise<DeviceSession[]> {
      const sessions = await listSessions(db, userId, new Date(clock()));
      const told = sessions.map(({ id, browser, system, createdAt, seenAt }) => ({
        id,
        browser,
        system,
        signedInAt: createdAt.toISOString(),
        seenAt: (id === currentId ? new Date(clock()) : seenAt).toISOString(),
        isCurrent: id === currentId,
      }));
      return told.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends a session of a user; of one that is over already nothing is told. */
    async end(userId: number, sessionId: string): Promise<void> {
      await transaction(async ({ trx, announce }) => {
        if (await deleteSession(trx, { userId, sessionId })) announce('token-state', userId);
      });
    },

    /** Ends the caller's own. One without a row, begun while there was no room for it, must not get it later. */
    async signOut({ identity, sessionId, expiresAt }: VerifiedSession): Promise<void> {
      const { userId } = identity;
      await transaction(async ({ trx, announce }) => {
        if (await deleteSession(trx, { userId, sessionId })) announce('token-state', userId);
        else await insertEndedSession(trx, { sessionId, expiresAt });
      });
    },

    /** For `createPresence`: sessions that were heard of. */
    async noteSeen(trx: Trx, sessionIds: readonly string[], seenAt: Date): Promise<void> {
      await updateSessionsSeen(trx, sessionIds, { seenAt, expiresAt: tokens.nextExpiry() });
    },

    /** Deletes the sessions whose tokens have all expired: later, for `seen_at` is written rarely. */
    async purge(): Promise<void> {
      await transaction(async ({ trx, now, announce }) => {
        const users = await deleteExpiredSessions(trx, now.getTime() - hour);
        for (const userId of users) announce('token-state', userId);
      });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
