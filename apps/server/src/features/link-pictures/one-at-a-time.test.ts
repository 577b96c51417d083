import { expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

it('does one thing after the other, and turns away who would wait too long', async () => {
  const inTurn = createOneAtATime(2);
  const log: string[] = [];
  let finish = () => {};
  const first = inTurn(async () => {
    log.push('first');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    throw new Error('no');
  });
  const second = inTurn(async () => log.push('second'));
  expect(inTurn(async () => log.push('third'))).toBeUndefined();
  await expect.poll(() => log).toEqual(['first']);
  finish();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(log).toEqual(['first', 'second']);
  // There is room again.
  await inTurn(async () => log.push('fourth'));
  expect(log).toEqual(['first', 'second', 'fourth']);
});
