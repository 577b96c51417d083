import type { Page } from '@playwright/test';

const start = Date.UTC(2026, 0, 10, 18, 0, 0);

/**
 * Gives the page a clock that stands still but for `page.clock.runFor`; before the first `goto`. What
 * waits on timers of its own, as axe does, needs `page.clock.resume()` first.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}
