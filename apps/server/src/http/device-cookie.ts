import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the caller's browser is known by where it has signed in before. */
export interface DeviceCookie {
  /** Undefined for a browser that brings none, or nothing like one. */
  id: string | undefined;
  /** Has the browser bring this one from now on. */
  remember(id: string): void;
}

const name = 'known-device';
const brought = new RegExp(`(?:^|;)\\s*${name}=([\\w-]{43})\\s*(?:;|$)`);
/** Browsers keep no cookie for longer: seconds. */
const life = 400 * 24 * 60 * 60;

/** Out of reach of scripts and other sites, and sent to the calls about accounts alone. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  return {
    id: brought.exec(request.headers.cookie ?? '')?.[1],
    remember(id) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${name}=${id}; Path=/api/auth; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
