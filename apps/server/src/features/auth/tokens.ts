import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type Clock, day } from '../../clock.ts';
import { digestOf } from '../../digest.ts';

/** Tokens older than this are replaced, so that active users stay signed in. */
const renewalAgeMs = day;

/** Cached verified tokens: as many as users signed in on one process. */
const maxVerified = 20_000;

const claimsSchema = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  ver: z.int(),
  sid: z.optional(z.string()),
  iat: z.int(),
  exp: z.int(),
});

export interface TokenClaims {
  userId: number;
  tokenVersion: number;
  sessionId: string;
  /**
   * Whether the token has no session id: then it is derived from the token, equally in
   * every process.
   */
  isSessionDerived: boolean;
  /** Epoch milliseconds, like all times here. */
  issuedAt: number;
  expiresAt: number;
}

interface TokenParts {
  secret: string;
  clock: Clock;
  /** Milliseconds. */
  lifetimeMs: number;
}

function derivedSessionId(token: string): string {
  return digestOf(token);
}

/** Signs and verifies access tokens. */
export function createTokens({ secret, clock, lifetimeMs }: TokenParts) {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, TokenClaims>({ max: maxVerified });

  /** The cached claims of an unexpired token. */
  function peek(token: string): TokenClaims | undefined {
    const claims = verified.get(token);
    if (claims === undefined || clock() < claims.expiresAt) return claims;
    verified.delete(token);
    return undefined;
  }

  async function verify(token: string): Promise<TokenClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        currentDate: new Date(clock()),
      });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return undefined;
      return {
        userId: Number(claims.data.sub),
        tokenVersion: claims.data.ver,
        sessionId: claims.data.sid ?? derivedSessionId(token),
        isSessionDerived: claims.data.sid === undefined,
        issuedAt: claims.data.iat * 1000,
        expiresAt: claims.data.exp * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    /**
     * Without a session id a random `jti` distinguishes tokens, from which the session id
     * is derived.
     */
    sign(userId: number, tokenVersion: number, sessionId?: string): Promise<string> {
      const now = clock();
      const session = sessionId === undefined ? { jti: randomUUID() } : { sid: sessionId };
      return new SignJWT({ ver: tokenVersion, ...session })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + lifetimeMs))
        .sign(key);
    },

    peek,

    /** Expiry of a token signed now. */
    nextExpiry: (): number => clock() + lifetimeMs,

    /** Whether a token should be replaced, also with very short lifetimes. */
    isDueForRenewal: ({ issuedAt }: TokenClaims): boolean =>
      clock() - issuedAt > Math.min(renewalAgeMs, lifetimeMs / 2),

    /** The claims of a valid token; undefined for any other. */
    async read(token: string): Promise<TokenClaims | undefined> {
      const before = peek(token);
      if (before !== undefined) return before;
      const claims = await verify(token);
      if (claims !== undefined) verified.set(token, claims);
      return claims;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
