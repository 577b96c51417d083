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

interface Scope {
  /** All rules by default. */
  rules?: readonly string[];
  /** A CSS selector; the whole document by default. */
  part?: string | undefined;
}

/** axe's violations on the page. */
async function violationsOf(page: Page, { rules, part }: Scope): Promise<Violation[]> {
  await finishAnimations(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // No enabled rule needs the style sheets.
    preload: false,
    ...(rules !== undefined && { runOnly: rules }),
  });
  const context = part === undefined ? 'document' : JSON.stringify(part);
  return page.evaluate<Violation[]>(`
    axe.run(${context}, ${options}).then(({ violations }) =>
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

/**
 * Expects no axe violation in the current theme, and enough contrast in the dark one: on the page, or
 * on the elements of a CSS selector only, which takes much less CPU time on a large page.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // The page may still be loading its code.
  await expect(page.locator('main')).toBeAttached();
  // Half a megabyte to send and to parse: once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await violationsOf(page, { part })).toEqual([]);
  const before = await changeTheme(page, 'dark');
  if (before === 'dark') return;
  const contrast = await violationsOf(page, { rules: ['color-contrast'], part });
  expect(contrast, 'in the dark theme').toEqual([]);
  await changeTheme(page, before);
}
