import { expectAccessible } from '../support/axe.ts';
import { expectToFitEveryWidth } from '../support/every-width.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expectNowhere, expectRefusals } from '../support/refusals.ts';
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
  test(`${status} fills the page with its picture`, async ({ page, isMobile, consoleErrors }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status === 404 ? 404 : 200);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeAttached();
    const picture = main.getByRole('img');
    await expect(picture).toHaveAccessibleName(new RegExp(`^${status}: `));
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(main.getByRole('link')).toHaveText([...actions]);
    if (status === 419) {
      // There is nothing else on it.
      await expect(main.locator('a, button, input, p, [tabindex="0"]')).toHaveCount(0);
    } else {
      const home = main.getByRole('link', { name: 'Torna alla home' });
      await expect(home).toHaveAttribute('href', '/home');
    }

    const box = await picture.boundingBox();
    const viewport = page.viewportSize();
    expect(box?.width).toBe(viewport?.width);
    expect(box?.height).toBeGreaterThan((viewport?.height ?? Number.NaN) * 0.6);

    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), 'jumps while loading').toBeLessThan(0.05);
    await test.step('is accessible', () => expectAccessible(page));
    await expectToFitEveryWidth(page, { isMobile, hasFooter: true });
    if (status === 404) expectNowhere(consoleErrors);
  });
}

test('the way home works @phone', async ({ page, consoleErrors }) => {
  await page.goto('/nessuno/passa/di-qui');
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveTitle('404 - Page Not Found');
  expectNowhere(consoleErrors);
});

test('signing in leads to the page that was wanted @desktop', async ({ page }) => {
  await page.goto('/unauthorized?returnUrl=%2Fmy-team');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
});

test('whoever is signed in is not asked to sign in @phone', async ({ page, login }) => {
  await login();
  await page.goto('/forbidden');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Torna alla home']);
});

test('any address is answered with a page of ours @desktop', async ({ page, consoleErrors }) => {
  for (const path of ['/pokedex/25', '/home/', '/a/b/c?d=e#f', '/%C3%A8', '/quiz.html']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(path === '/home/' ? 'PokéTorneo' : '404 - Page Not Found');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
  expectNowhere(consoleErrors);
});

test('a failure of the server leads to its page and says so @desktop', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/get-random-pokemon-info*', (route) =>
    route.fulfill({ status: 500, json: { message: 'codice 123' } }),
  );
  // The alert stays for three seconds, which the pictures of two pages may take to load.
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(alertSaying(page, 'codice 123')).toBeVisible();
  await expect(page).toHaveURL('/server-error');
  await expectRefusals(consoleErrors, 500);
});
