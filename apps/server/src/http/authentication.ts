import type { Access } from '@poketorneo/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Who calls, as far as the rules need to know. */
export interface Identity {
  userId: number;
  isAdmin: boolean;
}

/** A token that was accepted. */
export interface VerifiedSession {
  identity: Identity;
  /** What the account's tokens are worth something with: grows when they are revoked. */
  tokenVersion: number;
  /** The one that the token belongs to. */
  sessionId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Present when the token is due to be replaced: the one to use from now on. */
  freshToken?: string;
}

/**
 * Says whose a token is; throws AppError 'token-invalid' when it is expired, revoked or malformed, or its
 * session is over.
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

/** The token a request carries: in x-access-token, or as a Bearer authorization. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const own = request.headers['x-access-token'];
  if (typeof own === 'string' && own !== '') return own;
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The checks that run before anything of a request is read. Throw AppError 'token-missing',
 * 'token-invalid' or 'forbidden'. A session that is over is refused where visitors are welcome too:
 * its owner would take the answer for their own.
 */
export function checkAccess(access: Access, verify: VerifyToken) {
  return access === 'public' ? [] : [checkCaller(access, verify)];
}

function checkCaller(access: Exclude<Access, 'public'>, verify: VerifyToken) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    if (token === undefined) {
      if (access === 'recognised') return;
      throw new AppError('token-missing', 'Per continuare bisogna accedere');
    }
    const session = await verify(token, request.headers['user-agent']);
    if (access === 'admin' && !session.identity.isAdmin) {
      throw new AppError('forbidden', 'Questa operazione è riservata agli organizzatori');
    }
    begin(session, request, reply);
  };
}

function begin(session: VerifiedSession, request: FastifyRequest, reply: FastifyReply): void {
  request.session = session;
  if (session.freshToken === undefined) return;
  reply.header('new-token', session.freshToken);
  // With a 304 the token would get into the answer that the browser has kept.
  delete request.headers['if-none-match'];
}
