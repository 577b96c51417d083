import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type AttemptLimits, countIn, createAttemptLimits } from './index.ts';

let server: TestApp;
let limits: AttemptLimits;
beforeEach(async () => {
  server = await createTestApp();
  const { transaction, now: clock } = server;
  limits = createAttemptLimits({ db: server.database.db, transaction, clock });
});
afterEach(() => server.close());

const minute = 60_000;

/** How often something came to its end, and how often it was too much. */
async function tallyOf(attempts: readonly Promise<unknown>[]) {
  const ends = await Promise.allSettled(attempts);
  const isTooMuch = (reason: unknown) =>
    reason instanceof AppError && reason.code === 'too-many-requests';
  return {
    begun: ends.filter(({ status }) => status === 'fulfilled').length,
    tooMuch: ends.filter((end) => end.status === 'rejected' && isTooMuch(end.reason)).length,
  };
}

const write = (isRefused: boolean) =>
  server.transaction(async (unit) => {
    await countIn(unit, 'message-account', '1');
    if (isRefused) throw new Error('refused for another reason');
  });
const times = (count: number, isRefused: boolean) =>
  Array.from({ length: count }, () => write(isRefused));

it('what is refused for another reason is not counted, whatever is under way beside it', async () => {
  expect(await tallyOf(times(60, true))).toEqual({ begun: 0, tooMuch: 0 });
  const mixed = Array.from({ length: 40 }, (_, index) => write(index % 2 === 0));
  expect(await tallyOf(mixed)).toEqual({ begun: 20, tooMuch: expect.any(Number) });
  expect(await tallyOf([write(false)])).toEqual({ begun: 0, tooMuch: 1 });
});

it('no more begin than may, however many do at once', async () => {
  expect(await tallyOf(times(100, false))).toEqual({ begun: 20, tooMuch: 80 });
  server.advance(60 * minute - 1);
  expect(await tallyOf(times(2, false))).toEqual({ begun: 0, tooMuch: 2 });
  server.advance(1);
  expect(await tallyOf(times(25, false))).toEqual({ begun: 20, tooMuch: 5 });
});

it('what one of several limits refuses, none of them counts', async () => {
  const ask = (account: string) =>
    limits.countTogether(['reset-address', '10.0.0.1'], ['wish-account', account]);
  const one = Array.from({ length: 60 }, () => ask('ada'));
  expect(await tallyOf(one)).toEqual({ begun: 5, tooMuch: 55 });
  const others = Array.from({ length: 50 }, (_, index) => ask(`altra${index}`));
  expect(await tallyOf(others)).toEqual({ begun: 45, tooMuch: 5 });
});

it('what is given back can be tried again, and no more than that', async () => {
  const count = () => limits.count('test-mail-account', '1');
  await limits.giveBack('test-mail-account', '1');
  const twelve = Array.from({ length: 12 }, count);
  expect(await tallyOf(twelve)).toEqual({ begun: 12, tooMuch: 0 });
  await limits.giveBack('test-mail-account', '1');
  expect(await tallyOf([count(), count()])).toEqual({ begun: 1, tooMuch: 1 });
});

it('a clock that was wrong and is set back keeps nobody out for long', async () => {
  const count = () => limits.count('test-mail-account', '1');
  const thirteen = Array.from({ length: 13 }, count);
  expect(await tallyOf(thirteen)).toEqual({ begun: 12, tooMuch: 1 });
  // Another process may be a little behind: it counts on.
  server.advance(-minute);
  expect(await tallyOf([count()])).toEqual({ begun: 0, tooMuch: 1 });
  server.advance(-60 * minute);
  expect(await tallyOf([count()])).toEqual({ begun: 1, tooMuch: 0 });
});
