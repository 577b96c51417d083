import { expectAlert } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const words = 'Il database non risponde: riprova tra poco';
const api = '**/api/**';

test('a page reports an outage, and recovers by itself @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  // Each retry of each call logs two lines.
  consoleErrors.allow(/status of 503|^ApiError 503: /);
  await login();
  let isAway = true;
  await page.route(api, (route) =>
    isAway
      ? route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { message: words } })
      : route.continue(),
  );
  await page.goto('/tournaments');
  await expectAlert(page, words);
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
  // The session outlives it.
  await expect(page).toHaveURL('/tournaments');
  isAway = false;
  await expect(page.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});
