import type { FastifyReply, FastifyRequest } from 'fastify';

/** Identifies a browser that has signed in before. */
export interface DeviceCookie {
  /** Undefined if missing or malformed. */
  id: string | undefined;
  /** Sets the cookie. */
  remember(id: string): void;
}

const name = 'known-device';
const cookiePattern = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
/** The maximum that browsers accept. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** HttpOnly, SameSite=Strict, and sent only to /api/auth. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  return {
    id: cookiePattern.exec(request.headers.cookie ?? '')?.[1],
    remember(id) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${name}=${id}; Path=/api/auth; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
