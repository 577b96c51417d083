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

test('Tournaments: a card shows its state and its actions @desktop', async ({ page, login }) => {
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

test('Badges: obtained ones have a name, the others are empty @desktop', async ({
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

test('Leaders: cards show known data and lost matches @desktop', async ({
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
  // The first interaction stops the page's own scrolling.
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

test('Leaders: the second tap opens a slot @phone', async ({ page, request, login }) => {
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
