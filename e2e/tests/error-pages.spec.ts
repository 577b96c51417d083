import { expectRefusals } from '../support/refusals.ts';
import { alertSaying } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  [401, '/unauthorized', '401 - Unauthorized', ['Torna alla home', 'Accedi']],
  [403, '/forbidden', '403 - Forbidden', ['Torna alla home', 'Accedi']],
  [404, '/nessuno/passa/di-qui', '404 - Page Not Found', ['Torna alla home']],
  [419, '/session-expired', '419 - Session Expired', []],
  [500, '/server-error', '500 - Server Error', ['Torna alla home']],
] as const;

for (const [status, path, title, actions] of pages) {
  test(`${status} fills the page with its picture`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeAttached();
    const picture = main.getByRole('img');
    await expect(picture).toHaveAccessibleName(new RegExp(`^${status}: `));
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(main.getByRole('link')).toHaveText([...actions]);

    const box = await picture.boundingBox();
    const viewport = page.viewportSize();
    expect(box?.width).toBe(viewport?.width);
    expect(box?.height).toBeGreaterThan((viewport?.height ?? Number.NaN) * 0.6);
  });
}

test('the session-expired page has its picture and nothing else', async ({ page }) => {
  await page.goto('/session-expired');
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toBeVisible();
  await expect(main.locator('a, button, input, p, [tabindex="0"]')).toHaveCount(0);
});

test('the way home works', async ({ page }) => {
  await page.goto('/nessuno/passa/di-qui');
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveTitle('404 - Page Not Found');
});

test('signing in leads to the page that was wanted', async ({ page }) => {
  await page.goto('/unauthorized?returnUrl=%2Fmy-team');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
});

test('whoever is signed in is not asked to sign in', async ({ page, login }) => {
  await login();
  await page.goto('/forbidden');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Torna alla home']);
});

for (const path of ['/pokedex/25', '/home/', '/a/b/c?d=e#f', '/%C3%A8', '/quiz.html']) {
  test(`${path} is answered with a page of ours @desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(path === '/home/' ? 'PokéTorneo' : '404 - Page Not Found');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('a failure of the server leads to its page and says so', async ({ page, consoleErrors }) => {
  await page.route('**/api/get-random-pokemon-info*', (route) =>
    route.fulfill({ status: 500, json: { message: 'codice 123' } }),
  );
  // The alert stays for three seconds, which the pictures of two pages may take to load.
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(alertSaying(page, 'codice 123')).toBeVisible();
  await expect(page).toHaveURL('/server-error');
  await expectRefusals(consoleErrors, 500);
});
