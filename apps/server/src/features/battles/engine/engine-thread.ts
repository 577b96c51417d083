import { Worker } from 'node:worker_threads';
import { second } from '../../../clock.ts';
import { AppError } from '../../../errors.ts';
import type { EngineHost } from './engine-host.ts';
import type { EngineAnswer, EngineQuestion } from './messages.ts';

/** When more wait, leaders decide in haste. */
const mostPatient = 20;

/** What the thread is sent: a question, or nothing to be told the version. */
export interface ThreadCall {
  id: number;
  question: EngineQuestion | null;
}

/** What it sends: first of all that it is ready, then its replies. */
export type ThreadMessage = { isReady: true } | ThreadReply;

export type ThreadReply =
  | { id: number; answer: EngineAnswer }
  | { id: number; version: string }
  | { id: number; failure: string };

interface Waiting {
  question: EngineQuestion | null;
  take(reply: ThreadReply): void;
  fail(error: Error): void;
}

const noAnswer = () =>
  new AppError('unavailable', 'La lotta non risponde: riprova fra poco', { retryAfter: 2 });

/**
 * Holds the engine in one thread, begun at the first question: the thread that answers requests
 * stays free, and an installation without battles pays nothing. What is asked is answered in order;
 * so the oldest question is the one that hangs, if any does. The others are asked again. A thread that
 * does not even get ready is no question's fault: nobody waits for another try.
 */
export function createEngineThread({
  start = startThread,
  longestAnswer = 5 * second,
  longestStart = 30 * second,
  onTrouble = () => {},
}: {
  start?: () => Worker;
  /** A question that takes longer hangs: the thread is ended, and another one answers the rest. */
  longestAnswer?: number;
  /** What loading the engine may take before. */
  longestStart?: number;
  /** Hears why a thread was ended, or has ended by itself. */
  onTrouble?: (error: Error) => void;
} = {}): EngineHost {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  let calls = 0;
  let isClosed = false;

  function begin(): Worker {
    const begun = start();
    isReady = false;
    begun.unref();
    begun.on('message', (message: ThreadMessage) => {
      if (thread !== begun) return;
      if ('isReady' in message) {
        isReady = true;
        return watch();
      }
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      watch();
      asked?.take(message);
    });
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) => giveUp(begun, new Error(`The thread has ended with ${code}`)));
    return begun;
  }

  /** Ends a thread that hangs or has died: its oldest question has no answer, or none has. */
  function giveUp(dead: Worker, why: Error): void {
    if (thread !== dead) return;
    onTrouble(why);
    thread = undefined;
    void dead.terminate();
    const unanswered = isReady ? [...waiting].slice(0, 1) : [...waiting];
    for (const [id, { fail }] of unanswered) {
      waiting.delete(id);
      fail(noAnswer());
    }
    if (waiting.size > 0 && !isClosed) {
      thread = begin();
      for (const [id, { question }] of waiting) post(thread, { id, question });
    }
    watch();
  }

  /** Waits for the answer to the oldest question, from now on. */
  function watch(): void {
    clearTimeout(timer);
    const watched = thread;
    if (waiting.size === 0 || watched === undefined) return;
    const longest = isReady ? longestAnswer : longestStart;
    timer = setTimeout(() => giveUp(watched, new Error(`No answer in ${longest} ms`)), longest);
  }

  function call(question: EngineQuestion | null): Promise<ThreadReply> {
    if (isClosed) return Promise.reject(noAnswer());
    thread ??= begin();
    const to = thread;
    calls += 1;
    const id = calls;
    return new Promise((take, fail) => {
      waiting.set(id, { question, take, fail });
      if (waiting.size === 1) watch();
      post(to, { id, question });
    });
  }

  return {
    async version() {
      const reply = await call(null);
      if (!('version' in reply)) throw noAnswer();
      return reply.version;
    },
    async ask(question) {
      const inHaste = question.inHaste || waiting.size > mostPatient;
      const reply = await call({ ...question, inHaste });
      if ('answer' in reply) return reply.answer;
      throw new Error('failure' in reply ? reply.failure : 'The engine answered something else');
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = thread;
      thread = undefined;
      for (const { fail } of waiting.values()) fail(noAnswer());
      waiting.clear();
      await last?.terminate();
    },
  };
}

function post(to: Worker, call: ThreadCall): void {
  to.postMessage(call);
}

/** The bundle lies beside the server's; where sources run as they are, the thread's do too. */
function startThread(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './thread-from-source.mjs' : './battle-thread.js';
  return new Worker(new URL(file, import.meta.url));
}
