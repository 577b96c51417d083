import { expect, type Page } from '@playwright/test';

const start = Date.UTC(2026, 0, 10, 18, 0, 0);

/** Pauses the page's clock but for `page.clock.runFor`; call before the first `goto`. */
export async function pauseClock(page: Page): Promise<void> {
  // Until the pause the clock runs: it must not have passed `start` by then.
  await page.clock.install({ time: start - 24 * 60 * 60 * 1000 });
  await page.clock.pauseAt(start);
}

/** Pauses a clock that has been installed and runs; a minute passes at once. */
export async function pauseRunningClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Lets a paused clock run, a moment at a time, until something is so: what waits for frames or timers. */
export async function runClockUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const step = async () => {
    await page.clock.runFor(20);
    return isSo();
  };
  // At once: by default `poll` would soon wait a second between moments of 20 ms.
  await expect.poll(step, { intervals: [0] }).toBe(true);
}
