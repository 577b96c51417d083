import type { Access } from '@poketorneo/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The authenticated user. */
export interface Identity {
  userId: number;
  isAdmin: boolean;
}

/** The session of a verified token. */
export interface VerifiedSession {
  identity: Identity;
  /** Tokens with a lower version are revoked. */
  tokenVersion: number;

  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** A replacement, present if the token is due for renewal. */
  freshToken?: string;
}

/**
 * Throws AppError 'token-invalid' if the token is expired, revoked or malformed, or its session
 * has ended.
 */
export type VerifyToken = (
  token: string,
  userAgent: string | undefined,
) => Promise<VerifiedSession>;

declare module 'fastify' {
  interface FastifyInstance {
    verifyToken: VerifyToken;
  }
  interface FastifyRequest {
    session: VerifiedSession | null;
  }
}

/** From the x-access-token header, or a Bearer authorization. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const own = request.headers['x-access-token'];
  if (typeof own === 'string' && own !== '') return own;
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The access check, as hooks that run before the body is read. Throws AppError 'token-missing',
 * 'token-invalid' or 'forbidden'. An ended session is rejected even if access is optional: its
 * owner would take an anonymous response for their own.
 */
export function checkAccess(access: Access, verify: VerifyToken) {
  return access === 'public' ? [] : [checkCaller(access, verify)];
}

function checkCaller(access: Exclude<Access, 'public'>, verify: VerifyToken) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    if (token === undefined) {
      if (access === 'optional') return;
      throw new AppError('token-missing', 'Per continuare bisogna accedere');
    }
    const session = await verify(token, request.headers['user-agent']);
    if (access === 'admin' && !session.identity.isAdmin) {
      throw new AppError('forbidden', 'Questa operazione è riservata agli organizzatori');
    }
    attachSession(session, request, reply);
  };
}

function attachSession(
  session: VerifiedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.session = session;
  if (session.freshToken === undefined) return;
  reply.header('new-token', session.freshToken);
  // A 304 would add the token to the browser's cached response.
  delete request.headers['if-none-match'];
}
