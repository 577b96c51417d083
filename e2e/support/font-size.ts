import type { Page } from '@playwright/test';

/** Sets the browser's font size, as its settings do: 16 px is usual, 24 px 'Molto grande'. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}
