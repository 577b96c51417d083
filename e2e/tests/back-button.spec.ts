import type { Page } from '@playwright/test';
import { userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openSideMenu = (page: Page) => page.getByRole('button', { name: 'Apri il menu' }).click();

test.describe('the back button', () => {
  test('closes the side menu and stays on the page @phone', async ({ page, login, request }) => {
    await signUpForKanto(request, await login());
    await page.goto('/home');
    await openSideMenu(page);
    await sideMenu(page).getByRole('link', { name: 'Pokémon visti' }).click();
    await page.getByRole('button', { name: 'Filtri' }).click();
    await page.getByLabel('Tier', { exact: true }).selectOption('Tier 1');
    await expect(page).toHaveURL('/all-pokemon-list?tier=1');

    await openSideMenu(page);
    await page.goBack();
    await expect(sideMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/all-pokemon-list?tier=1');

    // A link of the menu goes its way, and so does the way back from there.
    await openSideMenu(page);
    await sideMenu(page).getByRole('link', { name: 'Regolamento' }).click();
    await expect(page).toHaveURL('/tournament-rules');
    await page.goBack();
    await expect(page).toHaveURL('/all-pokemon-list?tier=1');
    await page.goForward();
    await expect(page).toHaveURL('/tournament-rules');
  });

  test('closes the side menu on the forward button, too @phone', async ({ page }) => {
    await page.goto('/home');
    await openSideMenu(page);
    await sideMenu(page).getByRole('link', { name: 'Pokédex' }).click();
    await expect(page).toHaveURL('/pokedex');
    await page.goBack();
    await expect(page).toHaveURL('/home');
    // The page that comes closes the menu: opened before that, it would not stay.
    await expect(page).toHaveTitle('PokéTorneo');
    await openSideMenu(page);
    await expect(sideMenu(page)).toBeVisible();
    await page.goForward();
    await expect(sideMenu(page)).toBeHidden();
    await expect(page).toHaveURL('/home');
    await page.goForward();
    await expect(page).toHaveURL('/pokedex');
  });

  test('keeps the text typed into a Pokémon’s editor @desktop', async ({
    page,
    loginAsOrganiser,
  }) => {
    await loginAsOrganiser();
    await page.goto('/home');
    // What the page itself proposes depends on the messages that other tests have sent.
    await page.getByRole('banner').getByRole('link', { name: 'Lista Pokémon' }).click();
    // Another test adds a Magikarp, and deletes it.
    await page.locator('[data-row-button]').filter({ hasNotText: 'Magikarp' }).first().click();
    await page.getByRole('button', { name: /^Modifica / }).click();
    const editor = page.getByRole('dialog', { name: 'Modifica Pokemon' });
    await editor.getByLabel('Livello').fill('77');
    await page.goBack();
    await expect(page).toHaveURL('/all-pokemon-list');
    await expect(editor.getByLabel('Livello')).toHaveValue('77');

    await editor.getByRole('button', { name: 'Chiudi finestra' }).click();
    await expect(editor).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/home');
  });

  test('closes a dialog, then leaves the page @phone', async ({ page, login }) => {
    const { username } = await login();
    await page.goto('/home');
    await userButton(page, username).click();
    await page.getByRole('banner').getByRole('link', { name: 'Notifiche' }).click();
    await page.getByRole('button', { name: "Messaggio all'admin" }).click();
    const window = page.getByRole('dialog', { name: 'Notifica a System Admin' });
    await expect(window).toBeVisible();
    await page.goBack();
    await expect(window).toBeHidden();
    await expect(page).toHaveURL('/notifications');
    await page.goBack();
    await expect(page).toHaveURL('/home');
    await page.goForward();
    await expect(page).toHaveURL('/notifications');
  });

  test('does not prevent the end of a session in a dialog @desktop', async ({ page, login }) => {
    await login();
    await page.goto('/notifications');
    await page.getByRole('button', { name: "Messaggio all'admin" }).click();
    await page.getByRole('dialog').getByLabel('Titolo').fill('Buonasera');
    // Another tab signs out.
    await page.evaluate(() => {
      localStorage.removeItem('user');
      dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    });
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
