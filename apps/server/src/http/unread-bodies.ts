import type { FastifyInstance } from 'fastify';

/**
 * Reads what is left of a request's body once it is answered, for the next request on the connection
 * comes behind it. Node does so itself, unless somebody has begun to read: as the plugin that
 * decompresses bodies has, before anyone knows whether the endpoint wants one.
 */
export function readUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const hasBegun = raw.readableFlowing !== null;
    if (hasBegun && !raw.readableEnded) raw.unpipe().resume();
    done();
  });
}
