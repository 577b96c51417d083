import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { EngineHost } from './engine-host.ts';
import { createEngineThread } from './engine-thread.ts';
import type { EngineQuestion } from './messages.ts';

let engine: EngineHost;
afterEach(() => engine.close());

/** A thread that hangs at battle 1, dies of battle 2, fails at battle 3, and knows no other. */
function startThread(): Worker {
  const code = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id, question }) => {
      if (question === null) return parentPort.postMessage({ id, version: 'toy' });
      if (question.battleId === 1) for (;;);
      if (question.battleId === 2) process.exit(1);
      if (question.battleId === 3) return parentPort.postMessage({ id, failure: 'No such move' });
      parentPort.postMessage({ id, answer: { is: 'unknown' } });
    });
    parentPort.postMessage({ isReady: true });`;
  return new Worker(code, { eval: true });
}

const about = (battleId: number): EngineQuestion => ({
  battleId,
  step: 0,
  isDoubtful: false,
  after: 0,
  leader: { grade: 0, seed: '' },
  inHaste: false,
});

it('begins at the first question', async () => {
  let threads = 0;
  engine = createEngineThread({
    start: () => {
      threads += 1;
      return startThread();
    },
  });
  expect(threads).toBe(0);
  expect(await engine.version()).toBe('toy');
  expect(await engine.ask(about(4))).toEqual({ is: 'unknown' });
  expect(threads).toBe(1);
});

it.each([
  ['hangs', 1],
  ['dies', 2],
])(
  'answers what else was asked when a question makes the thread end: it %s',
  async (_, battleId) => {
    const troubles: Error[] = [];
    engine = createEngineThread({
      start: startThread,
      longestAnswer: 300,
      onTrouble: (error) => troubles.push(error),
    });
    await engine.version();
    const [bad, ...others] = await Promise.allSettled([
      engine.ask(about(battleId)),
      engine.ask(about(4)),
      engine.ask(about(5)),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    for (const other of others) {
      expect(other).toEqual({ status: 'fulfilled', value: { is: 'unknown' } });
    }
    expect(await engine.ask(about(6))).toEqual({ is: 'unknown' });
    expect(troubles).toHaveLength(1);
  },
);

it('goes on after a question that fails', async () => {
  engine = createEngineThread({ start: startThread });
  await expect(engine.ask(about(3))).rejects.toThrow('No such move');
  expect(await engine.ask(about(4))).toEqual({ is: 'unknown' });
});

it('keeps nobody waiting when it is closed', async () => {
  engine = createEngineThread({ start: startThread });
  await engine.version();
  const refused = expect(engine.ask(about(1))).rejects.toMatchObject({ code: 'unavailable' });
  await engine.close();
  await refused;
  await expect(engine.ask(about(4))).rejects.toMatchObject({ code: 'unavailable' });
});

it('ends a question that hangs though a thread has answered nothing before', async () => {
  engine = createEngineThread({ start: startThread, longestAnswer: 300 });
  const [bad, other] = await Promise.allSettled([engine.ask(about(1)), engine.ask(about(4))]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  expect(other).toEqual({ status: 'fulfilled', value: { is: 'unknown' } });
});

it.each([
  ['does not get ready', "require('node:worker_threads').parentPort.on('message', () => {});"],
  ['ends before', 'process.exit(1);'],
])('keeps nobody waiting one after the other for a thread that %s', async (_, code) => {
  let threads = 0;
  engine = createEngineThread({
    start: () => {
      threads += 1;
      return new Worker(code, { eval: true });
    },
    longestStart: 300,
  });
  const answers = await Promise.allSettled([4, 5, 6].map((id) => engine.ask(about(id))));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  }
  expect(threads).toBe(1);
});
