import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { second } from '../clock.ts';

interface Bounds {
  /** What is still read and thrown away. */
  bytes: number;
  milliseconds: number;
}

const bounds: Bounds = { bytes: 16 * 1024 * 1024, milliseconds: 30 * second };

/**
 * Closes a connection on which everything has been answered, but not before the caller has stopped
 * sending, or has sent too much or for too long: bytes that arrive at a closed connection reset it, and
 * whoever is still writing then loses the answer.
 */
export function closeLingering(
  socket: Socket,
  { bytes, milliseconds }: Readonly<Bounds> = bounds,
): void {
  let left = bytes;
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  socket
    .removeAllListeners('data')
    .on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) socket.destroy();
    })
    .once('close', () => clearTimeout(timer))
    // Nothing more is sent; once the other side ends too, it is closed.
    .end()
    .resume();
}

/** Lets whoever is answered before their body has been read see the answer, if it is the connection's last. */
export function lingerOverUnreadBodies(app: FastifyInstance): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Before Node's own listener, which hangs up.
    response.prependOnceListener('finish', () => {
      const { socket } = request;
      if (request.complete) return;
      socket.destroySoon = () => {
        // A server that is stopping says so again, and waits for nobody.
        socket.destroySoon = () => socket.destroy();
        closeLingering(socket);
      };
    });
  });
}
