import type { Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { heardOf, markShown, toast, toastRegion, write } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  '/home',
  '/tournaments',
  '/badges',
  '/my-team',
  '/all-pokemon-list',
  '/pokedex',
  '/pokemon-types-table',
  '/pvp-battle',
  '/leaderboard',
  '/notifications',
  '/profile',
  '/profile/edit',
  '/tournament-rules',
  '/my-matches',
];

/** What can be pressed and lies under a toast, once it has come to rest. */
function coveredBy(page: Page): Promise<string[]> {
  return toastRegion(page).evaluate(async (region) => {
    await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const toasts = [...region.querySelectorAll('[role="dialog"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((element) => !region.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return toasts.some(
          (box) =>
            width > 0 &&
            box.left < right &&
            left < box.right &&
            box.top < bottom &&
            top < box.bottom,
        );
      })
      .map((element) => element.textContent ?? '');
  });
}

for (const width of [360, 390]) {
  test(`no toast lies over a button on any page, ${width} px wide @phone`, async ({
    page,
    login,
    request,
  }) => {
    const player = await login();
    const organiser = await signInAsOrganiser(request);
    await markShown(request, player);
    await page.setViewportSize({ width, height: 780 });
    // The page asks for news each second: that need not be waited for.
    await page.clock.install();
    const askAgain = () => page.clock.runFor(1000);
    let shown = 0;
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const title = `Notizia per ${path}`.slice(0, 45);
      const heard = heardOf(page, title, askAgain);
      await write(request, organiser, player, { title, text: 'Stasera si lotta alle nove.' });
      await askAgain();
      await heard;
      if (await toast(page, title).isVisible()) shown += 1;
      expect(await coveredBy(page), path).toEqual([]);
      await markShown(request, player);
    }
    // Where there is no free place they wait; on most pages there is one.
    expect(shown).toBeGreaterThan(pages.length / 2);
  });
}
