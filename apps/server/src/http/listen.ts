import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The addresses of a host; 'localhost' is two, and browsers try either. */
export async function addressesOf(host: string): Promise<[string, ...string[]]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  return [first, ...others];
}

/**
 * Listens on the first address, and on the others if possible; returns the first URL. Connections
 * to the others are forwarded to `app.server`, because Fastify's own second server would lack
 * its listeners.
 */
export async function listen(
  app: FastifyInstance,
  [first, ...others]: readonly [string, ...string[]],
  port: number,
): Promise<string> {
  const forwarders = others.map((address) => ({ address, server: createForwarder(app) }));
  // The graceful shutdown closes their connections too.
  app.addHook('preClose', async () => {
    await Promise.all(forwarders.map(({ server }) => closeServer(server)));
  });
  const url = await app.listen({ host: first, port });
  for (const { address, server } of forwarders) {
    await listenOn(server, address, Number(new URL(url).port)).catch((error: unknown) =>
      app.log.warn({ err: error, address }, 'not listening on this address too'),
    );
  }
  return url;
}

/** With the connection options of Node's HTTP server. */
function createForwarder({ server }: FastifyInstance): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
}

/** Resolves after the last connection has ended; at once if it never listened. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
