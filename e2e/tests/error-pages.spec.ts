import { expectAlert } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  [401, '/unauthorized', '401 - Unauthorized', ['Torna alla home', 'Accedi']],
  [403, '/forbidden', '403 - Forbidden', ['Torna alla home', 'Accedi']],
  [404, '/nessuno/passa/di-qui', '404 - Page Not Found', ['Torna alla home']],
  [419, '/session-expired', '419 - Session Expired', []],
  [500, '/server-error', '500 - Server Error', ['Torna alla home']],
] as const;

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** every-page.spec.ts proves that they are still, accessible and fit every width. */
test('each error page fills the window with its picture and links home @phone', async ({
  page,
  consoleErrors,
}) => {
  for (const [status, path, title, actions] of pages) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status === 404 ? 404 : 200);
      await expect(page).toHaveTitle(title);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeAttached();
      const picture = main.getByRole('img');
      await expect(picture).toHaveAccessibleName(new RegExp(`^${status}: `));
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect(main.getByRole('link')).toHaveText([...actions]);
      const others = main.locator('a, button, input, p, [tabindex="0"]');
      if (status === 419) await expect(others).toHaveCount(0);

      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await expect.poll(async () => (await picture.boundingBox())?.width).toBe(viewport.width);
        const box = await picture.boundingBox();
        expect(box?.height).toBeGreaterThan(viewport.height * 0.6);
      }
    });
  }
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveTitle('500 - Server Error');
  await consoleErrors.expectLines(/status of 404/);
});

test('signing in leads to the requested page @desktop', async ({ page }) => {
  await page.goto('/unauthorized?returnUrl=%2Fmy-team');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
});

test('any unknown address has our 404 page @desktop', async ({ page, consoleErrors }) => {
  const addresses = ['/pokedex/25', '/home/', '/a/b/c?d=e#f', '/%C3%A8', '/quiz.html'];
  for (const path of [...addresses, '/account/nowhere']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(path === '/home/' ? 'PokéTorneo' : '404 - Page Not Found');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('banner')).toBeVisible();
      if (path !== '/home/') await consoleErrors.expectLines(/status of 404/);
    });
  }
});

test('a server error leads to its page with an alert @desktop', async ({ page, consoleErrors }) => {
  await page.route('**/api/get-random-pokemon-info*', (route) =>
    route.fulfill({ status: 500, json: { message: 'codice 123' } }),
  );
  // The alert stays for three seconds, which the pictures of two pages may take to load.
  await page.goto('/home', { waitUntil: 'commit' });
  await expectAlert(page, 'codice 123');
  await expect(page).toHaveURL('/server-error');
  await consoleErrors.expectFailedCalls(500);
});
