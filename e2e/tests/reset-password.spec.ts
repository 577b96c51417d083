import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { newestLinkTo, pretendToSendMail } from '../support/mail.ts';
import {
  alertWithText,
  expectAlert,
  expectNoSidewaysScroll,
  signInThroughForm,
  userButton,
} from '../support/shell.ts';
import { expectSingleSubmission } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';

const success = 'Password reset successfully! You can now login';
const newPassword = (page: Page) => page.getByLabel('New Password');
const confirmation = (page: Page) => page.getByLabel('Confirm Password');
const submit = (page: Page) => page.getByRole('button', { name: 'Reimposta password' });

test.beforeEach(({ page }) => pretendToSendMail(page));

test('a forgotten password is replaced once with the link from the mail, of which no account is revealed @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const person = await signUp(request);

  await test.step('the page of the link rejects visitors without one', async () => {
    await page.goto('/pokedex');
    for (const path of ['/reset-password', '/reset-password?token=']) {
      await page.goto(path);
      await expect(page).toHaveURL('/unauthorized');
      await expectAlert(page, 'No token provided');
      await page.goBack();
      await expect(page).toHaveURL('/pokedex');
      await expect(alertWithText(page, 'No token provided')).toHaveCount(0);
    }
  });
  const username = page.getByLabel('Username');
  const email = page.getByLabel('Email');
  const ask = page.getByRole('button', { name: 'Invia l’email' });
  const sentTo = page.getByRole('heading', { name: 'Controlla la posta' });
  await test.step('the form shows what is missing, and never reveals whether an account exists', async () => {
    await page.goto('/account/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await ask.click();
    await expect(username).toHaveAccessibleDescription('Scrivi il tuo username');
    await expect(email).toHaveAccessibleDescription('Scrivi la tua email');
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await username.fill('nessuno-qui');
    await email.fill('nessuno@example.org');
    await expectSingleSubmission(page, '**/api/auth/send-reset-password-email', ask, username);
    await expect(sentTo).toBeVisible();
    await expectAccessible(page, 'main');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova con altri dati' }).click();
    await expect(username).toHaveValue('nessuno-qui');
  });
  await username.fill(person.username);
  await email.fill(person.email);
  await ask.click();
  await expect(sentTo).toBeVisible();
  const link = await newestLinkTo(person.email);
  expect(new URL(link).pathname).toBe('/reset-password');
  const checking = '**/api/auth/check-reset-password-token/*';
  const resetting = '**/api/auth/reset-password/*';
  const gone = page.getByRole('heading', { name: 'Questo link non vale più' });

  await test.step('the link can be checked again when the server does not answer', async () => {
    await page.route(checking, (route) =>
      route.fulfill({ status: 429, json: { message: 'Troppi tentativi' } }),
    );
    await page.goto(link);
    await expect(page).toHaveTitle('Reimposta password');
    await expectAlert(page, 'Troppi tentativi');
    await expectAccessible(page, 'main');
    await consoleErrors.expectFailedCalls(429);
    await page.unroute(checking);
  });
  await test.step('it waits for the answer', async () => {
    const check = await delayResponse(page, checking);
    await page.getByRole('button', { name: 'Riprova' }).click();
    const spinner = page.getByRole('main').getByRole('status');
    await expect(spinner).toHaveAccessibleName('Controllo del link in corso');
    await expectAccessible(page, 'main');
    await expect(newPassword(page)).toHaveCount(0);
    check.release();
    await expect(newPassword(page)).toBeVisible();
    await page.unroute(checking);
  });
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PUT') sent.push(one.url());
  });
  await test.step('mismatching passwords send nothing and say nothing', async () => {
    await newPassword(page).fill('nuova-parola');
    await confirmation(page).fill('nuova-porola');
    await submit(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page.locator('[data-type="error"]')).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
  });
  await test.step('too short a password is not sent either', async () => {
    await newPassword(page).fill('corta');
    await confirmation(page).fill('corta');
    await submit(page).click();
    await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'main');
    expect(sent).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('one toggle shows both', async () => {
    const toggle = page.getByRole('button', { name: 'Mostra i caratteri' });
    await expect(toggle).toHaveCount(1);
    await expect(newPassword(page)).toHaveAttribute('type', 'password');
    await expect(confirmation(page)).toHaveAttribute('type', 'password');
    await toggle.tap();
    await expect(newPassword(page)).toHaveAttribute('type', 'text');
    await expect(confirmation(page)).toHaveAttribute('type', 'text');
    await expectAccessible(page, 'main');
  });
  await newPassword(page).fill('nuova-parola');
  await confirmation(page).fill('nuova-parola');
  await test.step('a failed reset leaves the form ready', async () => {
    await page.route(resetting, (route) =>
      route.fulfill({ status: 503, json: { message: 'Torna più tardi' } }),
    );
    await submit(page).click();
    await expectAlert(page, 'Torna più tardi');
    await expectAccessible(page, 'main');
    await expect(submit(page)).toBeEnabled();
    await consoleErrors.expectFailedCalls(503);
    await page.unroute(resetting);
  });
  await expectSingleSubmission(page, resetting, submit(page), newPassword(page));
  await expect(page).toHaveURL('/account/login');
  await expectAlert(page, success);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await test.step('the old password is wrong', async () => {
    await signInThroughForm(page, person);
    await expectAlert(page, 'Username o password errati');
    await consoleErrors.expectFailedCalls(400);
  });
  await test.step('a link that was used, or is none, offers a way on', async () => {
    await page.goto('/reset-password?token=..%2F..%2Fetc');
    await expect(gone).toBeVisible();
    await consoleErrors.expectFailedCalls(400);
    await page.goto(link);
    await expect(gone).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/reset-password');
    await expect(newPassword(page)).toHaveCount(0);
    await expectAccessible(page, 'main');
    await consoleErrors.expectFailedCalls(400);
    await page.getByRole('link', { name: 'Chiedi una nuova email' }).click();
    await expect(page).toHaveURL('/account/forgot-password');
  });
  await test.step('the new password is right, and the link leads home', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await signInThroughForm(page, { ...person, password: 'nuova-parola' });
    await expect(userButton(page, person.username)).toBeVisible();
    await expect(alertWithText(page, success)).toHaveCount(0);
    await page.goto(link);
    await expect(page).toHaveURL('/home');
    await expect(userButton(page, person.username)).toBeVisible();
  });
});
