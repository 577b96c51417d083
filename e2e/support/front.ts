import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What stands between browser and server in a test: it can cut them off, or put a newer release there. */
export interface Front {
  url: string;
  isCutOff: boolean;
  /** Changes what the server answers at a path; null is as if there were no such thing. */
  change: (path: string, body: string) => string | null;
  /** What a call to a path waits for before the server hears of it. Here leaving pages are seen, too. */
  before: (path: string) => Promise<void> | undefined;
  stop(): Promise<void>;
}

export async function startFront(server: string): Promise<Front> {
  const front: Front = {
    url: '',
    isCutOff: false,
    change: (_, body) => body,
    before: () => undefined,
    stop: async () => {},
  };
  const listener = createServer(async (asked, answer) => {
    await front.before(asked.url ?? '/');
    // Whoever is cut off gets no answer at all, not even from a connection that was open.
    if (front.isCutOff) asked.socket.destroy();
    else pass(front, server, asked, answer);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  front.url = `http://127.0.0.1:${port}`;
  front.stop = async () => {
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  };
  return front;
}

function pass(front: Front, server: string, asked: IncomingMessage, answer: ServerResponse): void {
  const path = asked.url ?? '/';
  const { method = 'GET', headers } = asked;
  // As it is, so that it can be changed.
  const plain = { ...headers, 'accept-encoding': 'identity' };
  const isText = /\.js$/.test(path) || (headers.accept ?? '').includes('text/html');
  if (isText) {
    delete plain['if-none-match'];
    delete plain['if-modified-since'];
  }
  asked.pipe(
    request(`${server}${path}`, { method, headers: plain }, (from) => {
      if (!isText) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const body = front.change(path, Buffer.concat(parts).toString());
        const { 'content-length': _, etag: __, ...rest } = from.headers;
        answer.writeHead(body === null ? 404 : (from.statusCode ?? 502), rest).end(body ?? '');
      });
    }).on('error', () => answer.destroy()),
  );
}
