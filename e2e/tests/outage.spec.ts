import { alertSaying } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const words = 'Il database non risponde: riprova tra poco';
const api = '**/api/**';

test('a page says that the server is away, and comes back with it by itself @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  let isAway = true;
  await page.route(api, (route) =>
    isAway
      ? route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: words } })
      : route.continue(),
  );
  await page.goto('/tournaments');
  await expect(alertSaying(page, words)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
  // The session outlives it.
  await expect(page).toHaveURL('/tournaments');
  isAway = false;
  await expect(page.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  expect(consoleErrors.filter((line) => !/503/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('what is pressed while the disk is full says that nothing was saved @desktop', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  const full = 'Non c’è più spazio per salvare: per ora si può solo guardare';
  await page.route('**/api/sign-up-tournament*', (route) =>
    route.fulfill({ status: 507, json: { message: full } }),
  );
  await page.goto('/tournaments');
  await page.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(alertSaying(page, full)).toBeVisible();
  await expect(page).toHaveURL('/tournaments');
  await expect(page.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  expect(consoleErrors.filter((line) => !/507/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
