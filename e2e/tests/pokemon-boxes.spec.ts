import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { type Person, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { markShown } from '../support/notifications.ts';
import { silhouetteContrast } from '../support/silhouette.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const view = (page: Page, name: 'Elenco' | 'Box') => page.getByRole('radio', { name });
const tiles = (page: Page) => page.locator('[data-tile]');
const tile = (page: Page, name: string | RegExp) => tiles(page).filter({ hasText: name });
const rows = (page: Page) => page.locator('[data-row-button]');
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const starters = ['Bulbasaur', 'Charmander', 'Squirtle'] as const;

/** A player with three Pokémon, of which nothing needs to be told any more. */
async function giveStarters(request: APIRequestContext, player: Person): Promise<void> {
  await signUpForKanto(request, player);
  await markShown(request, player);
}

/** Lets the open page look as it does in a theme. */
function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Expects two controls in one row, close to each other. */
async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const [one, other] = [await left.boundingBox(), await right.boundingBox()];
  if (one === null || other === null) throw new Error('Nothing is there');
  const middles = [one, other].map(({ y, height }) => y + height / 2);
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
  expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
  expect(other.x - one.x - one.width).toBeLessThanOrEqual(16);
}

/** A finger that goes sideways over an element. */
async function swipe(page: Page, x: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: 300 }],
    });
  await touch('touchStart', x.from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', x.from + part * (x.to - x.from));
  await touch('touchEnd');
}

test('both views of the team share filter and order, and the view is remembered @phone', async ({
  page,
  request,
  login,
}) => {
  await giveStarters(request, await login());
  await page.goto('/my-team');
  await expect(view(page, 'Elenco')).toBeChecked();
  await expect(rows(page)).toHaveCount(3);
  await view(page, 'Box').check();
  await expect(tiles(page)).toHaveText([/Bulbasaur/, /Charmander/, /Squirtle/]);
  await expect(rows(page)).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectBeside(
      page.getByRole('button', { name: 'Livello pari' }),
      page.getByRole('button', { name: 'Copia la squadra come testo' }),
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByLabel('Ordina').selectOption('Numero');
  await page.getByLabel('Ordina').selectOption('Nome');
  await expect(page).toHaveURL('/my-team?ordine=nome');
  await page.reload();
  await expect(view(page, 'Box')).toBeChecked();
  await expect(tiles(page)).toHaveText([/Bulbasaur/, /Charmander/, /Squirtle/]);

  await page.goto('/my-team?specie=4');
  await expect(tiles(page)).toHaveText([/Charmander/]);
  await view(page, 'Elenco').check();
  await expect(rows(page)).toHaveText([/Charmander/]);
  await view(page, 'Box').check();
  await test.step('the filter bar opens, goes up with a choice, and finds nothing', async () => {
    await page.goto('/my-team');
    await view(page, 'Elenco').check();
    await expect(rows(page).filter({ hasText: 'Bulbasaur' })).toContainText(/lv\. \d+.*Tier: 1/);
    const shiny = page.getByLabel('Shiny', { exact: true });
    const tier = page.getByLabel('Tier', { exact: true });
    await expect(tier).toBeHidden();
    await page.getByRole('button', { name: 'Filtri' }).tap();
    await expect(shiny.getByRole('option')).toHaveText(['Tutti', 'Shiny', 'Non-Shiny']);
    await expect(tier.getByRole('option')).toHaveText([
      ...['Tutti i tier', 'Tier 1', 'Tier 2', 'Tier 3'],
    ]);
    for (const name of ['Pokémon', 'Tipo 1', 'Tipo 2', 'Abilità', 'Mossa appresa']) {
      await expect(page.getByRole('combobox', { name, exact: true })).toBeVisible();
    }
    await tier.selectOption('Tier 3');
    await expect(page.getByText('Nessun risultato!')).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await view(page, 'Box').check();
  });
  await page.getByRole('button', { name: 'Azzera filtri' }).first().click();
  await expect(tiles(page)).toHaveCount(3);
});

test('an organiser sorts the list in both views, and opens a Pokémon @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/all-pokemon-list?ordine=livello');
  const levelOf = async (text: string | null) => Number(/lv\. (\d+)/.exec(text ?? '')?.[1]);
  await expect(rows(page).first()).toBeVisible();
  const inRows = await Promise.all((await rows(page).allTextContents()).map(levelOf));
  expect(inRows).toEqual(inRows.toSorted((one, other) => other - one));
  await test.step('a row tells a move’s figures, and items to organisers', async () => {
    await expect(page.getByRole('img', { name: /^Tiene / }).first()).toBeVisible();
    const row = rows(page).first();
    await expect(row).toContainText(/lv\. \d+.*Tier: \d/);
    await row.click();
    const moves = page.getByRole('region', { name: 'Mosse' }).getByRole('button');
    await moves.first().hover();
    await expect(page.getByRole('tooltip').getByRole('term')).toHaveText([
      ...['Tipo', 'Classe', 'Potenza', 'Precisione', 'Priorità', 'Prob. effetto'],
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
  await view(page, 'Box').check();
  await expect(tiles(page).first()).toBeVisible();
  const inTiles = await Promise.all((await tiles(page).allTextContents()).map(levelOf));
  expect(inTiles).toEqual(inTiles.toSorted((one, other) => other - one));
  expect(inTiles[0]).toBe(inRows[0]);
  await expect(
    tiles(page)
      .getByRole('img', { name: /^Tiene / })
      .first(),
  ).toBeVisible();

  // From a sheet to the editor and back.
  const first = (await tiles(page).first().textContent()) ?? '';
  await tiles(page).first().click();
  await page.getByRole('button', { name: /^Modifica / }).click();
  const editor = page.getByRole('dialog', { name: 'Modifica Pokemon' });
  await expect(editor.getByLabel('Livello')).toHaveValue(String(await levelOf(first)));
  await editor.getByRole('button', { name: 'Chiudi finestra' }).click();
  await expect(editor).toHaveCount(0);
});

test('a Pokémon’s sheet is read and turned by keyboard @desktop', async ({
  page,
  request,
  login,
}) => {
  await giveStarters(request, await login());
  await page.goto('/my-team');
  await view(page, 'Box').focus();
  await page.keyboard.press('Space');
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'Charmander')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tile(page, 'Squirtle')).toBeFocused();
  // The others are out of the tabulator's way.
  await expect(page.locator('[data-tile][tabindex="0"]')).toHaveText(/Squirtle/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');

  const bulbasaur = sheet(page, 'Bulbasaur');
  await expect(bulbasaur).toContainText(/lv\. \d+.*Tier: 1/);
  const gender = bulbasaur.getByRole('img', { name: /^(Maschio|Femmina)$/ });
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    expect(await silhouetteContrast(gender), theme).toBeGreaterThanOrEqual(3);
  }
  for (const name of ['Abilità', 'Mosse', 'Statistiche']) {
    await expect(bulbasaur.getByRole('region', { name })).toBeVisible();
  }
  await expect(bulbasaur.getByRole('img', { name: 'Bulbasaur' })).toBeVisible();
  await expect(
    bulbasaur.getByRole('button', { name: 'Ascolta il verso di Bulbasaur' }),
  ).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await bulbasaur.getByRole('region', { name: 'Mosse' }).getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page, 'Charmander')).toContainText('2 di 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(sheet(page, 'Squirtle')).toContainText('3 di 3');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tile(page, 'Squirtle')).toBeFocused();
});

test('new Pokémon are marked; a sheet is swiped, and closed by the back button @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await giveStarters(request, player);
  await page.addInitScript((id) => {
    localStorage.setItem('pokemon-view', 'boxes');
    if (localStorage.getItem('seen-teams') === null) {
      localStorage.setItem('seen-teams', JSON.stringify({ [id]: [] }));
    }
  }, player.session.id);
  await page.goto('/tournaments');
  await page.getByRole('link', { name: 'Squadra' }).tap();
  for (const name of starters) await expect(tile(page, name)).toContainText('Nuovo');
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByText('Nuovo')).toHaveCount(0);
  // Three beside each other, and the longest names still whole.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  const isCut = await tiles(page)
    .getByText('Charmander', { exact: true })
    .evaluate((name) => name.scrollWidth > name.clientWidth);
  expect(isCut).toBe(false);
  if (size !== null) await page.setViewportSize(size);
  const [first, second] = [
    await tiles(page).nth(0).boundingBox(),
    await tiles(page).nth(2).boundingBox(),
  ];
  expect(second?.y, 'three stand side by side').toBe(first?.y);
  await tile(page, 'Charmander').tap();
  await expect(sheet(page, 'Charmander')).toBeInViewport({ ratio: 1 });
  await swipe(page, { from: 320, to: 120 });
  await expect(sheet(page, 'Squirtle')).toBeVisible();
  await swipe(page, { from: 120, to: 320 });
  await expect(sheet(page, 'Charmander')).toBeVisible();
  // A finger that comes down right after a swipe would only stop it.
  await sheet(page, 'Charmander').getByRole('button', { name: 'Pokémon precedente' }).click();
  await expect(sheet(page, 'Bulbasaur')).toContainText('1 di 3');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/my-team');
});

async function showAsSeen(page: Page, player: Person): Promise<void> {
  // A seen Pokémon, as from a leader's team.
  const { listAll, listSeen } = contract.availablePokemons;
  const answer = await page.request.get(listAll.path, {
    params: { generationId: 4 },
    headers: tokenHeader(player),
  });
  const all = listAll.response.parse(await answer.json());
  await page.route(`**${listSeen.path}*`, (route) => route.fulfill({ json: all }));
}

test('owned Pokémon are marked, and the keyboard reaches the whole list @desktop', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await giveStarters(request, player);
  await showAsSeen(page, player);
  await page.goto('/all-pokemon-list?specie=4');
  await expect(rows(page).filter({ has: page.getByRole('img', { name: 'Tuo' }) })).toHaveCount(1);
  await view(page, 'Box').check();
  await expect(tiles(page).filter({ has: page.getByRole('img', { name: 'Tuo' }) })).toHaveCount(1);
  await expectAccessible(page, 'main');

  // The view is remembered; only the tiles near the viewport are in the document.
  await page.goto('/all-pokemon-list');
  await expect(tiles(page).first()).toBeVisible();
  const all = Number(
    await page
      .getByRole('list', { name: 'Pokémon visti' })
      .getByRole('listitem')
      .first()
      .getAttribute('aria-setsize'),
  );
  expect(all).toBeGreaterThan(200);
  await tiles(page).first().focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  const focused = page.locator('[data-tile]:focus');
  await expect(focused).toBeInViewport({ ratio: 1 });
  expect(Number(await focused.getAttribute('data-tile'))).toBeGreaterThan(80);
  expect(await tiles(page).count()).toBeLessThan(all / 2);
  // The bar never covers the focused tile.
  const isSeen = await focused.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 8));
  });
  expect(isSeen).toBe(true);
});
