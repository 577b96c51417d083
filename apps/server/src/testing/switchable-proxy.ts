import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be switched off and on, like a server that stops and starts. */
export interface SwitchableProxy {
  /** The URL through the proxy. */
  url: string;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
}

export async function openSwitchableProxy(url: string): Promise<SwitchableProxy> {
  const { hostname, port: farPort } = new URL(url);
  const open = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  function join(near: Socket): void {
    const far = connect(Number(farPort), hostname);
    near.pipe(far);
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }

  async function switchOn(): Promise<void> {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address !== null) port = address.port;
  }

  await switchOn();
  const wired = new URL(url);
  wired.host = `127.0.0.1:${port}`;
  return {
    url: wired.href,
    switchOn,
    async switchOff() {
      if (server === undefined) return;
      const closed = once(server, 'close');
      server.close();
      server = undefined;
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
