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

/** Fails when axe finds any violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await finishAnimations(page);
  await page.evaluate(source);
  const violations = await page.evaluate<Violation[]>(`
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({
        rule: id + ': ' + help,
        where: nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')),
      })),
    )`);
  expect(violations).toEqual([]);
}
