import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { second } from '../clock.ts';

interface LingerLimits {
  /** Read and discarded at most. */
  bytes: number;
  milliseconds: number;
}

const defaultLimits: LingerLimits = { bytes: 16 * 1024 * 1024, milliseconds: 30 * second };

/**
 * Ends the response side, then discards incoming bytes until the client stops or a limit is
 * reached: an immediate close would reset the connection, and the client would lose the response.
 */
export function closeLingering(
  socket: Socket,
  { bytes, milliseconds }: Readonly<LingerLimits> = defaultLimits,
): void {
  let remaining = bytes;
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  socket
    .removeAllListeners('data')
    .on('data', ({ length }: Buffer) => {
      remaining -= length;
      if (remaining < 0) socket.destroy();
    })
    .once('close', () => clearTimeout(timer))
    // Half-closed: closes fully when the client ends.
    .end()
    .resume();
}

/** Applies a lingering close to responses that are sent before the request body was read. */
export function lingerOverUnreadBodies(app: FastifyInstance): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Before Node's own listener, which closes the socket.
    response.prependOnceListener('finish', () => {
      const { socket } = request;
      if (request.complete) return;
      socket.destroySoon = () => {
        // A second call comes from the shutdown, which does not linger.
        socket.destroySoon = () => socket.destroy();
        closeLingering(socket);
      };
    });
  });
}
