import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { processorTimeOf } from '../support/server-process.ts';

const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

/** The bare Fastify app, in a separate process like the product. */
export interface BareServer {
  url: string;
  /** CPU time used so far, in milliseconds. */
  processorTime(): number;
  stop(): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(program);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', () => reject(new Error('The bare server did not start')));
  });
  return {
    url,
    processorTime: () => processorTimeOf(child.pid),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
