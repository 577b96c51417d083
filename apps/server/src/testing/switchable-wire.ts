import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be switched off and on again, as the server can be stopped and started. */
export interface SwitchableWire {
  /** Leads through the wire. */
  url: string;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
}

export async function openSwitchableWire(url: string): Promise<SwitchableWire> {
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
