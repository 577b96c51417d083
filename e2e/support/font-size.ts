import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's font size, as its settings do: 16 px is usual, 24 px 'Molto grande'. */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const fontSizes = { standard: pixels, fixed: pixels };
  await (await session).send('Page.setFontSizes', { fontSizes });
}
