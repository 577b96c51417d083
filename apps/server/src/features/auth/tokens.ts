import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type Clock, day } from '../../clock.ts';

/** How old a token is when it is replaced: whoever comes back within its life stays signed in. */
const renewalAge = day;

/** Tokens whose signature need not be checked again: of all who are signed in, on one process. */
const mostVerified = 20_000;

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
  /** Whether the token names no session: its id is derived from the token, alike in every process. */
  isSessionDerived: boolean;
  /** Milliseconds since 1970, as are all times here. */
  issuedAt: number;
  expiresAt: number;
}

interface TokenParts {
  secret: string;
  clock: Clock;
  /** Milliseconds. */
  life: number;
}

function derivedSessionId(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signs and reads the tokens that say who calls. */
export function createTokens({ secret, clock, life }: TokenParts) {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, TokenClaims>({ max: mostVerified });

  /** The claims of a token that was read before, if it has not expired since. */
  function known(token: string): TokenClaims | undefined {
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
    /** Without a session the token's own is derived from it: a random id keeps two tokens apart. */
    sign(userId: number, tokenVersion: number, sessionId?: string): Promise<string> {
      const now = clock();
      const session = sessionId === undefined ? { jti: randomUUID() } : { sid: sessionId };
      return new SignJWT({ ver: tokenVersion, ...session })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(now + life))
        .sign(key);
    },

    known,

    /** When a token signed now expires. */
    nextExpiry: (): number => clock() + life,

    /** Whether a fresh one is to take a token's place; one of the shortest life still gets its turn. */
    isDueForRenewal: ({ issuedAt }: TokenClaims): boolean =>
      clock() - issuedAt > Math.min(renewalAge, life / 2),

    /** The claims of a token that is genuine and not expired; undefined for any other. */
    async read(token: string): Promise<TokenClaims | undefined> {
      const before = known(token);
      if (before !== undefined) return before;
      const claims = await verify(token);
      if (claims !== undefined) verified.set(token, claims);
      return claims;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
