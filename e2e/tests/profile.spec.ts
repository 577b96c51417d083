import type { Page } from '@playwright/test';
import { type Person, signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { markShown } from '../support/notifications.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { silhouetteContrast } from '../support/silhouette.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Modifica icona' });
const panelSelector = '[role="dialog"]';
const opener = (page: Page) => page.getByRole('button', { name: 'Modifica icona' });
const headerIcon = (page: Page) => page.getByRole('banner').locator('img[src*="face-icons"]');

const startingIcons = ['Pidgey', 'Pikachu', 'Jigglypuff', 'Meowth', 'Psyduck', 'Eevee'];

/** Two of the icons that a player starts with, neither of them the one in use. */
function twoOthers({ session }: Person): [name: string, id: number][] {
  const ids = [16, 25, 39, 52, 54, 133];
  return startingIcons
    .map((name, index): [string, number] => [name, ids[index] ?? 0])
    .filter(([, id]) => session.icon !== `face-icons/${id}.png`)
    .slice(0, 2);
}

test('a new player looks at the profile, chooses an icon, and fights @phone', async ({
  page,
  context,
  login,
  request,
}) => {
  const player = await login({ firstName: 'W'.repeat(20), lastName: 'W'.repeat(20) });
  const [[first, firstId] = ['', 0], [second, secondId] = ['', 0]] = twoOthers(player);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    `Profilo di ${player.firstName} ${player.lastName}`,
  );
  await expect(main.getByText('Non hai ancora nessun avversario')).toBeVisible();
  await expect(main.getByText('6 su 493')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Modifica profilo' })).toHaveAttribute(
    'href',
    '/profile/edit',
  );
  await expect(opener(page)).toContainText('6 nuove');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');

  await opener(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText('493 icone')).toBeVisible();
  await panel.getByLabel('Mie').check();
  // And the one in use, which says so instead.
  await expect(panel.getByRole('option', { name: /Nuova$/ })).toHaveCount(5);
  await panel.getByLabel('Tutte').check();
  // Of each kind one: hundreds would be looked at for half a minute.
  await panel.getByPlaceholder('Cerca...').fill('chu');
  await expect(panel.getByText('4 icone')).toBeVisible();
  await expectAccessible(page, panelSelector);
  const silhouette = panel.getByRole('option', { name: 'Raichu da sbloccare' }).locator('img');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const contrast = await silhouetteContrast(silhouette);
    expect(contrast, `a locked icon, ${theme}`).toBeGreaterThanOrEqual(3);
    // A silhouette, not a picture in black or white.
    expect(contrast, `a locked icon, ${theme}`).toBeLessThan(8);
  }

  const locked = page.waitForRequest(/\/sounds\/locked\.mp3/);
  await panel.getByPlaceholder('Cerca...').fill('mewtwo');
  await panel.getByRole('option', { name: 'Mewtwo da sbloccare' }).click();
  await locked;
  await expect(panel.getByRole('status')).toContainText('icona segreta');
  await panel.getByRole('button', { name: 'Azzera la ricerca' }).click();
  await expect(panel.getByText('493 icone')).toBeVisible();
  await panel.getByLabel('Mie').check();

  const otherTab = await context.newPage();
  await otherTab.goto('/tournament-rules');
  const agreed = page.waitForResponse('**/api/set-user-face-icon');
  await panel.getByRole('option', { name: `${first} Nuova` }).click();
  await expect(panel.getByRole('option', { name: `${first} In uso` })).toBeVisible();
  for (const tab of [page, otherTab]) {
    await expect(headerIcon(tab)).toHaveAttribute('src', new RegExp(`/${firstId}\\.png`));
  }
  await otherTab.close();
  await agreed;

  await panel.getByLabel('Nuove').check();
  await expect(panel.getByRole('option')).toHaveCount(5);
  const chosen = page.waitForResponse('**/api/set-user-face-icon');
  await panel.getByRole('option', { name: `${second} Nuova` }).click();
  await expect(panel.getByRole('option')).toHaveCount(4);
  expect((await chosen).status()).toBe(200);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/profile');

  // The server stores the seen icons and the chosen one.
  await page.reload();
  await expect(opener(page)).not.toContainText('nuove');
  await expect(headerIcon(page)).toHaveAttribute('src', new RegExp(`/${secondId}\\.png`));
  const { username, password } = player;
  const again = await request.post('/api/auth/signin', { data: { username, password } });
  expect(await again.text()).toContain(`face-icons/${secondId}.png`);

  await test.step('the matches are in the statistics', async () => {
    const organiser = await signInAsOrganiser(request);
    await signUpForKanto(request, player);
    for (const [leaderId, outcome] of [
      [1, 'win'],
      [2, 'loss'],
      [2, 'win'],
    ] as const) {
      await recordMatch(request, organiser, player, { leaderId, outcome });
    }
    await markShown(request, player);
    await page.reload();
    const challenge = main.getByRole('region', { name: 'Sfida in corso' });
    await expect(challenge.getByText('Torneo di Kanto')).toBeVisible();
    await expect(challenge.getByText('Lt. Surge')).toBeVisible();
    await expect(challenge.getByText('1,5')).toBeVisible();
    const opponents = main.getByRole('region', { name: 'Avversari' });
    await expect(opponents.getByText('Misty')).toBeVisible();
    await expect(opponents.getByText('2 lotte')).toBeVisible();
    await expect(opponents.getByRole('img', { name: 'Roccia' })).toBeVisible();
    await expect(opponents.getByRole('img', { name: 'Acqua' })).toBeVisible();
    await expectAccessible(page);
    await challenge.getByRole('link', { name: 'Vai alla sfida' }).click();
    await expect(page).toHaveURL('/tournament-leaders/1-3');
  });
});

test('the panel opens by itself, is searched with the keyboard, and rolls a rejected icon back @desktop', async ({
  page,
  login,
  consoleErrors,
}) => {
  const player = await login();
  const list = await delayResponse(page, '**/api/get-user-face-icons');
  await page.goto('/profile/icons');
  const panel = panelOf(page);
  await expect(panel.getByText('Caricamento delle icone…')).toBeAttached();
  await expectAccessible(page, panelSelector);
  list.release();
  await expect(panel.getByText('493 icone')).toBeVisible();

  const search = panel.getByPlaceholder('Cerca...');
  await expect(search).toBeFocused();
  await page.keyboard.type('CHU');
  await expect(panel.getByRole('option')).toHaveText(
    ['Pikachu', 'Raichu', 'Pichu', 'Smoochum'].map((n) => new RegExp(n)),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await expect(panel.getByText('493 icone')).toBeVisible();

  await panel.getByLabel('Tutte').focus();
  for (const [name, count] of [
    ['Mie', '6 icone'],
    ['Nuove', '6 icone'],
    ['Sbloccabili', '487 icone'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByLabel(name)).toBeChecked();
    await expect(panel.getByText(count, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  // Seeking one of hundreds of icons by its role takes a second of CPU time.
  const focused = panel.locator('[role="option"]:focus');
  await expect(focused).toHaveAccessibleName(/^Bulbasaur/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Charmeleon/);
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName(/^Arceus/);

  await test.step('an icon that the server rejects is rolled back', async () => {
    const [[name] = ['']] = twoOthers(player);
    await page.route('**/api/set-user-face-icon', (route) =>
      route.fulfill({ status: 409, json: { message: 'Questa icona è ancora da sbloccare' } }),
    );
    const before = (await headerIcon(page).getAttribute('src')) ?? '';
    await search.fill(name);
    await panel.getByLabel('Mie').check();
    await panel.getByRole('option', { name }).click();
    await expectAlert(page, 'Questa icona è ancora da sbloccare');
    await expect(panel.getByRole('status')).toHaveText(
      'Non siamo riusciti a cambiare icona: riprova.',
    );
    await expectAccessible(page, panelSelector);
    await expect(headerIcon(page)).toHaveAttribute('src', before);
    await consoleErrors.expectFailedCalls(409);
  });

  await search.fill('agumon');
  await expect(panel.getByText('Nessun risultato!')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(opener(page)).toBeFocused();
});

test('an organiser is led to the challengers @desktop', async ({ page, loginAsOrganiser }) => {
  await loginAsOrganiser();
  await page.goto('/profile');
  const main = page.getByRole('main');
  const challenge = main.getByRole('region', { name: 'Sfida in corso' });
  await expect(challenge.getByText('avversario')).toHaveCount(0);
  await challenge.getByRole('link', { name: 'Lista Sfidanti' }).click();
  await expect(page).toHaveURL('/users');
});
