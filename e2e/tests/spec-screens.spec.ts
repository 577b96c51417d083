import type { Locator, Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const noTournaments = 'Non sei ancora iscritto a nessun torneo!';
const leader = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
/** The window of a slot; toasts are dialogs too. */
const slotWindow = (page: Page) => page.getByRole('dialog', { name: /^(Pokémon \d|Premio) di / });
const team = (card: Locator) => card.getByRole('list', { name: 'Squadra' });

/** Writes into a typeahead and chooses the result of exactly that name. */
async function choose(page: Page, field: Locator, text: string, name = text): Promise<void> {
  await field.fill(text);
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
  await expect(field).toHaveValue(name);
}

test('2 · Tournaments: a card says its state and offers what it allows @desktop', async ({
  page,
  login,
}) => {
  await login();
  await page.goto('/tournaments');
  const kanto = page.getByRole('listitem', { name: 'Torneo di Kanto' });
  const johto = page.getByRole('listitem', { name: 'Torneo di Johto' });

  const name = johto.getByRole('heading', { name: 'Torneo di Johto' });
  // The name is not hidden by the picture; only the padlock's clear button lies over it.
  const layers = await name.evaluate((heading) => {
    const { left, bottom } = heading.getBoundingClientRect();
    return document.elementsFromPoint(left + 20, bottom - 20).map(({ tagName }) => tagName);
  });
  expect(layers.slice(0, 3)).toEqual(['BUTTON', 'H2', 'IMG']);
  const lock = johto.getByRole('button');
  await expect(lock).toHaveAccessibleName(/bloccato/);
  const sound = page.waitForRequest('**/sounds/locked.mp3');
  await lock.click();
  await sound;
  await expect(johto.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  await expect(kanto.getByRole('link')).toHaveCount(0);
  await kanto.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(kanto.getByRole('button', { name: 'In corso' })).toBeDisabled();
  await expect(kanto.getByRole('link', { name: 'Medaglie' })).toHaveAttribute('href', '/badges/1');
  await expect(kanto.getByRole('link', { name: 'Capipalestra' })).toHaveAttribute(
    'href',
    '/tournament-leaders/1-1',
  );
});

test('2 · Badges: obtained ones shine and say their name, the others are empty @desktop', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  for (const path of ['/my-team', '/badges']) {
    await page.goto(path);
    await expect(page.getByText(noTournaments)).toBeVisible();
    await expectAccessible(page);
  }

  await signUpForKanto(request, player);
  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  await page.goto('/badges/1');
  const kanto = page.getByRole('region', { name: 'Torneo di Kanto' });
  await expect(kanto.getByRole('list')).toHaveCount(2);
  for (const group of await kanto.getByRole('list').all()) {
    await expect(group.getByRole('listitem')).toHaveCount(4);
  }
  await expect(kanto.locator('img[src*="/empty/"]')).toHaveCount(7);
  await kanto.getByRole('button').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Medaglia Sasso');
  await expectAccessible(page);
});

test('2 · User tournament leaders: cards tell what is known and what was lost @desktop', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await signUpForKanto(request, player);
  const organiser = await signInAsOrganiser(request);
  for (const outcome of ['loss', 'draw', 'loss', 'win'] as const) {
    await recordMatch(request, organiser, player, { leaderId: 1, outcome });
  }
  await page.goto('/tournament-leaders/1-1');
  // Whoever has begun to look around is not scrolled away from what they point at.
  await page.keyboard.press('Shift');
  const brock = leader(page, 'Brock');
  await expect(brock.getByText('Lotte: 4')).toBeVisible();
  await expect(brock.getByText('Singolo', { exact: true })).toBeVisible();
  await expect(brock.getByText('Tier tot.: 3')).toBeVisible();
  await expect(brock.getByRole('button', { name: /premio non ottenuto/ })).toBeVisible();

  const misty = leader(page, 'Misty');
  const surge = leader(page, 'Lt. Surge');
  await expect(misty.getByText('Premio', { exact: true })).toBeVisible();
  await expect(misty.getByText('Lotte:')).toHaveCount(0);
  await expect(misty).toHaveCSS('opacity', '1');
  await expect(surge).toHaveCSS('opacity', '0.75');

  const bubble = page.getByRole('tooltip');
  await team(brock).getByRole('button').first().hover();
  await expect(bubble).toContainText('Debolezze/Resistenze');
  await expect(bubble.getByRole('term')).toHaveText(['4x', '2x', '1x', '0.5x', '0.25x', '0x']);
  await expectAccessible(page);
  await team(brock).getByRole('button').first().click();
  await team(surge).getByRole('button').first().click();
  await expect(slotWindow(page)).toHaveCount(0);
  // The click has pinned a bubble, which stays without the pointer.
  await page.mouse.move(0, 0);
  await expect(bubble).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);

  const erika = leader(page, 'Erika');
  await expect(erika.getByText('Tipo preferito')).toBeVisible();
  await erika.getByRole('img', { name: 'Erba' }).hover();
  await expect(bubble.getByRole('term')).toHaveText(['2x', '1x', '0.5x', '0x']);
  await expectAccessible(page);

  await team(misty).getByRole('button').first().click();
  const window = slotWindow(page);
  for (const label of ['Pokémon', 'Strumento']) {
    await expect(window.getByRole('combobox', { name: label })).toBeDisabled();
  }
  for (const name of ['Conferma', 'Elimina']) {
    await expect(window.getByRole('button', { name })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('2 · User tournament leaders: a finger opens with its second tap @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await page.goto('/tournament-leaders');
  await expect(page.getByText(noTournaments)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/tournaments');
  await expectAccessible(page);

  await signUpForKanto(request, player);
  await page.goto('/tournament-leaders/1-1');
  const geodude = team(leader(page, 'Brock')).getByRole('button').first();
  await geodude.tap();
  await expect(page.getByRole('tooltip')).toContainText('Debolezze/Resistenze');
  await expect(slotWindow(page)).toHaveCount(0);
  // Two taps of one moment, however busy the machine is.
  await geodude.evaluate((slot) => {
    const tap = { bubbles: true, detail: 1, pointerType: 'touch' };
    slot.dispatchEvent(new PointerEvent('click', tap));
    slot.dispatchEvent(new PointerEvent('click', tap));
  });
  await expect(slotWindow(page)).toBeVisible();
  await expectAccessible(page);
});

test('2 · Gym leaders builder: a slot is filled, and emptied with a double click @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/gym-leaders-builder/4-1');
  const tabs = page.getByRole('navigation', { name: 'Tornei' });
  await expect(tabs.getByRole('button')).toHaveCount(4);
  await expect(tabs.locator('[aria-current]')).toHaveText('Torneo di Sinnoh');
  const pedro = leader(page, 'Pedro');
  await expect(pedro).toBeInViewport();
  await expect(pedro.getByText('Premio', { exact: true })).toBeVisible();
  await expect(team(pedro).locator(':scope > li')).toHaveCount(6);
  const plus = pedro.getByText('+', { exact: true });
  await expect(plus).toHaveCount(1);

  await plus.click();
  const window = slotWindow(page);
  const confirm = window.getByRole('button', { name: 'Conferma' });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page);
  await window.getByRole('combobox', { name: 'Pokémon' }).fill('golem');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option').first().click();
  await confirm.click();
  const done = page.getByRole('dialog', { name: 'Completato!' });
  await expect(done).toContainText('Pokémon aggiunto correttamente');
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Chiudi' }).click();

  const added = team(pedro).getByRole('button', { name: /Golem/ });
  await added.click();
  await expect(window.getByRole('button', { name: 'Elimina' })).toBeEnabled();
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Elimina' }).dblclick();
  await expect(done).toContainText('Pokémon rimosso correttamente');
  await done.getByRole('button', { name: 'Chiudi' }).click();
  await expect(added).toHaveCount(0);
});

test('2 · Add/edit available Pokemon modal: adds, warns, edits and deletes @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.goto('/all-pokemon-list');
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
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await page.getByRole('button', { name: 'Aggiungi Pokémon' }).click();
  const adding = page.getByRole('dialog', { name: 'Aggiungi Pokemon' });
  const fields = [
    ...['Shiny', 'Sesso', 'Livello', 'Abilità', 'Mossa 1', 'Mossa 2', 'Mossa 3', 'Mossa 4'],
    ...['PS', 'Attacco', 'Difesa', 'Att. Speciale', 'Dif. Speciale', 'Velocità', 'Strumento'],
  ];
  for (const label of fields) {
    await expect(adding.getByLabel(label, { exact: true })).toBeDisabled();
  }
  const confirm = adding.getByRole('button', { name: 'Conferma' });
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(adding).toBeVisible();
  await expectAccessible(page);

  await choose(page, adding.getByRole('combobox', { name: 'Pokémon' }), 'Farfetch’d');
  await expect(adding.getByLabel('Abilità')).not.toHaveValue('');
  await expect(adding.getByLabel('Sesso')).toHaveValue('male');
  await expectAccessible(page);
  await confirm.click();
  const warning = page.getByRole('dialog', { name: 'Attenzione!' });
  await expect(warning).toContainText('Il livello deve essere compreso tra 1 e 100!');
  await expect(warning.locator('[data-tone="error"]')).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Chiudi' }).click();
  await adding.getByLabel('Livello').fill('31');
  await adding.getByLabel('Mossa 1').selectOption({ label: 'Beccata' });
  for (const stat of fields.slice(8, 14)) {
    await adding.getByLabel(stat, { exact: true }).fill('48');
  }
  await confirm.click();
  const done = page.getByRole('dialog', { name: 'Completato!' });
  await done.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const first = page.locator('[data-row-button]').first();
  await expect(first).toContainText('Farfetch’d');
  await expect(first).toContainText('lv. 31');
  await first.click();
  await page.getByRole('button', { name: 'Modifica Farfetch’d' }).click();
  const editing = page.getByRole('dialog', { name: 'Modifica Pokemon' });
  await expect(editing.getByLabel('Livello')).toHaveValue('31');
  await expectAccessible(page);
  await editing.getByRole('button', { name: 'Elimina' }).dblclick();
  await done.getByRole('button', { name: 'Chiudi' }).click();
  await expect(first).not.toContainText('lv. 31');
});
