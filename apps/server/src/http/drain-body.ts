import type { FastifyInstance } from 'fastify';

/**
 * Drains the rest of a request body after the response, so that the connection can be reused. Node
 * drains only bodies whose reading has not started; the decompression plugin always starts it.
 */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const isReadStarted = raw.readableFlowing !== null;
    if (isReadStarted && !raw.readableEnded) raw.unpipe().resume();
    done();
  });
}
