import { alertWithText } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const words = 'Il database non risponde: riprova tra poco';
const api = '**/api/**';

test('a page reports an outage, and recovers by itself @phone', async ({
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
  await expect(alertWithText(page, words)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
  // The session outlives it.
  await expect(page).toHaveURL('/tournaments');
  isAway = false;
  await expect(page.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  expect(consoleErrors.filter((line) => !/503/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});
