import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pauseRunningClock } from '../support/paused-clock.ts';
import { alertWithText, expectAlert, signInThroughForm } from '../support/shell.ts';
import { expect, test, withMotion } from '../support/test.ts';

const wrong = 'Username o password errati';

/** Submits the sign-in form with an unknown user. */
async function failToSignIn(page: Page): Promise<void> {
  await signInThroughForm(page, { username: 'nessuno', password: 'sbagliata' });
}

test.describe('an alert @phone', () => {
  test.use(withMotion);

  test('is announced, fades when closed or after 3 s, and is gone on the next page', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await page.goto('/account/login');
    await pauseRunningClock(page);
    const alert = alertWithText(page, wrong);

    await test.step('is read out, and accessible', async () => {
      await failToSignIn(page);
      await expect(alert).toHaveRole('alert');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await expect(page).toHaveURL('/account/login');
    });
    await test.step('fades for 250 ms when it is closed', async () => {
      await alert.getByRole('button', { name: 'Chiudi' }).click();
      await expect(alert).toHaveAttribute('data-fading');
      await expect(alert).toHaveCSS('transition-duration', '0.25s');
      await expect(alert).toHaveCSS('opacity', '0');
      await page.clock.runFor(249);
      await expect(alert).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(alert).toHaveCount(0);
    });
    // The button comes back once the answer has reached the form.
    await page.clock.runFor(1000);
    await test.step('closes by itself after 3 s', async () => {
      await failToSignIn(page);
      await expect(alert).toBeVisible();
      await page.clock.runFor(2999);
      await expect(alert).not.toHaveAttribute('data-fading');
      await page.clock.runFor(1);
      await expect(alert).toHaveAttribute('data-fading');
      await page.clock.runFor(250);
      await expect(alert).toHaveCount(0);
    });
    await test.step('is gone on the next page', async () => {
      await failToSignIn(page);
      await expect(alert).toBeVisible();
      await page.getByRole('link', { name: 'Registrati' }).click();
      await expect(page).toHaveURL('/account/register');
      await expect(alert).toHaveCount(0);
    });
    await consoleErrors.expectFailedCalls(400, 400, 400);
  });
});

test('a failed call shows an alert, a server error its page @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  // A page that can be scrolled.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/profile/edit');
  const name = page.getByLabel('Nome', { exact: true });
  const save = page.getByRole('button', { name: 'Salva le modifiche' });
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  async function saveFromTheBottom(answer: (route: Route) => Promise<void>): Promise<void> {
    await page.route('**/api/users', answer);
    await name.fill('Ambra');
    await save.scrollIntoViewIfNeeded();
    expect(await scrollPosition()).toBeGreaterThan(0);
    await save.click();
  }

  await test.step('a refusal', async () => {
    await saveFromTheBottom((route) =>
      route.fulfill({ status: 409, json: { message: 'Questa email è già usata' } }),
    );
    // The alert, at the page's top, closes after 3 s.
    await expectAlert(page, 'Questa email è già usata');
    await expect.poll(scrollPosition).toBe(0);
    await expect(page).toHaveURL('/profile/edit');
    await expect(save).toBeEnabled();
    await consoleErrors.expectFailedCalls(409);
  });
  await test.step('no answer', async () => {
    await saveFromTheBottom((route) => route.abort());
    await expectAlert(page, 'Il server non risponde');
    await expect.poll(scrollPosition).toBe(0);
    await expect(page).toHaveURL('/profile/edit');
    await expect(name).toHaveValue('Ambra');
    await expect(save).toBeEnabled();
    await consoleErrors.expectFailedCalls(0);
  });
  await test.step('a failure of the server, with both messages', async () => {
    await saveFromTheBottom((route) =>
      route.fulfill({ status: 500, json: { message: 'Richiesta n. 42' } }),
    );
    await expectAlert(page, 'Error 500 - Internal Server Error! Richiesta n. 42');
    await expect(page).toHaveURL('/server-error');
    expect(await scrollPosition()).toBe(0);
    await consoleErrors.expectFailedCalls(500);
    // Not a trap: back to the form, which can be sent again.
    await page.goBack();
    await expect(page).toHaveURL('/profile/edit');
  });
});
