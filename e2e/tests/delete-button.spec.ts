import type { Locator, Page } from '@playwright/test';
import { expectRefusals } from '../support/refusals.ts';
import { expect, test } from '../support/test.ts';

/** Taps twice on the same spot, as a finger does. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await expect(button).toHaveAccessibleName('Premi ancora');
  await page.touchscreen.tap(x, y);
}

test('two taps on one spot delete on any phone @phone', async ({
  page,
  consoleErrors,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  // Nothing is deleted for good: other tests look at the same list.
  const refused = { status: 409, json: { message: 'Così non va' } };
  await page.route('**/api/delete-available-pokemon/*', (route) => route.fulfill(refused));
  await page.route('**/api/delete-tournament-leader-pokemon*', (route) => route.fulfill(refused));

  for (const width of [360, 375, 390]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/all-pokemon-list?tier=3');
      await page.locator('[data-row-button]').first().tap();
      await page.getByRole('button', { name: /^Modifica / }).tap();
      const editor = page.getByRole('dialog', { name: 'Modifica Pokemon' });
      await expect(editor.getByLabel('Livello')).toBeEnabled();
      await tapTwice(page, editor.getByRole('button', { name: /^(Elimina|Premi ancora)$/ }));
      await expect(page.getByRole('dialog', { name: 'Errore!' })).toContainText('Così non va');

      await page.goto('/gym-leaders-builder');
      await page
        .getByRole('button', { name: /^Modifica Geodude/ })
        .first()
        .tap();
      const slot = page.getByRole('dialog', { name: 'Pokémon 1 di Brock' });
      await tapTwice(page, slot.getByRole('button', { name: /^(Elimina|Premi ancora)$/ }));
      await expect(page.getByRole('dialog', { name: 'Errore!' })).toContainText('Così non va');
      await expectRefusals(consoleErrors, 409, 409);
    });
  }
});
