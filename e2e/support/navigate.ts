import { expect, type Page } from '@playwright/test';
import { routes } from './routes.ts';

/**
 * Opens a page by the app's router, as a link does: the document is not loaded again. Waits for the
 * page's title, which shows that it has replaced one with another title.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: Math.random().toString(36), usr: null }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  const { pathname } = new URL(path, 'http://localhost');
  const title = routes.find(([known]) => known === pathname)?.[1];
  if (title !== undefined) await expect(page).toHaveTitle(title);
}
