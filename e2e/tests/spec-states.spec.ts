import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { boardsWith, expectShown, shownSlide } from '../support/leaderboards.ts';
import { expectRefusals } from '../support/refusals.ts';
import { expect, test } from '../support/test.ts';

const editor = (page: Page, title = 'Aggiungi Pokemon') =>
  page.getByRole('dialog', { name: title });
const box = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Lista Pokémon' }).getByRole('listitem');
const stats = ['PS', 'Attacco', 'Difesa', 'Att. Speciale', 'Dif. Speciale', 'Velocità'];

async function openEditor(page: Page): Promise<Locator> {
  await page.goto('/all-pokemon-list');
  await page.getByRole('button', { name: 'Aggiungi Pokémon' }).click();
  await expect(editor(page)).toBeVisible();
  return editor(page);
}

/** Writes a Pokémon's name in full, which chooses it once its fields have come. */
async function choose(modal: Locator, name: string): Promise<void> {
  await modal.getByRole('combobox', { name: 'Pokémon' }).fill(name);
  await expect(modal.getByLabel('Mossa 1').locator('option').nth(1)).toBeAttached();
}

async function close(page: Page, title: string): Promise<void> {
  await box(page, title).getByRole('button', { name: 'Chiudi' }).click();
  await expect(box(page, title)).toHaveCount(0);
}

/** Presses a button twice before anything can be drawn: faster than any finger. */
async function twice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
}

test('5 · Add/edit Pokémon: what is wrong first is said, in order @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  const modal = await openEditor(page);
  await choose(modal, 'Bulbasaur');

  const ability = modal.getByLabel('Abilità');
  const move = (number: number) => modal.getByLabel(`Mossa ${number}`);
  const level = modal.getByLabel('Livello');
  const refusedWith = async (message: string) => {
    await modal.getByRole('button', { name: 'Conferma' }).click();
    await expect(box(page, 'Attenzione!')).toContainText(message);
    await expect(box(page, 'Attenzione!').locator('[data-tone="error"]')).toBeVisible();
    await close(page, 'Attenzione!');
  };

  await ability.selectOption({ index: 0 });
  await move(4).selectOption({ index: 1 });
  await refusedWith("Scegliere un'abilità!");
  await ability.selectOption({ index: 1 });
  await refusedWith('Il livello deve essere compreso tra 1 e 100!');
  for (const wrong of ['0', '101']) {
    await level.fill(wrong);
    await refusedWith('Il livello deve essere compreso tra 1 e 100!');
  }
  await level.fill('100');
  await refusedWith('La mossa 3 non è stata selezionata!');
  await move(3).selectOption({ index: 1 });
  await refusedWith('La mossa 2 non è stata selezionata!');
  await move(2).selectOption({ index: 1 });
  await refusedWith('La mossa 1 non è stata selezionata!');
  for (const number of [2, 3, 4]) await move(number).selectOption({ index: 0 });
  await refusedWith('Selezionare almeno una mossa');
  for (const number of [1, 2]) await move(number).selectOption({ index: 1 });
  await refusedWith('Non possono esserci mosse uguali!');
  await move(2).selectOption({ index: 2 });
  for (const stat of stats.slice(1)) await modal.getByLabel(stat, { exact: true }).fill('20');
  await refusedWith('Le statistiche devono essere maggiori di 0!');
  await modal.getByLabel('PS', { exact: true }).fill('0');
  await refusedWith('Le statistiche devono essere maggiori di 0!');
  await modal.getByLabel('PS', { exact: true }).fill('10.5');
  await refusedWith('Le statistiche devono essere numeri interi fino a 999!');
});

test('4 · Add/edit Pokémon modal: the choice of a form decides the fields @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  const modal = await openEditor(page);
  const gender = modal.getByLabel('Sesso');
  const fields = modal.getByRole('group', { name: 'Caratteristiche' });
  const ability = modal.getByLabel('Abilità');

  const expectEmpty = async () => {
    for (const field of await fields.locator('input, select').all()) {
      await expect(field).toBeDisabled();
    }
    await expect(modal.getByLabel('Shiny')).not.toBeChecked();
    await expect(modal.getByLabel('Livello')).toHaveValue('');
    await expect(ability).toHaveValue('');
    await expect(modal.getByLabel('Mossa 1')).toHaveValue('');
    await expect(modal.getByLabel('PS', { exact: true })).toHaveValue('');
    await expect(modal.getByRole('combobox', { name: 'Strumento' })).toHaveValue('');
  };
  await expectEmpty();

  for (const [name, genders] of [
    ['Tauros', ['Maschio']],
    ['Bulbasaur', ['Maschio', 'Femmina']],
    ['Abra', ['Maschio', 'Femmina']],
    ['Pidgey', ['Maschio', 'Femmina']],
    ['Vulpix', ['Maschio', 'Femmina']],
    ['Chansey', ['Femmina']],
    ['Magnemite', ['Senza sesso']],
  ] as const) {
    await choose(modal, name);
    await expect(gender.locator('option')).toHaveText([...genders]);
    await expect(gender.locator('option:checked')).toHaveText(genders[0]);
  }
  await expect(ability.locator('option:checked')).toHaveText(
    await ability.locator('option').nth(1).innerText(),
  );
  await modal.getByLabel('Shiny').check();
  await modal.getByLabel('Livello').fill('30');
  await modal.getByLabel('Mossa 1').selectOption({ index: 1 });
  await modal.getByLabel('PS', { exact: true }).fill('50');
  await modal.getByRole('combobox', { name: 'Strumento' }).fill('Avan');
  await modal.getByRole('button', { name: 'Cancella Pokémon' }).click();
  await expectEmpty();
});

test('4 · Add/edit Pokémon modal: what is added, edited and deleted shows in the list @desktop', async ({
  page,
  consoleErrors,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  const modal = await openEditor(page);
  const rows = rowsOf(page);
  const fillIn = async () => {
    await choose(modal, 'Magikarp');
    await modal.getByLabel('Livello').fill('1');
    await modal.getByLabel('Mossa 1').selectOption({ label: 'Splash' });
    for (const stat of stats) await modal.getByLabel(stat, { exact: true }).fill('7');
  };
  await fillIn();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  let inserted = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/insert-new-available-pokemon')) inserted += 1;
  });
  await twice(modal.getByRole('button', { name: 'Conferma' }));
  await expect(box(page, 'Completato!').locator('[data-tone="success"]')).toBeVisible();
  await close(page, 'Completato!');
  await expect(modal).toHaveCount(0);
  expect(inserted).toBe(1);
  await expect(rows.first()).toContainText('Magikarp');
  await expect(rows.first()).toContainText('lv. 1');

  const edited = editor(page, 'Modifica Pokemon');
  const edit = async () => {
    const pencil = page.getByRole('button', { name: 'Modifica Magikarp' }).first();
    if (!(await pencil.isVisible())) await rows.first().getByRole('button').first().click();
    await pencil.click();
    await expect(edited.getByLabel('Livello')).toBeEnabled();
  };
  await edit();
  await edited.getByLabel('Livello').fill('2');
  await edited.getByRole('button', { name: 'Conferma' }).click();
  await expect(box(page, 'Completato!')).toBeVisible();
  await close(page, 'Completato!');
  await expect(edited).toHaveCount(0);
  await expect(rows.first()).toContainText('lv. 2');
  await expectAccessible(page);

  await edit();
  await edited.getByRole('button', { name: 'Elimina' }).dblclick();
  await expect(box(page, 'Completato!')).toBeVisible();
  await close(page, 'Completato!');
  await expect(edited).toHaveCount(0);
  await expect(rows.first()).not.toContainText('lv. 2');

  await page.getByRole('button', { name: 'Aggiungi Pokémon' }).click();
  await fillIn();
  await page.route('**/api/insert-new-available-pokemon', (route) =>
    route.fulfill({ status: 409, json: { message: 'Così non va' } }),
  );
  await modal.getByRole('button', { name: 'Conferma' }).click();
  await expect(box(page, 'Errore!')).toContainText('Così non va');
  await expectAccessible(page);
  await expect(box(page, 'Errore!').locator('[data-tone="error"]')).toBeVisible();
  await close(page, 'Errore!');
  await expect(modal).toHaveCount(0);
  await expectRefusals(consoleErrors, 409);
});

test('4 · Leader-Pokemon modal: a Pokémon is added, changed and taken out @desktop', async ({
  page,
  consoleErrors,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/gym-leaders-builder/4-2');
  const gardenia = page.getByRole('listitem', { name: 'Gardenia' });
  const slots = gardenia.getByRole('list', { name: 'Squadra' }).getByRole('listitem');
  const add = gardenia.getByRole('button', { name: /^Aggiungi il Pokémon \d$/ });
  await expect(add).toHaveText('+');
  const place = (await slots.getByRole('button', { name: /^Modifica/ }).count()) + 1;
  const added = slots.nth(place - 1).getByRole('button', { name: /^Modifica Pidg/ });
  const modal = page.getByRole('dialog', { name: `Pokémon ${place} di Gardenia` });
  const confirm = modal.getByRole('button', { name: 'Conferma' });
  const done = async (message: string) => {
    await expect(box(page, 'Completato!')).toContainText(message);
    await expect(box(page, 'Completato!').locator('[data-tone="success"]')).toBeVisible();
    await close(page, 'Completato!');
    await expect(modal).toHaveCount(0);
  };

  await add.click();
  await expect(confirm).toBeDisabled();
  await modal.getByRole('combobox', { name: 'Pokémon' }).fill('pidg');
  await page.getByRole('option').first().click();
  await twice(confirm);
  await done('Pokémon aggiunto correttamente');

  await added.click();
  await modal.getByRole('combobox', { name: 'Strumento' }).fill('Avanzi');
  await modal.getByRole('combobox', { name: 'Strumento' }).press('Enter');
  await confirm.click();
  await done('Pokémon aggiornato correttamente');

  const path = '**/api/delete-tournament-leader-pokemon';
  await page.route(path, (route) =>
    route.fulfill({ status: 409, json: { message: 'Così non va' } }),
  );
  await added.click();
  await modal.getByRole('button', { name: 'Elimina' }).dblclick();
  await expect(box(page, 'Errore!')).toContainText('Così non va');
  await expectAccessible(page);
  await expect(box(page, 'Errore!').locator('[data-tone="error"]')).toBeVisible();
  await close(page, 'Errore!');
  await expect(modal).toHaveCount(0);
  await expectRefusals(consoleErrors, 409);
  await page.unroute(path);

  await added.click();
  await modal.getByRole('button', { name: 'Elimina' }).dblclick();
  await done('Pokémon rimosso correttamente');
  await expect(added).toHaveCount(0);
});

test('4 · Tournament status: one sign-up, however often it is asked, makes it Ongoing @phone', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/tournaments');
  const kanto = page.getByRole('listitem').filter({ hasText: 'Kanto' });
  const enrol = kanto.getByRole('button', { name: 'Iscriviti' });
  const { calls, letThrough } = await holdBack(page, '**/api/sign-up-tournament');
  await twice(enrol);
  await expect(enrol).toBeDisabled();
  await expectAccessible(page);
  await expect.poll(calls).toBe(1);
  letThrough();
  await expect(kanto.getByText('In corso')).toBeVisible();
  await expect(enrol).toHaveCount(0);
  const link = (name: RegExp) => kanto.getByRole('link', { name });
  await expect(link(/^Medaglie/)).toHaveAttribute('href', '/badges/1');
  await expect(link(/^Capipalestra/)).toHaveAttribute('href', '/tournament-leaders/1-1');
});

test('5 · Type filters: both in either order, one in either slot @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  const [normal, flying] = [1, 12];
  await loginAsOrganiser();
  const found = async (query: string) => {
    await page.goto(`/all-pokemon-list?${query}`);
    await expect(page.getByText(/^\d+ di \d+ Pokémon$/)).toBeVisible();
    return rowsOf(page).first().innerText();
  };
  const both = await found(`tipo1=${normal}&tipo2=${flying}`);
  expect(both).toContain('Pidgeot');
  expect(await found(`tipo1=${flying}&tipo2=${normal}`)).toBe(both);
  await found(`tipo1=${flying}&specie=18`);
  await expect(rowsOf(page).first()).toContainText('Pidgeot');
  await found(`tipo2=${normal}&specie=18`);
  await expect(rowsOf(page).first()).toContainText('Pidgeot');
});

test('9 · Layout: full names over 700 px, an open filter bar from 768 px @desktop', async ({
  page,
  login,
}) => {
  const player = await login();
  const boards = boardsWith({ names: [player.username] });
  await page.route('**/api/get-leaderboards', (route) => route.fulfill({ json: boards }));
  await page.goto('/leaderboard');
  await expectShown(page, 'PokéQuiz');
  for (const [width, visible] of [
    [700, false],
    [701, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(shownSlide(page).getByText('Ada Rossi')).toBeVisible({ visible });
  }
  // A low window shrinks no slide below 500 px.
  await page.setViewportSize({ width: 900, height: 400 });
  expect((await shownSlide(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);

  await page.goto('/all-pokemon-list');
  for (const [width, visible] of [
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const filters = page.getByRole('search', { name: 'Filtri' });
    await expect(filters.getByRole('combobox').first()).toBeVisible({ visible });
    await expect(filters.getByRole('button', { name: 'Filtri' })).toBeVisible({
      visible: !visible,
    });
  }
});
