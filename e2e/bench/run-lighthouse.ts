import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** A page with its viewer's session as stored by the browser; null for a visitor. */
export interface Visit {
  path: string;
  session: string | null;
}

/** Lighthouse's result with its mobile preset for some categories, in a new browser profile. */
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
    if (session !== null) await storeSession(chrome, url, session);
    const result = await lighthouse(url + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Stores the session: Lighthouse clears the caches before a run, but not localStorage. */
async function storeSession({ port }: LaunchedChrome, url: string, session: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no context');
  const page = await context.newPage();
  await page.goto(`${url}/api/health`);
  await page.evaluate((stored) => localStorage.setItem('user', stored), session);
  await page.close();
  await browser.close();
}
