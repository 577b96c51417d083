import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a new player learns how the list gets its first Pokémon @phone', async ({ page, login }) => {
  await login();
  await page.goto('/all-pokemon-list');
  const main = page.getByRole('main');
  await expect(main.getByText('Nessun risultato!')).toBeVisible();
  await expect(main.getByText('compaiono qui')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Vai ai tornei' }).click();
  await expect(page).toHaveURL('/tournaments');

  await page.goto('/all-pokemon-list?tier=3');
  await expect(main.getByText('Nessun risultato!')).toBeVisible();
  await expect(main.getByText('compaiono qui')).toHaveCount(0);
});

test('an empty result is seen beside the open filter @phone', async ({
  page,
  loginAsOrganiser,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await loginAsOrganiser();
  await page.goto('/all-pokemon-list?specie=1&tier=3');
  const nothing = page.getByText('Nessun risultato!');
  await expect(nothing).toHaveCount(1);
  // There is room for the number of its filters only.
  const filters = page.getByRole('search', { name: 'Filtri' }).getByRole('button');
  await expect(filters.first()).toHaveAccessibleName('Filtri 2 attivi');
  await expectAccessible(page);
  await page.getByRole('search').locator('button[aria-expanded]').tap();
  await expect(nothing).toHaveCount(1);
  // Nothing lies over it.
  const isOnTop = await nothing.evaluate((text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === text;
  });
  expect(isOnTop).toBe(true);
  await expect(nothing).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Azzera filtri' }).first().tap();
  await expect(nothing).toHaveCount(0);
});
