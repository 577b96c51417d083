import { parentPort } from 'node:worker_threads';
import type { ThreadCall, ThreadMessage, ThreadReply } from './engine-thread.ts';
import { createLiveBattles } from './live-battles.ts';
import { realEngine } from './real-engine.ts';

const battles = createLiveBattles(realEngine);

function replyTo({ id, question }: ThreadCall): ThreadReply {
  if (question === null) return { id, version: realEngine.version };
  try {
    return { id, answer: battles.answer(question) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on('message', (call: ThreadCall) => send(replyTo(call)));
send({ isReady: true });
