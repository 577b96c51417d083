import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * On close, waits up to `timeoutMs` for pending requests, and closes connections without any
 * at once.
 */
export function addGracefulShutdown(app: FastifyInstance, timeoutMs: number): void {
  const pendingRequests = new Map<Socket, number>();
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy();
    pendingRequests.set(socket, 0);
    return socket.once('close', () => pendingRequests.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    pendingRequests.set(socket, (pendingRequests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const remaining = (pendingRequests.get(socket) ?? 1) - 1;
      if (!socket.destroyed) pendingRequests.set(socket, remaining);
      if (isClosing && remaining === 0) socket.destroySoon();
    });
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, requests] of pendingRequests) if (requests === 0) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  // Tells the client that the connection ends with this response.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
