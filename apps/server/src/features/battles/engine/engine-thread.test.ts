import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { EngineHost } from './engine-host.ts';
import { createEngineThread } from './engine-thread.ts';
import type { EngineRequest } from './messages.ts';

let engine: EngineHost;
afterEach(() => engine.close());

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
  after: 0,
  leader: { grade: 0, seed: '' },
  inHaste: false,
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
  ['hangs', 1],
  ['dies', 2],
])('answers the other requests when one makes the thread fail: it %s', async (_, battleId) => {
  const failures: Error[] = [];
  engine = createEngineThread({
    start: startThread,
    responseTimeoutMs: 300,
    onFailure: (error) => failures.push(error),
  });
  await engine.version();
  const [bad, ...others] = await Promise.allSettled([
    engine.send(requestFor(battleId)),
    engine.send(requestFor(4)),
    engine.send(requestFor(5)),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  for (const other of others) {
    expect(other).toEqual({ status: 'fulfilled', value: { kind: 'missing' } });
  }
  expect(await engine.send(requestFor(6))).toEqual({ kind: 'missing' });
  expect(failures).toHaveLength(1);
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
  engine = createEngineThread({ start: startThread, responseTimeoutMs: 300 });
  const [bad, other] = await Promise.allSettled([
    engine.send(requestFor(1)),
    engine.send(requestFor(4)),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(other).toEqual({ status: 'fulfilled', value: { kind: 'missing' } });
});

it.each([
  ['does not get ready', "require('node:worker_threads').parentPort.on('message', () => {});"],
  ['ends before', 'process.exit(1);'],
])('rejects all pending requests at once for a thread that %s', async (_, code) => {
  let threads = 0;
  engine = createEngineThread({
    start: () => {
      threads += 1;
      return new Worker(code, { eval: true });
    },
    startTimeoutMs: 300,
  });
  const answers = await Promise.allSettled([4, 5, 6].map((id) => engine.send(requestFor(id))));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  }
  expect(threads).toBe(1);
});
