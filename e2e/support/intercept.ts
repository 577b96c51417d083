import type { Page } from '@playwright/test';

/**
 * Handles a page's requests to `urlPattern`, in which `*` is any text; each waits until `send`.
 * Unlike a Playwright route it stops no other requests and keeps the HTTP cache.
 */
export async function interceptRequests(
  page: Page,
  urlPattern: string,
  handle: (request: { send(): Promise<void> }) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const send = async () => {
      // Fails if the page that called has been left.
      await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
    };
    void handle({ send });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}
