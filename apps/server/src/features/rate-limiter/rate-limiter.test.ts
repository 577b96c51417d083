import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { createTestCore, type TestCore } from '../../testing/create-test-core.ts';
import { consumeIn, type RateLimiter } from './index.ts';

let core: TestCore;
let rateLimiter: RateLimiter;
beforeEach(async () => {
  core = await createTestCore();
  rateLimiter = core.rateLimiter;
});
afterEach(() => core.close());

const minute = 60_000;

/** Numbers of accepted and of limited attempts. */
async function outcomesOf(attempts: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(attempts);
  const isTooMuch = (reason: unknown) =>
    reason instanceof AppError && reason.code === 'too-many-requests';
  return {
    begun: ends.filter(({ status }) => status === 'fulfilled').length,
    tooMuch: ends.filter((end) => end.status === 'rejected' && isTooMuch(end.reason)).length,
  };
}

const write = (isRefused: boolean) =>
  core.transaction(async (unit) => {
    await consumeIn(unit, 'message-account', '1');
    if (isRefused) throw new Error('refused for another reason');
  });
const times = (count: number, isRefused: boolean) =>
  Array.from({ length: count }, () => write(isRefused));

it('does not count attempts that fail for another reason, also concurrently', async () => {
  expect(await outcomesOf(times(60, true))).toEqual({ begun: 0, tooMuch: 0 });
  const mixed = Array.from({ length: 40 }, (_, index) => write(index % 2 === 0));
  expect(await outcomesOf(mixed)).toEqual({ begun: 20, tooMuch: expect.any(Number) });
  expect(await outcomesOf([write(false)])).toEqual({ begun: 0, tooMuch: 1 });
});

it('enforces the limit under concurrency', async () => {
  expect(await outcomesOf(times(100, false))).toEqual({ begun: 20, tooMuch: 80 });
  core.advance(60 * minute - 1);
  expect(await outcomesOf(times(2, false))).toEqual({ begun: 0, tooMuch: 2 });
  core.advance(1);
  expect(await outcomesOf(times(25, false))).toEqual({ begun: 20, tooMuch: 5 });
});

it('counts for none of several limits if one rejects', async () => {
  const ask = (account: string) =>
    rateLimiter.consumeAll(['reset-address', '10.0.0.1'], ['wish-account', account]);
  const one = Array.from({ length: 60 }, () => ask('ada'));
  expect(await outcomesOf(one)).toEqual({ begun: 5, tooMuch: 55 });
  const others = Array.from({ length: 50 }, (_, index) => ask(`altra${index}`));
  expect(await outcomesOf(others)).toEqual({ begun: 45, tooMuch: 5 });
});

it('allows a refunded attempt once more', async () => {
  const count = () => rateLimiter.consume('test-mail-account', '1');
  await rateLimiter.refund('test-mail-account', '1');
  const twelve = Array.from({ length: 12 }, count);
  expect(await outcomesOf(twelve)).toEqual({ begun: 12, tooMuch: 0 });
  await rateLimiter.refund('test-mail-account', '1');
  expect(await outcomesOf([count(), count()])).toEqual({ begun: 1, tooMuch: 1 });
});

it('recovers after the clock was ahead', async () => {
  const count = () => rateLimiter.consume('test-mail-account', '1');
  const thirteen = Array.from({ length: 13 }, count);
  expect(await outcomesOf(thirteen)).toEqual({ begun: 12, tooMuch: 1 });
  // A clock slightly behind continues the window.
  core.advance(-minute);
  expect(await outcomesOf([count()])).toEqual({ begun: 0, tooMuch: 1 });
  core.advance(-60 * minute);
  expect(await outcomesOf([count()])).toEqual({ begun: 1, tooMuch: 0 });
});
