import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signUp, tokenHeader } from '../support/accounts.ts';
import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

/** every-page.spec.ts proves the same of the pages without parameters. */
test('a visitor sees a public profile before the app has loaded, and it does not move afterwards', async ({
  page,
  request,
}) => {
  const player = await signUp(request);
  const { path, method } = contract.publicProfiles.setVisibility;
  const options = { method, headers: tokenHeader(player), data: { isPublic: true } };
  expect((await request.fetch(path, options)).ok()).toBe(true);
  await expectUnmoved(page, `/players/${player.username}`);
});

test('nothing moves on a tablet, whose header has the side menu @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await expectUnmoved(page, '/tournament-rules');
});

async function expectUnmoved(page: Page, path: string): Promise<void> {
  const app = await delayResponse(page, '**/static/app-*.js');
  const calls = await delayResponse(page, '**/api/**');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const first = page.locator('.boot-page :is(h1, img)').first();
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  const logo = await page.locator('.boot-bar img').boundingBox();

  app.release();
  await expect(page.locator('.boot-page')).toHaveCount(0);
  expect((await page.getByRole('banner').locator('img').first().boundingBox())?.x).toBe(logo?.x);
  expect(await page.locator('main :is(h1, img)').first().boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  calls.release();
  await page.unrouteAll({ behavior: 'wait' });
}

test('the memory’s board does not grow while its cards are parsed @phone', async ({ page }) => {
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/memory-game', { waitUntil: 'domcontentloaded' });
  const board = page.locator('.boot-page table');
  const whole = await board.boundingBox();
  await board.locator('tr:not(:first-child)').evaluateAll((rows) => {
    for (const row of rows) row.remove();
  });
  expect(await board.boundingBox()).toEqual(whole);
  app.release();
  await expect(page.locator('.boot-page')).toHaveCount(0);
});

test('text typed into the login before the app has loaded is kept, with the focus @phone', async ({
  page,
}) => {
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/account/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Username').fill('giada');
  const password = page.getByLabel('Password', { exact: true });
  await password.pressSequentially('segret');
  await page.keyboard.press('ArrowLeft');

  app.release();
  await expect(page.locator('.boot-page')).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('giada');
  await expect(password).toBeFocused();
  await page.keyboard.type('e');
  await expect(password).toHaveValue('segreet');
});

test('a page scrolled before the app has loaded keeps its position @phone', async ({ page }) => {
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/tournament-rules', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.boot-page h1')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));

  app.release();
  await expect(page.locator('.boot-page')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('a login submitted before the app has loaded signs in @phone', async ({ page, request }) => {
  const { username, password } = await signUp(request);
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/account/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // A native submission would put the password into the address.
  await expect(page.locator('form[aria-busy]')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  app.release();
  await expect(page).toHaveURL(/\/home$/);
});

test('a signed-in user sees neither the login nor a visitor’s cards before the app has loaded @desktop', async ({
  page,
  login,
}) => {
  await login();
  await delayResponse(page, '**/static/app-*.js');
  for (const [path, ofVisitors] of [
    ['/account/login', 'Il torneo ti aspetta!'],
    ['/quiz', 'Aperto a tutti'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.boot-page img').first()).toBeVisible();
    await expect(page.getByText(ofVisitors)).toBeHidden();
  }
});

test('the links to sign in are hidden until the app knows whether the user is signed in @phone', async ({
  page,
}) => {
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('main[inert] h1')).toBeVisible();
  await expect(page.getByText('Registrati')).toBeHidden();
  app.release();
  await expect(page.getByRole('link', { name: 'Registrati' })).toBeVisible();
});

test('the app’s code is requested after the first paint @desktop', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Registrati' })).toBeVisible();
  const [painted, appAskedFor] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/static\/app-.*\.js$/.test(name))
      ?.startTime,
  ]);
  expect(appAskedFor).toBeGreaterThan(Number(painted));
});

test('a link of /home pressed before the list of all pages has arrived opens its page', async ({
  page,
  request,
}) => {
  const documentOf = async (path: string) => (await request.get(path)).text();
  expect(await documentOf('/home')).not.toContain('/static/pages-');
  expect(await documentOf('/pokedex')).toContain('/static/pages-');

  const list = await delayResponse(page, '**/static/pages-*.js');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect.poll(list.calls).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/home$/);
  list.release();
  await expect(page).toHaveURL(/\/account\/register$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Registrati' })).toBeVisible();
});

test('an error of the list of all pages offers to reload, within the frame of the page @desktop', async ({
  page,
  consoleErrors,
}) => {
  // Each attempt to load the list logs a line.
  consoleErrors.allow(/^Failed to load resource: net::ERR_FAILED/);
  await page.route('**/static/pages-*.js', (route) => route.abort());
  await page.goto('/home');
  await page.getByRole('link', { name: 'Registrati' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Accidenti/);
  for (const part of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).toBeVisible();
  }
  await main.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('PokéTorneo');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Accidenti/);
  await page.unroute('**/static/pages-*.js');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test.describe('on a phone with a fractional pixel ratio @phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the map of a tournament is no larger than its prerendered sea', async ({
    page,
    request,
    login,
  }) => {
    await signUpForKanto(request, await login());
    const map = page.waitForResponse('**/assets/maps/kanto.svg');
    await page.goto('/tournament-leaders');
    await map;
    await expect(page.getByRole('list', { name: 'Le tappe: Torneo di Kanto' })).toBeVisible();
    // A larger map would delay the largest contentful paint until the response.
    const largest = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last !== undefined && 'url' in last ? String(last.url) : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    });
    expect(largest).toContain('/assets/maps/uncharted.svg');
  });
});
