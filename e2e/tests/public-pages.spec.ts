import { expectAccessible } from '../support/axe.ts';
import { expectToFitEveryWidth } from '../support/every-width.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

/** Every page that is open to visitors, but for the error pages, which have tests of their own. */
const publicPages = [
  '/home',
  '/pokedex',
  '/pokemon-types-table',
  '/tournament-rules',
  '/memory-game',
  '/quiz',
  '/shell-game',
  '/account/login',
  '/account/register',
  '/account/forgot-password',
  '/account/device',
] as const;

/** Games have the screen to themselves. */
const withoutFooter: readonly string[] = ['/memory-game', '/shell-game'];

for (const path of publicPages) {
  test(`${path} stays where it is while it loads, is accessible, and fits every width`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), 'jumps while loading').toBeLessThan(0.05);
    await test.step('is accessible', () => expectAccessible(page));
    await expectToFitEveryWidth(page, { isMobile, hasFooter: !withoutFooter.includes(path) });
  });
}

test('an address typed over another one opens at its top @desktop', async ({ page }) => {
  await page.goto('/tournament-rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.goto('/pokemon-types-table');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer says which version this is @desktop', async ({ page }) => {
  await page.goto('/tournament-rules');
  await expect(page.getByRole('contentinfo')).toContainText(/Versione \d+\.\d+\.\d+/);
});
