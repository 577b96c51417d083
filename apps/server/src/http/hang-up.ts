import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes a stop wait for the requests that are under way, so long and no longer, and for nobody else:
 * a connection that is idle, silent or in the middle of a header is cut at once.
 */
export function hangUpWhenClosing(app: FastifyInstance, longestWait: number): void {
  const requestsOn = new Map<Socket, number>();
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy();
    requestsOn.set(socket, 0);
    return socket.once('close', () => requestsOn.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    requestsOn.set(socket, (requestsOn.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requestsOn.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requestsOn.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), longestWait);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  // Whoever gets an answer now is told that it is the connection's last.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
