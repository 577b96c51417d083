import { expect, type Page } from '@playwright/test';
import { expectPicturesInView } from './pictures.ts';

const narrow = [320, 360, 390, 768];
const wide = [1024, 1280, 1920, 2560];

/** Expects the page not to scroll sideways at the widths of phones or of desktops. */
export async function expectToFitViewports(
  page: Page,
  { isMobile, hasFooter }: { isMobile: boolean; hasFooter: boolean },
): Promise<void> {
  for (const width of isMobile ? narrow : wide) {
    const height = width < 1024 ? 800 : 1080;
    await page.setViewportSize({ width, height });
    const frame = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      width: innerWidth,
      footer: document.querySelector('body footer')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(frame, `${width} px wide`).toMatchObject({ scrollWidth: width, width });
    // On a short page the footer is at the window's bottom.
    if (hasFooter) expect(Math.ceil(frame.footer), 'footer').toBeGreaterThanOrEqual(height);
    else expect(frame.footer).toBe(0);
    await expectPicturesInView(page);
  }
}
