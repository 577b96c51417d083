import type { Locator, Page } from '@playwright/test';
import { pauseRunningClock } from '../support/paused-clock.ts';
import { expect, test } from '../support/test.ts';

/** Taps twice on the same spot, as quickly as a finger does, whatever the machine's speed. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await pauseRunningClock(page);
  await page.touchscreen.tap(x, y);
  await expect(button).toHaveAccessibleName('Premi ancora');
  await page.touchscreen.tap(x, y);
  await page.clock.resume();
}

test('two taps on the same spot delete on any phone @phone', async ({
  page,
  consoleErrors,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.clock.install();
  // Nothing is deleted for good: other tests look at the same list.
  const refused = { status: 409, json: { message: 'Così non va' } };
  await page.route('**/api/delete-available-pokemon/*', (route) => route.fulfill(refused));
  await page.route('**/api/delete-tournament-leader-pokemon*', (route) => route.fulfill(refused));

  const error = page.getByRole('dialog', { name: 'Errore!' });
  async function deleteAtEveryWidth(opener: Locator, window: Locator): Promise<void> {
    const button = window.getByRole('button', { name: /^(Elimina|Premi ancora)$/ });
    for (const width of [360, 375, 390]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await opener.tap();
        await expect(button).toBeEnabled();
        await expect(button).toHaveAccessibleName('Elimina');
        await tapTwice(page, button);
        await expect(error).toContainText('Così non va');
        await error.getByRole('button').first().tap();
        await expect(error).toBeHidden();
        await expect(window).toBeHidden();
        await consoleErrors.expectFailedCalls(409);
      });
    }
  }
  await test.step('a Pokémon of the list', async () => {
    await page.goto('/all-pokemon-list?tier=3');
    await page.locator('[data-row-button]').first().tap();
    await deleteAtEveryWidth(
      page.getByRole('button', { name: /^Modifica / }),
      page.getByRole('dialog', { name: 'Modifica Pokemon' }),
    );
  });
  await test.step('a Pokémon of a leader', async () => {
    await page.goto('/gym-leaders-builder');
    await deleteAtEveryWidth(
      page.getByRole('button', { name: /^Modifica Geodude/ }).first(),
      page.getByRole('dialog', { name: 'Pokémon 1 di Brock' }),
    );
  });
});
