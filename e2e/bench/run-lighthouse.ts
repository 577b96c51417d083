import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** A page, and who looks at it: the session as the browser keeps it, a visitor when null. */
export interface Visit {
  path: string;
  session: string | null;
}

/** What Lighthouse's mobile preset finds in some categories, in a browser that knows nothing yet. */
export async function runLighthouse(
  url: string,
  { path, session }: Visit,
  { categories, executablePath }: { categories: string[]; executablePath: string },
): Promise<Result> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  try {
    if (session !== null) await keepSession(chrome, url, session);
    const result = await lighthouse(url + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${path}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Lighthouse empties the caches before it looks, but leaves the storage that the session is in. */
async function keepSession({ port }: LaunchedChrome, url: string, session: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser shows nothing');
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate((stored) => localStorage.setItem('user', stored), session);
  await page.close();
  await browser.close();
}
