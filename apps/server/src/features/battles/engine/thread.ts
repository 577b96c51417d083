import { parentPort } from 'node:worker_threads';
import type { ThreadCall, ThreadMessage, ThreadReply } from './engine-thread.ts';
import { createLiveBattles } from './live-battles.ts';
import { realEngine } from './real-engine.ts';

const battles = createLiveBattles(realEngine);

function handleCall({ id, request }: ThreadCall): ThreadReply {
  if (request === null) return { id, version: realEngine.version };
  try {
    if ('weigh' in request) return { id, winner: realEngine.weigh(request.weigh) };
    return { id, response: battles.handle(request) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (call: ThreadCall) => send(handleCall(call)));
send({ isReady: true });
