import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const size = (page: Page) => page.getByLabel('Pokémon per team', { exact: true });
const tier = (page: Page) => page.getByLabel('Tier', { exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Genera squadre' });
const cards = (page: Page, side: 'A' | 'B') =>
  page.getByRole('list', { name: `Squadra ${side}` }).locator('[data-row-button]');

/** Leaves an input, whatever the page has beside it. */
const fill = async (input: Locator, text: string) => {
  await input.fill(text);
  await input.blur();
};

async function totalTier(page: Page, side: 'A' | 'B'): Promise<number> {
  const texts = await cards(page, side)
    .getByText(/^Tier: \d$/)
    .allTextContents();
  return texts.reduce((sum, text) => sum + Number(text.slice(-1)), 0);
}

test('a player draws teams, opens them and finds them again @phone', async ({ page, login }) => {
  await login();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const last = await delayResponse(page, '**/api/get-pvp-battle-last-teams*');
  await page.goto('/pvp-battle');
  await expect(page).toHaveTitle('PvP Battle');
  await expect(page.getByRole('heading', { level: 1, name: 'PvP Battle' })).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  last.release();
  // Nothing was asked for yet: a closed ball for each Pokémon to come.
  const balls = page.locator('[data-state="closed"] svg');
  await expect(balls).toHaveCount(12);
  await expect(page.getByText('Nessun risultato!')).toHaveCount(0);
  await expect(size(page)).toHaveValue('6');
  await expect(tier(page)).toHaveValue('6');
  await expectAccessible(page, 'main');

  await fill(size(page), '3');
  await expect(balls).toHaveCount(6);
  await fill(tier(page), '5');
  const drawn = await delayResponse(page, '**/api/get-pvp-battle-random-pokemon*');
  await generate(page).click();
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page, 'main');
  await expect(page.getByText('Nessun risultato!')).toHaveCount(0);
  drawn.release();
  for (const side of ['A', 'B'] as const) {
    await expect(cards(page, side)).toHaveCount(3);
    expect(await totalTier(page, side)).toBe(5);
  }
  // They are open, and gone.
  await expect(page.locator('[data-state]')).toHaveCount(0);
  const first = cards(page, 'A').first();
  await expect(first).toContainText(/lv\. \d+/);
  await first.click();
  const card = page.getByRole('list', { name: 'Squadra A' }).getByRole('listitem').first();
  for (const title of ['Strumento tenuto', 'Abilità', 'Mosse', 'Statistiche']) {
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const stat of ['PS', 'Attacco', 'Difesa', 'Att. sp.', 'Dif. sp.', 'Velocità']) {
    await expect(card.getByText(stat, { exact: true })).toBeVisible();
  }
  await card.getByRole('region', { name: 'Mosse' }).getByRole('button').first().click();
  for (const fact of ['Tipo', 'Classe', 'Potenza', 'Precisione', 'Priorità', 'Prob. effetto']) {
    await expect(page.getByRole('tooltip').getByText(fact, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const names = await cards(page, 'B').allTextContents();
  await page.reload();
  await expect(cards(page, 'B')).toHaveText(names);
  await expect(size(page)).toHaveValue('3');
  await expect(tier(page)).toHaveValue('5');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('numbers stay within their bounds, and a rejected draw shows no teams @desktop', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  await page.goto('/pvp-battle');
  await expect(generate(page)).toBeEnabled();
  for (const [typed, forced] of [
    ['9', '6'],
    ['', '1'],
    ['0', '1'],
    ['-2', '1'],
    ['4', '4'],
  ] as const) {
    await fill(size(page), typed);
    await expect(size(page)).toHaveValue(forced);
  }
  for (const [typed, forced] of [
    ['99', '12'],
    ['', '4'],
    ['3', '4'],
    ['12', '12'],
  ] as const) {
    await fill(tier(page), typed);
    await expect(tier(page)).toHaveValue(forced);
  }
  await expect(tier(page)).toHaveAttribute('min', '4');
  await expect(tier(page)).toHaveAttribute('max', '12');
  // The tier follows the number of Pokémon into its bounds.
  await fill(size(page), '2');
  await expect(tier(page)).toHaveValue('6');
  await page.getByRole('button', { name: 'Pokémon per team: uno in più' }).click();
  await expect(size(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Tier: uno in meno' }).click();
  await expect(tier(page)).toHaveValue('5');
  await size(page).press('ArrowUp');
  await expect(size(page)).toHaveValue('4');

  await fill(size(page), '6');
  await fill(tier(page), '6');
  await generate(page).click();
  await expect(cards(page, 'B')).toHaveCount(6);
  // Where no motion is wanted, too.
  for (const side of ['A', 'B']) {
    const copy = page.getByRole('button', { name: `Copia Squadra ${side} come testo` });
    await expect(copy).toBeVisible();
  }
  const message = 'I Pokémon disponibili non bastano per due squadre da 6 con tier totale 18';
  await page.route('**/api/get-pvp-battle-random-pokemon*', (route) =>
    route.fulfill({ status: 400, json: { message } }),
  );
  await fill(tier(page), '18');
  await generate(page).click();
  await expectAlert(page, message);
  await consoleErrors.expectFailedCalls(400);
  // As before the first draw: closed balls.
  await expect(page.locator('[data-state="closed"] svg')).toHaveCount(12);
  await expect(page.getByText('Nessun risultato!')).toHaveCount(0);
  await expect(generate(page)).toBeEnabled();
  await expect(tier(page)).toHaveValue('18');
  // The last teams are still shown.
  await page.getByRole('link', { name: 'Regolamento' }).first().click();
  await expect(page).toHaveURL('/tournament-rules');
  await page.goBack();
  await expect(cards(page, 'B')).toHaveCount(6);
});
