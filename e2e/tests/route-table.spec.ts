import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectNowhere } from '../support/refusals.ts';
import { lightGround, type Route, routes, withAccess } from '../support/routes.ts';
import { alertSaying, signInThroughForm, signOutThroughMenu } from '../support/shell.ts';
import { expect, test, withoutMotion } from '../support/test.ts';

test.use(withoutMotion);

const forbidden = "Error 403 - Forbidden! You don't have permission to access this resource";

async function expectOpen(
  page: Page,
  [path, title, , background = lightGround]: Route,
): Promise<void> {
  await test.step(`${path} is open`, async () => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(page.locator('body')).toHaveCSS('background-color', background);
    // By its element: a page that opens a panel at once hides the rest from the roles.
    await expect(page.locator('main')).not.toBeEmpty();
  });
}

const leadsTo = (page: Page, pathname: string, returnUrl: string) =>
  expect(page).toHaveURL(
    (url) => url.pathname === pathname && url.searchParams.get('returnUrl') === returnUrl,
  );

test.describe('the route table @desktop', () => {
  test('the document of a page asks for each file once', async ({ request }) => {
    for (const [path] of withAccess('public')) {
      const document = await (await request.get(path)).text();
      const files = [...document.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(files, path).toEqual([...new Set(files)]);
    }
  });

  test('the document of a page is called as its tab is, and tells other sites of it', async ({
    request,
  }) => {
    for (const [path, title, access] of routes) {
      const answer = await request.get(path);
      const document = await answer.text();
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

  test('visitors find the public pages open', async ({ page, consoleErrors }) => {
    for (const route of withAccess('public')) await expectOpen(page, route);
    expectNowhere(consoleErrors);
  });

  test('visitors are led from all others to the login', async ({ page }) => {
    for (const [path] of withAccess('login', 'admin')) {
      await test.step(path, async () => {
        await page.goto(path);
        await leadsTo(page, '/account/login', path);
        await expect(page).toHaveTitle('PokéTorneo');
      });
    }
  });

  test('players find the pages for players open', async ({ page, login }) => {
    await login();
    for (const route of withAccess('login')) await expectOpen(page, route);
  });

  test('players are turned away from the organisers’ pages', async ({ page, login }) => {
    await login();
    for (const [path] of withAccess('admin')) {
      await test.step(path, async () => {
        await page.goto(path);
        await leadsTo(page, '/forbidden', path);
        await expect(alertSaying(page, forbidden)).toHaveRole('alert');
      });
    }
  });

  test('organisers find the organisers’ pages open', async ({ page, loginAsOrganiser }) => {
    await loginAsOrganiser();
    for (const route of withAccess('admin')) await expectOpen(page, route);
  });

  test('addresses without a page lead to one, the query with them', async ({
    page,
    consoleErrors,
  }) => {
    for (const [from, to] of [
      ['/', '/home'],
      ['/?a=1', '/home?a=1'],
      ['/account', '/account/login'],
      ['/account?returnUrl=%2Fmy-team', '/account/login?returnUrl=%2Fmy-team'],
    ] as const) {
      const announced = await (await page.request.get(from)).text();
      expect(announced).toContain('<title>PokéTorneo</title>');
      expect(announced).toMatch(/property="og:title" content="(?!404)/);
      expect((await page.goto(from))?.status()).toBe(200);
      await expect(page).toHaveURL(to);
    }
    await page.goto('/account/nowhere');
    await expect(page).toHaveTitle('404 - Page Not Found');
    expectNowhere(consoleErrors);
  });

  test('whoever is signed in is led away from the account pages', async ({ page, login }) => {
    await login();
    for (const [from, to] of [
      ['/account/login', '/home'],
      ['/account/register', '/home'],
      ['/account/forgot-password', '/home'],
      ['/reset-password?token=abc', '/home'],
      ['/account/login?returnUrl=%2Fprofile%2Fedit%3Fa%3D1', '/profile/edit?a=1'],
      ['/account/login?returnUrl=%2F%2Fevil.example', '/home'],
      ['/account/login?returnUrl=%2Faccount%2Flogin', '/home'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    }
  });
});

test.describe('the way back', () => {
  test('signing in leads to the page that was wanted, query included @phone', async ({
    page,
    request,
  }) => {
    const person = await signUp(request);
    await page.goto('/all-pokemon-list?type1=3&name=a%26b');
    await leadsTo(page, '/account/login', '/all-pokemon-list?type1=3&name=a%26b');
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/all-pokemon-list?type1=3&name=a%26b');
    await expect(page).toHaveTitle('Lista Pokémon');
  });

  test('the way back is kept through the other account pages @phone', async ({ page, request }) => {
    const person = await signUp(request);
    await page.goto('/profile/edit');
    await page.getByRole('link', { name: 'Registrati' }).click();
    await leadsTo(page, '/account/register', '/profile/edit');
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
    await leadsTo(page, '/account/login', '/profile/edit');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await leadsTo(page, '/account/forgot-password', '/profile/edit');
    await page.getByRole('link', { name: 'Torna all’accesso' }).click();
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/profile/edit');
  });

  const foreign = [
    'https://evil.example/home',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ];
  test('signing in never leads to another site @desktop', async ({ page, request }) => {
    const person = await signUp(request);
    for (const address of foreign) {
      await test.step(JSON.stringify(address), async () => {
        await page.goto(`/account/login?${new URLSearchParams({ returnUrl: address })}`);
        await signInThroughForm(page, person);
        await expect(page).toHaveURL('/home');
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test('an organiser who signs in comes back to the organisers’ page @desktop', async ({
    page,
  }) => {
    await page.goto('/gym-leaders-builder/2-3');
    await leadsTo(page, '/account/login', '/gym-leaders-builder/2-3');
    await signInThroughForm(page, { username: 'organizzatrice', password: 'parola-di-prova' });
    await expect(page).toHaveURL('/gym-leaders-builder/2-3');
    await expect(page).toHaveTitle('Capipalestra');
  });

  test('a player who signs in for an organisers’ page is told so @desktop', async ({
    page,
    request,
  }) => {
    const person = await signUp(request);
    await page.goto('/users?page=2');
    await signInThroughForm(page, person);
    await leadsTo(page, '/forbidden', '/users?page=2');
    await expect(alertSaying(page, forbidden)).toBeVisible();
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
    await page.goto('/home');
    await page.goto('/my-team');
    await leadsTo(page, '/account/login', '/my-team');
    await page.goBack();
    await expect(page).toHaveURL('/home');

    await login();
    await page.goto('/pokedex');
    await page.goto('/users');
    await leadsTo(page, '/forbidden', '/users');
    await page.goBack();
    await expect(page).toHaveURL('/pokedex');
    await expect(alertSaying(page, forbidden)).toHaveCount(0);
  });

  test('does not lead into the pages of whoever signed out', async ({ page, login }) => {
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
