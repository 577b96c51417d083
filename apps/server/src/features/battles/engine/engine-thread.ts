import { Worker } from 'node:worker_threads';
import type { TeamIndex } from '@poketorneo/rules/duels';
import { second } from '../../../clock.ts';
import { AppError } from '../../../errors.ts';
import type { WeighingTask } from './battle-engine.ts';
import type { EngineHost } from './engine-host.ts';
import type { EngineRequest, EngineResponse } from './messages.ts';

/** What the thread is asked: a request, a battle to weigh teams, or null for its version. */
type ThreadQuestion = EngineRequest | { weigh: WeighingTask } | null;

export interface ThreadCall {
  id: number;
  request: ThreadQuestion;
}

/** Sent by the thread: ready once, then replies. */
export type ThreadMessage = { isReady: true } | ThreadReply;

export type ThreadReply =
  | { id: number; response: EngineResponse }
  | { id: number; version: string }
  | { id: number; winner: TeamIndex | null }
  | { id: number; failure: string };

interface PendingCall {
  request: ThreadQuestion;
  resolve(reply: ThreadReply): void;
  reject(error: Error): void;
}

/** Three times a semi-space, which has at least 1 MB. */
const maxYoungGenerationSizeMb = 3;

/** After the last request about a battle. */
const idleAfterMs = 5 * second;

const engineUnavailable = () =>
  new AppError('unavailable', 'La lotta non risponde: riprova fra poco', { retryAfter: 2 });

/**
 * Runs the engine in one worker thread, started on first use, so that requests are not blocked.
 * Calls are processed in order: after a timeout or crash the oldest call fails, and a new thread
 * gets the others. If the thread never became ready, all fail.
 */
export function createEngineThread({
  start = startThread,
  responseTimeoutMs = 5 * second,
  startTimeoutMs = 120 * second,
  onFailure = () => {},
}: {
  start?: () => Worker;
  /** After this the thread is replaced. */
  responseTimeoutMs?: number;
  /** Limit for loading the engine: a busy or weak machine takes tens of seconds. */
  startTimeoutMs?: number;
  /** Called when a thread was terminated or has exited. */
  onFailure?: (error: Error) => void;
} = {}): EngineHost {
  const pending = new Map<number, PendingCall>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastLook: NodeJS.Immediate | undefined;
  let isReady = false;
  let lastId = 0;
  let isClosed = false;
  let lastAskedAt = performance.now();

  function spawn(): Worker {
    const spawned = start();
    isReady = false;
    spawned.unref();
    spawned.on('message', (message: ThreadMessage) => {
      if (thread !== spawned) return;
      if ('isReady' in message) {
        isReady = true;
        return armTimeout();
      }
      const call = pending.get(message.id);
      pending.delete(message.id);
      armTimeout();
      call?.resolve(message);
    });
    spawned.on('error', (error) => replaceThread(spawned, error));
    spawned.on('exit', (code) =>
      replaceThread(spawned, new Error(`The thread has ended with ${code}`)),
    );
    return spawned;
  }

  /** Replaces a hanging or dead thread: fails the oldest call if it was ready, else all. */
  function replaceThread(dead: Worker, reason: Error): void {
    if (thread !== dead) return;
    onFailure(reason);
    thread = undefined;
    void dead.terminate();
    const failed = isReady ? [...pending].slice(0, 1) : [...pending];
    for (const [id, { reject }] of failed) {
      pending.delete(id);
      reject(engineUnavailable());
    }
    if (pending.size > 0 && !isClosed) {
      thread = spawn();
      for (const [id, { request }] of pending) post(thread, { id, request });
    }
    armTimeout();
  }

  function disarmTimeout(): void {
    clearTimeout(timer);
    clearImmediate(lastLook);
  }

  /** Restarts the timeout of the oldest call. */
  function armTimeout(): void {
    disarmTimeout();
    const current = thread;
    if (pending.size === 0 || current === undefined) return;
    const timeoutMs = isReady ? responseTimeoutMs : startTimeoutMs;
    timer = setTimeout(() => {
      // If it is this process that stood still, the answer has only not been read.
      lastLook = setImmediate(() =>
        replaceThread(current, new Error(`No answer in ${timeoutMs} ms`)),
      );
    }, timeoutMs);
  }

  function sendCall(request: ThreadQuestion): Promise<ThreadReply> {
    if (isClosed) return Promise.reject(engineUnavailable());
    thread ??= spawn();
    const to = thread;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { request, resolve, reject });
      if (pending.size === 1) armTimeout();
      post(to, { id, request });
    });
  }

  return {
    async weigh(task) {
      const reply = await sendCall({ weigh: task });
      if (!('winner' in reply)) throw engineUnavailable();
      return reply.winner;
    },
    isIdle: () => pending.size === 0 && performance.now() - lastAskedAt > idleAfterMs,
    async version() {
      const reply = await sendCall(null);
      if (!('version' in reply)) throw engineUnavailable();
      return reply.version;
    },
    async send(request) {
      lastAskedAt = performance.now();
      const reply = await sendCall(request);
      if ('response' in reply) return reply.response;
      throw new Error('failure' in reply ? reply.failure : 'The engine answered something else');
    },
    async close() {
      isClosed = true;
      disarmTimeout();
      const last = thread;
      thread = undefined;
      for (const { reject } of pending.values()) reject(engineUnavailable());
      pending.clear();
      await last?.terminate();
    },
  };
}

function post(to: Worker, call: ThreadCall): void {
  to.postMessage(call);
}

/** Bundled, the thread's file is beside the server's; otherwise its source is. */
function startThread(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './thread-from-source.mjs' : './battle-thread.js';
  return new Worker(new URL(file, import.meta.url), {
    // Steps leave little behind: with more, the thread's memory grows by what nobody needs.
    resourceLimits: { maxYoungGenerationSizeMb },
  });
}
