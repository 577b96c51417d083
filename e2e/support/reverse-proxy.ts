import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A proxy between browser and server that can cut them off or imitate a newer release. */
export interface ReverseProxy {
  url: string;
  isCutOff: boolean;
  /** Ends the responses under way, such as streams. */
  dropConnections: () => void;
  /** Changes the server's response at a path; null is a 404. */
  change: (path: string, body: string) => string | null;
  /** The server's path of a requested one. */
  rename: (path: string) => string;
  /** Delays a request; unlike Playwright's routes, also those of pages that are being closed. */
  before: (path: string) => Promise<void> | undefined;
  stop(): Promise<void>;
}

export async function startReverseProxy(server: string): Promise<ReverseProxy> {
  const proxy: ReverseProxy = {
    url: '',
    isCutOff: false,
    dropConnections: () => listener.closeAllConnections(),
    change: (_, body) => body,
    rename: (path) => path,
    before: () => undefined,
    stop: async () => {},
  };
  const listener = createServer(async (asked, answer) => {
    await proxy.before(asked.url ?? '/');
    // A cut-off browser gets no response, not even on an open connection.
    if (proxy.isCutOff) asked.socket.destroy();
    else pass(proxy, server, asked, answer);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  proxy.url = `http://127.0.0.1:${port}`;
  proxy.stop = async () => {
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  };
  return proxy;
}

function pass(
  proxy: ReverseProxy,
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
): void {
  const path = asked.url ?? '/';
  const { method = 'GET', headers } = asked;
  // Uncompressed, so that the body can be changed.
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const isText = /\.js$/.test(path) || (headers.accept ?? '').includes('text/html');
  if (isText) {
    delete plain['if-none-match'];
    delete plain['if-modified-since'];
  }
  asked.pipe(
    request(`${server}${proxy.rename(path)}`, { method, headers: plain }, (from) => {
      if (!isText) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const body = proxy.change(path, Buffer.concat(parts).toString());
        const { 'content-length': _, etag: __, ...rest } = from.headers;
        answer.writeHead(body === null ? 404 : (from.statusCode ?? 502), rest).end(body ?? '');
      });
    }).on('error', () => answer.destroy()),
  );
}
