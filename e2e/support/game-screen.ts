import { expect, type Locator, type Page } from '@playwright/test';

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Expects the parts in view without scrolling on every screen, with no footer and no bar. */
export async function expectWholeScreen(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const part of parts) {
      const all = await part.all();
      await Promise.all(all.map((one) => expect(one).toBeInViewport({ ratio: 1 })));
    }
    const beyond = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    expect(beyond, `${screen.width} by ${screen.height}`).toBeLessThanOrEqual(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Rapida' })).toHaveCount(0);
  }
}

/** The question before a player leaves a game that would be lost. */
export const leaveQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Lasci la partita?' });

/** The header's link to the home page. */
export const homeLink = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** The number of running animations other than fades. */
export function countMotions(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        // With reduced motion a card turns over by a fade.
        .filter((one) => !(one instanceof CSSTransition && one.transitionProperty === 'opacity'))
        .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 1).length,
  );
}
