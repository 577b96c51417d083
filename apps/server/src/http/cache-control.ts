import type { FastifyInstance } from 'fastify';

/**
 * API responses without Cache-Control get `no-store`. So do responses with a new token, in any
 * case: a browser caches headers too, and would serve the token to the next user.
 */
export function addCacheControl(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('new-token')) {
      reply.removeHeader('etag').header('cache-control', 'no-store');
    } else if (!reply.hasHeader('cache-control') && request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
