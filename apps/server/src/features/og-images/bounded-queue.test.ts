import { expect, it } from 'vitest';
import { createBoundedQueue } from './og-images.ts';

it('runs tasks in order, and rejects tasks when full', async () => {
  const enqueue = createBoundedQueue(2);
  const log: string[] = [];
  let finish = () => {};
  const first = enqueue(async () => {
    log.push('first');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    throw new Error('no');
  });
  const second = enqueue(async () => log.push('second'));
  expect(enqueue(async () => log.push('third'))).toBeUndefined();
  await expect.poll(() => log).toEqual(['first']);
  finish();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(log).toEqual(['first', 'second']);
  // The queue has space again.
  await enqueue(async () => log.push('fourth'));
  expect(log).toEqual(['first', 'second', 'fourth']);
});
