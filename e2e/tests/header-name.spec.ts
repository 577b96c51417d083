import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectNoSidewaysScroll, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const topNavigation = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Principale' });
const opener = (page: Page) => page.getByRole('button', { name: 'Apri il menu' });

/** Measures the header's name: its width, its full width and the free space beside it. */
function measure(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const name = header.querySelector<HTMLElement>('[data-elastic]');
    const account = name?.closest('button')?.getBoundingClientRect();
    if (name === null || account === undefined) throw new Error('No name');
    const others = [...header.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect().right)
      .filter((right) => right < account.left);
    return {
      shown: name.clientWidth,
      whole: name.scrollWidth,
      free: account.left - Math.max(...others),
    };
  });
}

const widths = [320, 360, 390, 768, 992, 1024, 1280, 1920, 2560];

/** A unique end of a name, of the widest characters. */
const unique = () => Array.from({ length: 9 }, () => (Math.random() < 0.5 ? 'W' : 'M')).join('');

test('the header shortens the name only without room, and never widens the page @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/account/device');
  for (const [what, username] of [
    ['3 characters', Math.random().toString(36).slice(2, 5).padEnd(3, 'x')],
    ['12 characters', `org_${Math.random().toString(36).slice(2, 10).padEnd(8, 'x')}`],
    ['20 characters', `giovanni_rossi${Math.random().toString(36).slice(2, 8).padEnd(6, 'x')}`],
    ['the 20 widest', 'W'.repeat(11) + unique()],
  ] as const) {
    await test.step(what, async () => {
      const { session } = await signUp(request, { username });
      await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(session));
      await page.goto('/profile/edit');
      const button = userButton(page, username);
      await expect(button).toBeVisible();
      for (const width of widths) {
        await test.step(`${width}px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(opener(page).or(topNavigation(page))).toBeVisible();
          await expect
            .poll(async () => {
              const { shown, whole, free } = await measure(page);
              return shown >= whole || free < 24;
            })
            .toBe(true);
          await expect(button).toBeInViewport({ ratio: 1 });
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
  const username = await test.step('the menu of the widest', async () => {
    const name = (await page.getByRole('banner').locator('[data-elastic]').textContent()) ?? '';
    for (const width of widths) {
      await test.step(`${width}px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await userButton(page, name).click();
        await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Escape');
      });
    }
    return name;
  });
  await test.step('beside it there is room for the navigation, and its menu tells it whole', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(topNavigation(page)).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await userButton(page, username).click();
    await expect(page.getByRole('banner').getByRole('paragraph')).toHaveText(username);
  });
});
