import type { Page } from '@playwright/test';

const start = Date.UTC(2026, 0, 10, 18, 0, 0);

/**
 * Gives the page a clock that stands still but for `page.clock.runFor`; before the first `goto`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}
