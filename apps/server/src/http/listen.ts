import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The addresses that a host stands for: 'localhost' is two, and browsers try either. */
export async function addressesOf(host: string): Promise<[string, ...string[]]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  return [first, ...others];
}

/**
 * Starts listening on the first address, and on the others where the computer lets it; answers with
 * the first one's URL. For a second address Fastify would make an HTTP server of its own, to which
 * nothing applies that hangs on `app.server`: here what connects there is passed on to that server.
 */
export async function listen(
  app: FastifyInstance,
  [first, ...others]: readonly [string, ...string[]],
  port: number,
): Promise<string> {
  const doors = others.map((address) => ({ address, server: createDoor(app) }));
  // How long whoever has come in by them may take to finish is decided for all connections alike.
  app.addHook('preClose', async () => {
    await Promise.all(doors.map(({ server }) => close(server)));
  });
  const url = await app.listen({ host: first, port });
  for (const { address, server } of doors) {
    await open(server, address, Number(new URL(url).port)).catch((error: unknown) =>
      app.log.warn({ err: error, address }, 'not listening on this address too'),
    );
  }
  return url;
}

/** The options are those with which Node's HTTP server takes connections. */
function createDoor({ server }: FastifyInstance): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
}

function open(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
}

/** Resolves when its last connection has ended; at once where it never listened. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
