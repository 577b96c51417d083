import { Agent, get, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

interface Call {
  port: number;
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  token?: string | undefined;
  body?: unknown;
}

/** Status and text of a response. */
export interface Answer {
  status: number;
  text: string;
}

function headersOf(token: string | undefined) {
  return token === undefined ? {} : { 'x-access-token': token };
}

/** Sends a request over a kept connection. */
export function send({ port, path, method = 'GET', token, body }: Call): Promise<Answer> {
  const bytes = body === undefined ? undefined : JSON.stringify(body);
  const json = bytes === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(token), ...json };
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/**
 * Reads a stream of server-sent events; resolves once it is open, with the function that closes it.
 * Calls `onEnd` however it ends.
 */
export function openStream(
  { port, path, token }: Pick<Call, 'port' | 'path' | 'token'>,
  onMessage: (data: string) => void,
  onEnd: () => void = () => {},
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = headersOf(token);
    const sent = get({ host: '127.0.0.1', port, path, agent: false, headers }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${path} answered ${response.statusCode}`));
        sent.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) if (block.startsWith('data: ')) onMessage(block.slice(6));
      });
      response.on('error', () => {});
      response.on('close', onEnd);
      resolve(() => sent.destroy());
    });
    sent.on('error', reject);
  });
}
