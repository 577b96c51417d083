import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe does at once it does without the page's clock, which a test may have stopped. */
const source = `if (!('axe' in window)) ((setTimeout) => { ${axe}
})((work, delay) => (delay ? window.setTimeout(work, delay) : void Promise.resolve().then(work)))`;

interface Violation {
  rule: string;
  where: string[];
}

/** Waits for what is fading or sliding in: half-way its colours are not the design's. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      // What follows a scroll instead of the clock never ends.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** What axe finds on the page as it stands: by all its rules, or by some. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  await finishAnimations(page);
  const options = JSON.stringify({
    resultTypes: ['violations'],
    // No rule that is on needs the style sheets again.
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

/** Lets the page look as it does in a theme; answers with the one of before. */
function changeTheme(page: Page, theme: string): Promise<string> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset.theme ?? 'light';
    dataset.theme = next;
    return before;
  }, theme);
}

/**
 * Fails when axe finds any violation on the page as it stands, or when its colours are too near to
 * each other in the dark theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Nothing is drawn yet where a script is still on its way.
  await expect(page.locator('main')).toBeAttached();
  await page.evaluate(source);
  expect(await violationsOf(page)).toEqual([]);
  const before = await changeTheme(page, 'dark');
  if (before === 'dark') return;
  expect(await violationsOf(page, ['color-contrast']), 'in the dark theme').toEqual([]);
  await changeTheme(page, before);
}
