import type { Page } from '@playwright/test';

const start = Date.UTC(2026, 0, 10, 18, 0, 0);

/** Pauses the page's clock but for `page.clock.runFor`; call before the first `goto`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}
