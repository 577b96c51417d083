import type { FastifyInstance } from 'fastify';

/**
 * An answer of the API that says nothing about it is kept by nobody. Nor is one that brings a token,
 * whatever it says: a browser keeps the headers too, and would hand them to whoever signs in next.
 */
export function addCacheRules(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('new-token')) {
      reply.removeHeader('etag').header('cache-control', 'no-store');
    } else if (!reply.hasHeader('cache-control') && request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
