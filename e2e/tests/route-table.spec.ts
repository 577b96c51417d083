import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { routes } from '../support/routes.ts';
import { alertWithText, signInThroughForm, signOutThroughMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const forbidden = "Error 403 - Forbidden! You don't have permission to access this resource";

const leadsTo = (page: Page, pathname: string, returnUrl: string) =>
  expect(page).toHaveURL(
    (url) => url.pathname === pathname && url.searchParams.get('returnUrl') === returnUrl,
  );

test.describe('the route table @desktop', () => {
  test('each document has its title and metadata, and requests each file once', async ({
    request,
  }) => {
    for (const [path, title, access] of routes) {
      const answer = await request.get(path);
      const document = await answer.text();
      const files = [...document.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(files, path).toEqual([...new Set(files)]);
      const contentOf = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(document)?.[1] ?? '';
      expect(document, path).toContain(`<title>${title}</title>`);
      expect(contentOf('description').length, path).toBeGreaterThan(20);
      expect(contentOf('description').length, path).toBeLessThan(200);
      expect(contentOf('og:image:alt'), path).not.toBe('');
      const wall = `Accedi a PokéTorneo per aprire «${title}».`;
      expect(contentOf('og:description') === wall, path).toBe(access !== 'public');
      if (access !== 'public') expect(contentOf('robots'), path).toBe('noindex');
      const picture = await request.head(contentOf('og:image').replaceAll('&amp;', '&'));
      expect(picture.ok(), `${path}: ${contentOf('og:image')}`).toBe(true);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    }
  });

  test('addresses without a page redirect, with their query', async ({ page }) => {
    for (const [from, to] of [
      ['/?a=1', '/home?a=1'],
      ['/account?returnUrl=%2Fmy-team', '/account/login?returnUrl=%2Fmy-team'],
    ] as const) {
      for (const address of [from, new URL(from, 'http://localhost').pathname]) {
        const announced = await (await page.request.get(address)).text();
        expect(announced).toContain('<title>PokéTorneo</title>');
        expect(announced).toMatch(/property="og:title" content="(?!404)/);
      }
      expect((await page.goto(from))?.status()).toBe(200);
      await expect(page).toHaveURL(to);
    }
  });
});

test.describe('the back button', () => {
  test('is kept through the account pages, with its query @phone', async ({ page, request }) => {
    const person = await signUp(request);
    const wanted = '/all-pokemon-list?type1=3&name=a%26b';
    await page.goto(wanted);
    await leadsTo(page, '/account/login', wanted);
    await page.getByRole('link', { name: 'Registrati' }).click();
    await leadsTo(page, '/account/register', wanted);
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
    await leadsTo(page, '/account/login', wanted);
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await leadsTo(page, '/account/forgot-password', wanted);
    await page.getByRole('link', { name: 'Torna all’accesso' }).click();
    await signInThroughForm(page, person);
    await expect(page).toHaveURL(wanted);
    await expect(page).toHaveTitle('Lista Pokémon');
    // A signed-in user is redirected from the account pages.
    await page.goto('/account/register');
    await expect(page).toHaveURL('/home');
    await page.goto('/account/login?returnUrl=%2Fprofile%2Fedit%3Fa%3D1');
    await expect(page).toHaveURL('/profile/edit?a=1');
  });

  test('never leads to another site or a forbidden page @desktop', async ({ page, request }) => {
    const person = await signUp(request);
    await page.goto('/account/login?returnUrl=%2F%2Fevil.example');
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/home');
    await signOutThroughMenu(page, person.username);
    await page.goto('/users?page=2');
    await leadsTo(page, '/account/login', '/users?page=2');
    await signInThroughForm(page, person);
    await leadsTo(page, '/forbidden', '/users?page=2');
    await expect(alertWithText(page, forbidden)).toHaveRole('alert');
    // A signed-in user sees no link to sign in.
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Torna alla home']);
    await expectAccessible(page);
  });
});

test.describe('the back button @desktop', () => {
  test('leads past the login, before and after signing in', async ({ page, request }) => {
    const person = await signUp(request);
    await page.goto('/pokedex');
    await page.getByRole('link', { name: 'Tornei' }).click();
    await leadsTo(page, '/account/login', '/tournaments');
    await page.goBack();
    await expect(page).toHaveURL('/pokedex');
    await page.goForward();
    await leadsTo(page, '/account/login', '/tournaments');
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/tournaments');
    await page.goBack();
    await expect(page).toHaveURL('/pokedex');
  });

  test('leads past a page that the player may not open', async ({ page, login }) => {
    await login();
    await page.goto('/pokedex');
    await page.goto('/users');
    await leadsTo(page, '/forbidden', '/users');
    await page.goBack();
    await expect(page).toHaveURL('/pokedex');
    await expect(alertWithText(page, forbidden)).toHaveCount(0);
  });

  test('does not lead into a signed-out user’s pages', async ({ page, login }) => {
    const person = await login();
    await page.goto('/pokedex');
    await page.goto('/profile/edit');
    await signOutThroughMenu(page, person.username);
    await page.goBack();
    await leadsTo(page, '/account/login', '/profile/edit');
    await page.goBack();
    await expect(page).toHaveURL('/pokedex');
  });
});
