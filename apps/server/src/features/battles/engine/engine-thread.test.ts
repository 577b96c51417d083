import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineHost } from './engine-host.ts';
import { createEngineThread } from './engine-thread.ts';
import type { EngineRequest } from './messages.ts';

const responseTimeoutMs = 300;
const startTimeoutMs = 300;

let engine: EngineHost;
// On a busy machine any thread may be slow: only the test lets a timeout pass.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await engine.close();
});

/** A thread that hangs at battle 1, exits at 2 and fails at 3; other battles are missing. */
function startThread(): Worker {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, request }) => {
      if (request === null) return parentPort.postMessage({ id, version: 'toy' });
      if (request.battleId === 1) for (;;);
      if (request.battleId === 2) process.exit(1);
      if (request.battleId === 3) return parentPort.postMessage({ id, failure: 'No such move' });
      parentPort.postMessage({ id, response: { kind: 'missing' } });
    });
    parentPort.postMessage({ isReady: true });`;
  return new Worker(code, { eval: true });
}

const requestFor = (battleId: number): EngineRequest => ({
  battleId,
  step: 0,
  isUnconfirmed: false,
  deciders: { 1: { kind: 'player' }, 2: { kind: 'player' } },
  task: { kind: 'read' },
  views: [],
});

it('starts at the first request', async () => {
  let threads = 0;
  engine = createEngineThread({
    start: () => {
      threads += 1;
      return startThread();
    },
  });
  expect(threads).toBe(0);
  expect(await engine.version()).toBe('toy');
  expect(await engine.send(requestFor(4))).toEqual({ kind: 'missing' });
  expect(threads).toBe(1);
});

it.each([
  ['hangs', 1, responseTimeoutMs],
  ['dies', 2, 0],
])('answers the other requests when one makes the thread fail: it %s', async (_, battleId, ms) => {
  const failures: Error[] = [];
  engine = createEngineThread({
    start: startThread,
    responseTimeoutMs,
    onFailure: (error) => failures.push(error),
  });
  await engine.version();
  const answers = Promise.allSettled([
    engine.send(requestFor(battleId)),
    engine.send(requestFor(4)),
    engine.send(requestFor(5)),
  ]);
  vi.advanceTimersByTime(ms);
  const [bad, ...others] = await answers;
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  for (const other of others) {
    expect(other).toEqual({ status: 'fulfilled', value: { kind: 'missing' } });
  }
  expect(await engine.send(requestFor(6))).toEqual({ kind: 'missing' });
  expect(failures).toHaveLength(1);
});

it('reads an answer that came while the process itself stood still', async () => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const failures: Error[] = [];
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', ({ id, request }) => {
      if (request === null) return parentPort.postMessage({ id, version: 'toy' });
      parentPort.postMessage({ id, response: { kind: 'missing' } });
      Atomics.store(workerData, 0, 1);
      Atomics.notify(workerData, 0);
    });
    parentPort.postMessage({ isReady: true });`;
  engine = createEngineThread({
    start: () => new Worker(code, { eval: true, workerData: answered }),
    responseTimeoutMs,
    onFailure: (error) => failures.push(error),
  });
  await engine.version();
  const answer = engine.send(requestFor(4));
  Atomics.wait(answered, 0, 0);
  vi.advanceTimersByTime(responseTimeoutMs);
  expect(await answer).toEqual({ kind: 'missing' });
  expect(failures).toEqual([]);
});

it('continues after a failed request', async () => {
  engine = createEngineThread({ start: startThread });
  await expect(engine.send(requestFor(3))).rejects.toThrow('No such move');
  expect(await engine.send(requestFor(4))).toEqual({ kind: 'missing' });
});

it('rejects pending requests when closed', async () => {
  engine = createEngineThread({ start: startThread });
  await engine.version();
  const refused = expect(engine.send(requestFor(1))).rejects.toMatchObject({ code: 'unavailable' });
  await engine.close();
  await refused;
  await expect(engine.send(requestFor(4))).rejects.toMatchObject({ code: 'unavailable' });
});

it('times out a hanging request though the thread has answered nothing before', async () => {
  let ready: Promise<unknown> | undefined;
  const start = () => {
    const thread = startThread();
    ready ??= once(thread, 'message');
    return thread;
  };
  engine = createEngineThread({ start, responseTimeoutMs });
  const answers = Promise.allSettled([engine.send(requestFor(1)), engine.send(requestFor(4))]);
  await ready;
  vi.advanceTimersByTime(responseTimeoutMs);
  const [bad, other] = await answers;
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(other).toEqual({ status: 'fulfilled', value: { kind: 'missing' } });
});

it.each([
  [
    'does not get ready',
    "require('node:worker_threads').parentPort.on('message', () => {});",
    startTimeoutMs,
  ],
  ['ends before', 'process.exit(1);', 0],
])('rejects all pending requests at once for a thread that %s', async (_, code, ms) => {
  let threads = 0;
  engine = createEngineThread({
    start: () => {
      threads += 1;
      return new Worker(code, { eval: true });
    },
    startTimeoutMs,
  });
  const answers = Promise.allSettled([4, 5, 6].map((id) => engine.send(requestFor(id))));
  vi.advanceTimersByTime(ms);
  for (const answer of await answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  }
  expect(threads).toBe(1);
});
