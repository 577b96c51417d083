import { randomBytes } from 'node:crypto';
import type { Admission, DeviceSession } from '@poketorneo/contract';
import { type Bus, createRowCache } from '../../bus/index.ts';
import { type Clock, hour } from '../../clock.ts';
import type { Database, Trx } from '../../db/database.ts';
import { isStorageFull } from '../../db/errors.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
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

/** Users whose token state a process caches. */
const maxTokenStates = 20_000;

/** Per user; the least recently seen ones end. */
export const maxSessions = 200;

interface Parts {
  db: Database;
  transaction: RunTransaction;
  bus: Bus;
  clock: Clock;
  tokens: Tokens;
}

/** Sessions, and the validity of their tokens. */
export function createSessions({ db, transaction, bus, clock, tokens }: Parts) {
  const tokenStates = createRowCache({
    bus,
    topic: 'token-state',
    maxEntries: maxTokenStates,
    find: (userId) => findTokenState(db, userId),
  });

  async function insert(
    { trx, now, emit }: UnitOfWork,
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
    emit('token-state', userId);
  }

  /** Inserts the row of a derived session; throws if it was ended. */
  async function adopt(claims: TokenClaims, userAgent: string | undefined): Promise<void> {
    try {
      await transaction(async (unit) => {
        const account = await findAccount(unit.trx, claims.userId);
        const isRevoked = account?.tokenVersion !== claims.tokenVersion;
        if (isRevoked || (await isEndedSession(unit.trx, claims.sessionId))) throw sessionOver();
        await insert(unit, claims.userId, claims, userAgent);
      });
    } catch (error) {
      // Disk full: the token is valid without a row.
      if (!isStorageFull(error)) throw error;
    }
  }

  return {
    /** The session of a token, with a fresh token if it is due for renewal. */
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
     * The identity of a token, if known without cryptography or the database; undefined if the
     * token must be verified or renewed.
     */
    peekIdentity(token: string): (Identity & { sessionId: string }) | undefined {
      const claims = tokens.peek(token);
      if (claims === undefined || tokens.isDueForRenewal(claims)) return undefined;
      const state = tokenStates.peek(claims.userId);
      if (state?.tokenVersion !== claims.tokenVersion || state.status !== 'active')
        return undefined;
      const { userId, sessionId } = claims;
      if (!state.sessionIds.includes(sessionId)) return undefined;
      return { userId, isAdmin: state.isAdmin === 1, sessionId };
    },

    /**
     * The state of a sign-up by its token, which is not yet valid. A deleted account was refused;
     * with a replaced token the state is known, but the user must sign in.
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

    /** Starts a session in the caller's transaction; returns its id. */
    async begin(unit: UnitOfWork, userId: number, userAgent: string | undefined): Promise<string> {
      const sessionId = randomBytes(16).toString('base64url');
      const session = { sessionId, expiresAt: tokens.nextExpiry(), isSessionDerived: false };
      await insert(unit, userId, session, userAgent);
      return sessionId;
    },

    /** A user's sessions, the current one first. */
    async list(userId: number, currentId: string): Promise<DeviceSession[]> {
      const sessions = await listSessions(db, userId, new Date(clock()));
      const devices = sessions.map(({ id, browser, system, createdAt, seenAt }) => ({
        id,
        browser,
        system,
        signedInAt: createdAt.toISOString(),
        seenAt: (id === currentId ? new Date(clock()) : seenAt).toISOString(),
        isCurrent: id === currentId,
      }));
      return devices.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    /** Ends a session; emits nothing if it was over. */
    async end(userId: number, sessionId: string): Promise<void> {
      await transaction(async ({ trx, emit }) => {
        if (await deleteSession(trx, { userId, sessionId })) emit('token-state', userId);
      });
    },

    /**
     * Ends the current session. One without a row (started while the disk was full) is recorded
     * as ended.
     */
    async signOut({ identity, sessionId, expiresAt }: VerifiedSession): Promise<void> {
      const { userId } = identity;
      await transaction(async ({ trx, emit }) => {
        if (await deleteSession(trx, { userId, sessionId })) emit('token-state', userId);
        else await insertEndedSession(trx, { sessionId, expiresAt });
      });
    },

    /** For `createPresence`: extends active sessions. */
    async touch(trx: Trx, sessionIds: readonly string[], seenAt: Date): Promise<void> {
      await updateSessionsSeen(trx, sessionIds, { seenAt, expiresAt: tokens.nextExpiry() });
    },

    /** Deletes expired sessions, an hour late, because `seen_at` is written rarely. */
    async purge(): Promise<void> {
      await transaction(async ({ trx, now, emit }) => {
        const users = await deleteExpiredSessions(trx, now.getTime() - hour);
        for (const userId of users) emit('token-state', userId);
      });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
