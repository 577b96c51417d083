import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { publicPages } from '../support/public-pages.ts';
import { expectRefusals } from '../support/refusals.ts';
import { expect, test } from '../support/test.ts';

const randomInfo = '**/api/get-random-pokemon-info*';

for (const path of publicPages) {
  test(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test.describe('nor has a page', () => {
  test('with an ability’s bubble open', async ({ page }) => {
    await page.goto('/pokedex?pokemon=16');
    await page.getByRole('list', { name: 'Abilità' }).getByRole('button').first().click();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page);
  });

  test('with the typeahead’s results open', async ({ page }) => {
    await page.goto('/pokedex');
    await page.getByRole('combobox').fill('char');
    await expect(page.getByRole('option')).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole('combobox').fill('xyzxyz');
    await expect(page.getByText('Nessun risultato!')).toBeVisible();
    await expectAccessible(page);
  });

  test('with the side menu open @phone', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('with a menu of the bar open @desktop', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'PokéPedia' }).click();
    await expect(page.getByRole('link', { name: 'Pokédex' })).toBeVisible();
    await expectAccessible(page);
  });

  test('with a cell of the types table chosen', async ({ page }) => {
    await page.goto('/pokemon-types-table');
    await page.getByRole('grid').locator('tbody td').nth(40).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('contro');
    await expectAccessible(page);
  });

  test('with all tier lists open', async ({ page }) => {
    await page.goto('/tournament-rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const region of await page.locator('#tier-1').getByRole('button').all()) {
      await region.click();
    }
    await expect(page.locator('#tier-1').getByRole('listitem').last()).toBeVisible();
    await expectAccessible(page);
  });

  test('while it loads', async ({ page }) => {
    await holdBack(page, randomInfo);
    await page.goto('/home');
    await expect(page.getByText('Caricamento del Pokémon…')).toBeAttached();
    await expectAccessible(page);
  });

  test('when loading fails', async ({ page, consoleErrors }) => {
    await page.route(randomInfo, (route) =>
      route.fulfill({ status: 404, json: { message: 'Il Pokémon è scappato' } }),
    );
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await expectRefusals(consoleErrors, 404);
  });
});

test.describe('whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const longestMotion = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
      ),
    );

  test('sees none', async ({ page, isMobile }) => {
    const { letThrough } = await holdBack(page, randomInfo);
    await page.goto('/home');
    await expect(page.getByText('Caricamento del Pokémon…')).toBeAttached();
    expect(await longestMotion(page)).toBeLessThan(1);
    letThrough();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await longestMotion(page)).toBeLessThan(1);
    await page.getByRole('list', { name: 'Abilità' }).getByRole('button').first().click();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await longestMotion(page)).toBeLessThan(1);
    if (isMobile) {
      await page.getByRole('button', { name: 'Apri il menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await longestMotion(page)).toBeLessThan(1);
    }
  });
});

test('whoever does not mind motion sees the skeleton shimmer', async ({ page }) => {
  await holdBack(page, randomInfo);
  await page.goto('/home');
  await expect(page.getByText('Caricamento del Pokémon…')).toBeAttached();
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});
