import { layoutShift } from '../support/layout-shift.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

const narrow = [320, 360, 390, 768];
const wide = [1024, 1280, 1920, 2560];

for (const path of publicPages) {
  test(`${path} fits every width`, async ({ page, isMobile }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), 'jumps while loading').toBeLessThan(0.05);
    for (const width of isMobile ? narrow : wide) {
      const height = width < 1024 ? 800 : 1080;
      await page.setViewportSize({ width, height });
      const frame = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        width: innerWidth,
        footer: document.querySelector('body footer')?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(frame, `${path} at ${width}`).toMatchObject({ scrollWidth: width, width });
      // On a page with little on it the footer still stands at the bottom.
      expect(Math.ceil(frame.footer), `footer at ${width}`).toBeGreaterThanOrEqual(height);
      await expectPicturesInView(page);
    }
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
