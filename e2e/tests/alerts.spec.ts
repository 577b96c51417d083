import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectRefusals } from '../support/refusals.ts';
import { alertSaying, signInThroughForm, storedUser } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const wrong = 'Username o password errati';

/** Signs in as somebody nobody knows. */
async function failToSignIn(page: Page): Promise<void> {
  await signInThroughForm(page, { username: 'nessuno', password: 'sbagliata' });
}

/** Stops the page's clock: from here on only the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test.describe('an alert', () => {
  test('of a failed call is read out and accessible @phone', async ({ page, consoleErrors }) => {
    await page.goto('/account/login');
    await failToSignIn(page);
    await expect(alertSaying(page, wrong)).toHaveRole('alert');
    await expect(alertSaying(page, wrong)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expect(page).toHaveURL('/account/login');
    await expectRefusals(consoleErrors, 400);
  });

  test('closes by itself after 3 s and fades for 250 ms @desktop', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await page.goto('/account/login');
    await stopClock(page);
    await failToSignIn(page);
    const alert = alertSaying(page, wrong);
    await expect(alert).toBeVisible();
    await page.clock.runFor(2999);
    await expect(alert).not.toHaveAttribute('data-fading');
    await page.clock.runFor(1);
    await expect(alert).toHaveAttribute('data-fading');
    await expect(alert).toHaveCSS('transition-duration', '0.25s');
    await expect(alert).toHaveCSS('opacity', '0');
    await page.clock.runFor(249);
    await expect(alert).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(alert).toHaveCount(0);
    await expectRefusals(consoleErrors, 400);
  });

  test('is dismissed with its button, fading @phone', async ({ page, consoleErrors }) => {
    await page.clock.install();
    await page.goto('/account/login');
    await stopClock(page);
    await failToSignIn(page);
    const alert = alertSaying(page, wrong);
    await alert.getByRole('button', { name: 'Chiudi' }).click();
    await expect(alert).toHaveAttribute('data-fading');
    await page.clock.runFor(249);
    await expect(alert).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(alert).toHaveCount(0);
    await expectRefusals(consoleErrors, 400);
  });

  test('is not shown twice @phone', async ({ page, consoleErrors }) => {
    await page.clock.install();
    await page.goto('/account/login');
    await stopClock(page);
    await failToSignIn(page);
    await expect(alertSaying(page, wrong)).toHaveCount(1);
    // The button comes back once the answer has reached the form.
    await page.clock.runFor(1000);
    await failToSignIn(page);
    await expectRefusals(consoleErrors, 400, 400);
    await page.clock.runFor(1000);
    await expect(alertSaying(page, wrong)).toHaveCount(1);
    // The newer one counts: its three seconds are not over.
    await page.clock.runFor(1500);
    await expect(alertSaying(page, wrong)).not.toHaveAttribute('data-fading');
  });

  test('is gone on the next page @phone', async ({ page, consoleErrors }) => {
    await page.clock.install();
    await page.goto('/account/login');
    await stopClock(page);
    await failToSignIn(page);
    await expect(alertSaying(page, wrong)).toBeVisible();
    await page.getByRole('link', { name: 'Registrati' }).click();
    await expect(page).toHaveURL('/account/register');
    await expect(alertSaying(page, wrong)).toHaveCount(0);
    await expectRefusals(consoleErrors, 400);
  });

  test('that is kept survives one navigation only @desktop', async ({ page, login }) => {
    const forbidden = "Error 403 - Forbidden! You don't have permission to access this resource";
    await login();
    await page.goto('/users');
    await expect(alertSaying(page, forbidden)).toBeVisible();
    await expect(page).toHaveURL('/forbidden?returnUrl=%2Fusers');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(alertSaying(page, forbidden)).toHaveCount(0);
  });
});

/** Lets the profile form's call fail, from the bottom of a page that can be scrolled. */
async function saveAndFail(
  page: Page,
  answer: 'no connection' | { status: number; message: string; subcode?: number },
): Promise<void> {
  await page.route('**/api/users', (route) => {
    if (answer === 'no connection') return route.abort();
    const { status, ...body } = answer;
    return route.fulfill({ status, json: body });
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/profile/edit');
  await page.getByLabel('Nome', { exact: true }).fill('Ambra');
  await page.getByRole('button', { name: 'Salva le modifiche' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
}

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a failed call @phone', () => {
  test('401 with subcode 1 ends the session', async ({ page, login, consoleErrors }) => {
    const person = await login();
    await saveAndFail(page, { status: 401, subcode: 1, message: 'La sessione è scaduta' });
    await expect(alertSaying(page, 'La sessione è scaduta')).toBeVisible();
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fprofile%2Fedit');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await storedUser(page)).toBeNull();
    await expectRefusals(consoleErrors, 401);
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/profile/edit');
  });

  test('401 with subcode 0 leads to its page', async ({ page, login, consoleErrors }) => {
    await login();
    await saveAndFail(page, { status: 401, subcode: 0, message: 'Manca il token' });
    await expect(alertSaying(page, 'Manca il token')).toBeVisible();
    await expect(page).toHaveURL('/unauthorized');
    expect(await storedUser(page)).not.toBeNull();
    await expectRefusals(consoleErrors, 401);
  });

  test('403 leads whoever is signed in to its page', async ({ page, login, consoleErrors }) => {
    await login();
    await saveAndFail(page, { status: 403, message: 'Non ti è permesso' });
    await expect(alertSaying(page, 'Non ti è permesso')).toBeVisible();
    await expect(page).toHaveURL('/forbidden');
    await expectRefusals(consoleErrors, 403);
  });

  test('403 only alerts visitors', async ({ page, consoleErrors }) => {
    await page.route('**/api/auth/signin', (route) =>
      route.fulfill({ status: 403, json: { message: 'Non ti è permesso' } }),
    );
    await page.goto('/account/login');
    await failToSignIn(page);
    await expect(alertSaying(page, 'Non ti è permesso')).toBeVisible();
    await expect(page).toHaveURL('/account/login');
    await expectRefusals(consoleErrors, 403);
  });

  test('500 leads to its page, with both messages', async ({ page, login, consoleErrors }) => {
    await login();
    await saveAndFail(page, { status: 500, message: 'Richiesta n. 42' });
    const alert = alertSaying(page, 'Error 500 - Internal Server Error! Richiesta n. 42');
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL('/server-error');
    expect(await scrollPosition(page)).toBe(0);
    await expectRefusals(consoleErrors, 500);
    // Not a trap: back to the form, which can be sent again.
    await page.goBack();
    await expect(page).toHaveURL('/profile/edit');
  });

  test('another status only alerts, at the top of the page', async ({
    page,
    login,
    consoleErrors,
  }) => {
    await login();
    await saveAndFail(page, { status: 409, message: 'Questa email è già usata' });
    await expect(alertSaying(page, 'Questa email è già usata')).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/profile/edit');
    await expect(page.getByRole('button', { name: 'Salva le modifiche' })).toBeEnabled();
    await expectRefusals(consoleErrors, 409);
  });

  test('no answer only alerts, and scrolls to the top', async ({ page, login, consoleErrors }) => {
    await login();
    await saveAndFail(page, 'no connection');
    await expect(alertSaying(page, 'Il server non risponde')).toBeVisible();
    await expect(page).toHaveURL('/profile/edit');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ambra');
    await expect(page.getByRole('button', { name: 'Salva le modifiche' })).toBeEnabled();
    await expectRefusals(consoleErrors, 0);
  });

  test('an answer without a message shows the status text', async ({
    page,
    login,
    consoleErrors,
  }) => {
    await login();
    await page.route('**/api/users', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await page.goto('/profile/edit');
    await page.getByLabel('Nome', { exact: true }).fill('Ambra');
    await page.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(alertSaying(page, 'Bad Gateway')).toBeVisible();
    await expectRefusals(consoleErrors, 502);
  });
});
