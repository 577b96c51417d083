import type { Page } from '@playwright/test';
import { effectiveness, types } from '@poketorneo/gen4/types';
import { expect, test } from '../support/test.ts';

const names = types.map(({ name }) => name);
const table = (page: Page) => page.getByRole('grid', { name: 'Efficacia dei tipi' });
const cell = (page: Page, row: number, column: number) =>
  table(page).locator('tbody tr').nth(row).locator('td').nth(column);
const sentence = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(async ({ page }) => {
  await page.goto('/pokemon-types-table');
});

test('all 289 cells match the chart, and are announced @desktop', async ({ page }) => {
  await expect(table(page)).toBeVisible();
  const shown = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent)),
    );
  expect(shown).toEqual(
    types.map((attacker) => types.map((defender) => `x${effectiveness(attacker.id, defender.id)}`)),
  );
  await expect(table(page).getByRole('columnheader')).toHaveText(names);
  await expect(table(page).getByRole('rowheader')).toHaveText(names);
  await expect(table(page).locator('tbody').getByRole('gridcell')).toHaveCount(289);
  await test.step('the keyboard', async () => {
    await cell(page, 0, 0).focus();
    await expect(sentence(page)).toHaveText('Normale contro Normale: x1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 0, 0)).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await expect(cell(page, 3, 1)).toBeFocused();
    await expect(sentence(page)).toHaveText('Fuoco contro Erba: x2');
    await page.keyboard.press('End');
    await expect(sentence(page)).toHaveText('Fuoco contro Acciaio: x2');
    await page.keyboard.press('Home');
    await expect(sentence(page)).toHaveText('Fuoco contro Normale: x1');
    // The whole table is one stop: the next one lies behind it.
    await page.keyboard.press('Tab');
    await expect(table(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(cell(page, 3, 0)).toBeFocused();
  });
  await test.step('the pointer', async () => {
    await cell(page, 2, 12).hover();
    await expect(sentence(page)).toHaveText('Acqua contro Drago: x0.5');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(sentence(page)).toHaveText('Nessuna casella scelta');
  });
  await test.step('its heads stay in sight', async () => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
    await cell(page, 15, 0).scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    const head = await table(page).getByRole('columnheader').first().boundingBox();
    expect(head?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? Number.NaN), 0);
  });
});

test('it fits every phone, and a tap announces a cell @phone', async ({ page }) => {
  await cell(page, 0, 10).tap();
  await expect(sentence(page)).toHaveText('Normale contro Spettro: x0');
  await cell(page, 4, 2).tap();
  await expect(sentence(page)).toHaveText('Elettro contro Acqua: x2');
  await test.step('every width', async () => {
    for (const width of [320, 360, 414, 600]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 720 });
        const box = await table(page).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        // A finger hits a cell.
        expect((await cell(page, 8, 8).boundingBox())?.width).toBeGreaterThan(15);
      });
    }
  });
  await test.step('its heads stay in sight', async () => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
    await cell(page, 15, 0).scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    const head = await table(page).getByRole('columnheader').first().boundingBox();
    expect(head?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? Number.NaN), 0);
  });
});
