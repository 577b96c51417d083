import type { Page } from '@playwright/test';
import { userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** How the name in the header stands: how wide it is, would be, and what is left of the bar beside it. */
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

test.describe('the name in the header @desktop', () => {
  for (const length of [3, 12, 20]) {
    test(`of ${length} characters is cut only where there is no room`, async ({ page, login }) => {
      const tail = Math.random().toString(36).slice(2, 5).padEnd(3, 'x');
      const username = `organizzatrice_di_x`.slice(0, length - 3) + tail;
      await login({ username });
      await page.goto('/profile/edit');
      await expect(userButton(page, username)).toBeVisible();
      for (const width of [320, 360, 390, 768, 1024, 1280, 1920]) {
        await test.step(`${width}px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect
            .poll(async () => {
              const { shown, whole, free } = await measure(page);
              return shown >= whole || free < 24;
            })
            .toBe(true);
        });
      }
    });
  }
});
