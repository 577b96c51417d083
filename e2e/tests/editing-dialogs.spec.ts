import type { Locator, Page, Route } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import type { ConsoleErrors } from '../support/console-errors.ts';
import { delayResponse } from '../support/delay-response.ts';
import { alertWithText, expectAlert } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const editor = (page: Page, title = 'Aggiungi Pokemon') =>
  page.getByRole('dialog', { name: title });
const box = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** In front of a large page, which other tests look at. */
const dialogs = '[role="dialog"]';
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

const refusal = 'Così non va';
const refuse = (route: Route) => route.fulfill({ status: 409, json: { message: refusal } });

/** Expects the refusal of a call to be shown in place of the dialog, and closes it. */
async function expectRefused(
  page: Page,
  modal: Locator,
  consoleErrors: ConsoleErrors,
): Promise<void> {
  await expect(box(page, 'Errore!')).toContainText(refusal);
  await expect(box(page, 'Errore!').locator('[data-tone="error"]')).toBeVisible();
  await close(page, 'Errore!');
  await expect(modal).toHaveCount(0);
  await consoleErrors.expectFailedCalls(409);
}

/** Presses a button twice before anything can be drawn: faster than any finger. */
async function twice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
}

/** Expects the fields of an empty dialog to follow the chosen form, and empties it again. */
async function expectFieldsOfForms(modal: Locator): Promise<void> {
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
}

test('Pokémon’s dialog: the form decides the fields; an added, edited and deleted Pokémon shows @desktop', async ({
  page,
  consoleErrors,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  const modal = await openEditor(page);
  await test.step('the chosen form decides the fields', () => expectFieldsOfForms(modal));

  const rows = rowsOf(page);
  const fillIn = async () => {
    await choose(modal, 'Magikarp');
    await modal.getByLabel('Livello').fill('1');
    await modal.getByLabel('Mossa 1').selectOption({ label: 'Splash' });
    for (const stat of stats) await modal.getByLabel(stat, { exact: true }).fill('7');
  };
  await test.step('a missing level is named', async () => {
    await choose(modal, 'Magikarp');
    await modal.getByRole('button', { name: 'Conferma' }).click();
    const warning = box(page, 'Attenzione!');
    await expect(warning).toContainText('Il livello deve essere compreso tra 1 e 100!');
    await expect(warning.locator('[data-tone="error"]')).toBeVisible();
    await expectAccessible(page, `${dialogs}:has([data-tone="error"])`);
    await close(page, 'Attenzione!');
  });
  await fillIn();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
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
  await expect(edited.getByLabel('Livello')).toHaveValue('1');
  await expectAccessible(page, dialogs);
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
  await page.route('**/api/insert-new-available-pokemon', refuse);
  await modal.getByRole('button', { name: 'Conferma' }).click();
  await expectRefused(page, modal, consoleErrors);
  await test.step('the filter bar is open from 768 px', async () => {
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
});

test('Leader’s dialog: a Pokémon is added, changed and removed, and the focus stays on its slot @desktop', async ({
  page,
  request,
  consoleErrors,
  loginAsOrganiser,
}) => {
  const organiser = await loginAsOrganiser();
  await page.goto('/gym-leaders-builder/4-2');
  // By its id: seeking a role among all leaders takes much of this test's time.
  const gardenia = page.locator('#leader-4-2');
  await expect(gardenia).toHaveRole('listitem');
  await expect(gardenia).toHaveAccessibleName('Gardenia');
  const slots = gardenia.getByRole('list', { name: 'Squadra' }).getByRole('listitem');
  const add = gardenia.getByRole('button', { name: /^Aggiungi il Pokémon \d$/ });
  await expect(add).toHaveText('+');
  await test.step('the leader that the address names is in view, with six slots and a prize', async () => {
    const tabs = page.getByRole('navigation', { name: 'Tornei' });
    await expect(tabs.getByRole('button')).toHaveCount(4);
    await expect(tabs.locator('[aria-current]')).toHaveText('Torneo di Sinnoh');
    await expect(gardenia).toBeInViewport();
    await expect(gardenia.getByText('Premio', { exact: true })).toBeVisible();
    await expect(slots).toHaveCount(6);
  });
  const place = (await slots.getByRole('button', { name: /^Modifica/ }).count()) + 1;
  const added = slots.nth(place - 1).getByRole('button', { name: /^Modifica Pidg/ });
  const modal = page.getByRole('dialog', { name: `Pokémon ${place} di Gardenia` });
  const search = modal.getByRole('combobox', { name: 'Pokémon' });
  const confirm = modal.getByRole('button', { name: 'Conferma' });
  const done = async (message: string) => {
    await expect(box(page, 'Completato!')).toContainText(message);
    await expect(box(page, 'Completato!').locator('[data-tone="success"]')).toBeVisible();
    await box(page, 'Completato!').getByRole('button', { name: 'Chiudi' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await add.press('Enter');
  await expect(search).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('pidg');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, dialogs);
  await page.getByRole('option').first().click();
  await twice(confirm);
  await done('Pokémon aggiunto correttamente');
  await expect(added).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(modal.getByRole('button', { name: 'Elimina' })).toBeEnabled();
  await expectAccessible(page, dialogs);
  await modal.getByRole('combobox', { name: 'Strumento' }).fill('Avanzi');
  await modal.getByRole('combobox', { name: 'Strumento' }).press('Enter');
  await confirm.press('Enter');
  await done('Pokémon aggiornato correttamente');

  const path = '**/api/delete-tournament-leader-pokemon';
  await page.route(path, refuse);
  await added.click();
  await modal.getByRole('button', { name: 'Elimina' }).dblclick();
  await expectRefused(page, modal, consoleErrors);
  await page.unroute(path);

  await added.click();
  await modal.getByRole('button', { name: 'Elimina' }).press('Enter');
  await modal.getByRole('button', { name: 'Premi ancora' }).press('Enter');
  await done('Pokémon rimosso correttamente');
  await expect(added).toHaveCount(0);
  await expect(add).toBeFocused();

  await test.step('changes by another organiser show when the window is focused again', async () => {
    const { addPokemon, deletePokemon, listAll } = contract.leaders;
    const headers = tokenHeader(organiser);
    const everyLeader = listAll.response
      .parse(await (await request.get(listAll.path, { headers })).json())
      .flatMap(({ leaders }) => leaders);
    const { id: leaderId } = everyLeader.find(({ name }) => name === 'Gardenia') ?? { id: 0 };
    const [{ availablePokemonId } = { availablePokemonId: 0 }] = everyLeader.flatMap(
      ({ pokemons }) => pokemons,
    );
    const data = { leaderId, order: place, availablePokemonId, itemId: null };
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const slot = slots.nth(place - 1).getByRole('button');
    expect((await request.post(addPokemon.path, { headers, data })).ok()).toBe(true);
    await comeBack();
    await expect(slot).toHaveAccessibleName(/^Modifica/);
    await expect(slot).toBeFocused();
    expect((await request.put(deletePokemon.path, { headers, data })).ok()).toBe(true);
    await comeBack();
    await expect(slot).toHaveAccessibleName(/^Aggiungi/);
    await expect(slot).toBeFocused();
  });
});

test('Tournament: repeated taps sign up once; a failure is reported @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  await page.goto('/tournaments');
  const kanto = page.getByRole('listitem').filter({ hasText: 'Kanto' });
  const enrol = kanto.getByRole('button', { name: 'Iscriviti' });
  await test.step('while the disk is full', async () => {
    const full = 'Non c’è più spazio per salvare: per ora si può solo guardare';
    const address = '**/api/sign-up-tournament*';
    await page.route(address, (route) => route.fulfill({ status: 507, json: { message: full } }));
    await enrol.click();
    await expectAlert(page, full);
    await expect(page).toHaveURL('/tournaments');
    await expect(enrol).toBeVisible();
    await consoleErrors.expectFailedCalls(507);
    await page.unroute(address);
    await expect(alertWithText(page, full)).toHaveCount(0);
  });
  const { calls, release } = await delayResponse(page, '**/api/sign-up-tournament');
  await twice(enrol);
  await expect(enrol).toBeDisabled();
  await expectAccessible(page, 'main');
  await expect.poll(calls).toBe(1);
  release();
  await expect(kanto.getByText('In corso')).toBeVisible();
  await expect(enrol).toHaveCount(0);
  const link = (name: RegExp) => kanto.getByRole('link', { name });
  await expect(link(/^Medaglie/)).toHaveAttribute('href', '/badges/1');
  await expect(link(/^Capipalestra/)).toHaveAttribute('href', '/tournament-leaders/1-1');
});
