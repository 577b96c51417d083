import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's timers without delay bypass the page's clock, which a test may have paused. */
const source = `((setTimeout) => { ${axe}
})((work, delay) => (delay ? window.setTimeout(work, delay) : void Promise.resolve().then(work)))`;

interface Violation {
  rule: string;
  where: string[];
}

/** Waits for finite animations: half-way through a fade the contrast is not the design's. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // Scroll-driven animations never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** axe's violations on the page: of all rules, or of `rules`. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  await finishAnimations(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // No enabled rule needs the style sheets.
    preload: false,
    ...(rules !== undefined && { runOnly: rules }),
  });
  return page.evaluate<Violation[]>(`
    axe.run(document, ${options}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        rule: id + ': ' + help,
        where: nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')),
      })),
    )`);
}

/** Changes the page's theme; returns the previous one. */
function changeTheme(page: Page, theme: string): Promise<string> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme ?? 'light';
    dataset.theme = next;
    return before;
  }, theme);
}

/** Loads axe with each document from now on: quicker than sending it to each by `expectAccessible`. */
export async function preloadAxe(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/** Expects no axe violation in the current theme, and enough contrast in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page may still be loading its code.
  await expect(page.locator('main')).toBeAttached();
  // Half a megabyte to send and to parse: once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await violationsOf(page)).toEqual([]);
  const before = await changeTheme(page, 'dark');
  if (before === 'dark') return;
  expect(await violationsOf(page, ['color-contrast']), 'in the dark theme').toEqual([]);
  await changeTheme(page, before);
}
