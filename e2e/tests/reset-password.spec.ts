import type { Page } from '@playwright/test';
import { type Person, signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { newestLinkTo, pretendToSendMail } from '../support/mail.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  alertSaying,
  expectNoSidewaysScroll,
  signInThroughForm,
  userButton,
} from '../support/shell.ts';
import { expectSingleSubmission } from '../support/submissions.ts';
import { expect, test, withoutMotion } from '../support/test.ts';

test.use(withoutMotion);

const success = 'Password reset successfully! You can now login';
const newPassword = (page: Page) => page.getByLabel('New Password');
const confirmation = (page: Page) => page.getByLabel('Confirm Password');
const submit = (page: Page) => page.getByRole('button', { name: 'Reimposta password' });

async function askForLink(page: Page, { username, email }: Person): Promise<string> {
  await page.goto('/account/forgot-password');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Invia l’email' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
  return newestLinkTo(email);
}

test.beforeEach(({ page }) => pretendToSendMail(page));

test.describe('a forgotten password', () => {
  test('is replaced with the link from the mail @desktop', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const person = await signUp(request);
    const link = await askForLink(page, person);
    expect(new URL(link).pathname).toBe('/reset-password');

    const check = await holdBack(page, '**/api/auth/check-reset-password-token/*');
    await page.goto(link);
    await expect(page).toHaveTitle('Reimposta password');
    const spinner = page.getByRole('main').getByRole('status');
    await expect(spinner).toHaveAccessibleName('Controllo del link in corso');
    await expectAccessible(page);
    await expect(newPassword(page)).toHaveCount(0);
    check.letThrough();

    await newPassword(page).fill('nuova-parola');
    await confirmation(page).fill('nuova-parola');
    await expectSingleSubmission(
      page,
      '**/api/auth/reset-password/*',
      submit(page),
      newPassword(page),
    );
    await expect(page).toHaveURL('/account/login');
    await expect(alertSaying(page, success)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await signInThroughForm(page, person);
    await expect(alertSaying(page, 'Username o password errati')).toBeVisible();
    await expectRefusals(consoleErrors, 400);
    await signInThroughForm(page, { ...person, password: 'nuova-parola' });
    await expect(userButton(page, person.username)).toBeVisible();
    // Kept over the one navigation from the form to the login, not over this one.
    await expect(alertSaying(page, success)).toHaveCount(0);
  });

  test('mismatching passwords send nothing and say nothing @phone', async ({ page, request }) => {
    const link = await askForLink(page, await signUp(request));
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'PUT') sent.push(one.url());
    });
    await page.goto(link);
    await newPassword(page).fill('nuova-parola');
    await confirmation(page).fill('nuova-porola');
    await submit(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page.locator('[data-type]')).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();

    // Too short a password is not sent either.
    await newPassword(page).fill('corta');
    await confirmation(page).fill('corta');
    await submit(page).click();
    await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    expect(sent).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test('one toggle shows and hides both passwords @phone', async ({ page, request }) => {
    await page.goto(await askForLink(page, await signUp(request)));
    const toggle = page.getByRole('button', { name: 'Mostra i caratteri' });
    await expect(toggle).toHaveCount(1);
    await expect(newPassword(page)).toHaveAttribute('type', 'password');
    await expect(confirmation(page)).toHaveAttribute('type', 'password');
    await expectAccessible(page);
    await toggle.tap();
    await expect(newPassword(page)).toHaveAttribute('type', 'text');
    await expectAccessible(page);
    await expect(confirmation(page)).toHaveAttribute('type', 'text');
  });

  test('a failed reset leaves the form ready @phone', async ({ page, request, consoleErrors }) => {
    await page.goto(await askForLink(page, await signUp(request)));
    await page.route('**/api/auth/reset-password/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Torna più tardi' } }),
    );
    await newPassword(page).fill('nuova-parola');
    await confirmation(page).fill('nuova-parola');
    await submit(page).click();
    await expect(alertSaying(page, 'Torna più tardi')).toBeVisible();
    await expectAccessible(page);
    await expect(submit(page)).toBeEnabled();
    await expectRefusals(consoleErrors, 503);
    await page.unroute('**/api/auth/reset-password/*');
    await submit(page).click();
    await expect(page).toHaveURL('/account/login');
    await expect(alertSaying(page, success)).toBeVisible();
  });

  test('the form says what is missing, and tells nobody whether an account exists @phone', async ({
    page,
  }) => {
    await page.goto('/account/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Invia l’email' }).click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Scrivi il tuo username');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Scrivi la tua email');
    await expectAccessible(page);
    await page.getByLabel('Username').fill('nessuno-qui');
    await page.getByLabel('Email').fill('nessuno@example.org');
    await expectSingleSubmission(
      page,
      '**/api/auth/send-reset-password-email',
      page.getByRole('button', { name: 'Invia l’email' }),
      page.getByLabel('Username'),
    );
    await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Riprova con altri dati' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('nessuno-qui');
  });
});

test.describe('the page of the link', () => {
  test('turns away whoever has none @phone', async ({ page }) => {
    for (const path of ['/reset-password', '/reset-password?token=']) {
      await page.goto('/pokedex');
      await page.goto(path);
      await expect(page).toHaveURL('/unauthorized');
      await expect(alertSaying(page, 'No token provided')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/pokedex');
      await expect(alertSaying(page, 'No token provided')).toHaveCount(0);
    }
  });

  test('offers a way on when the link was used or is invalid @phone', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const person = await signUp(request);
    const link = await askForLink(page, person);
    const token = new URL(link).searchParams.get('token') ?? '';
    const answer = await request.put(`/api/auth/reset-password/${token}`, {
      data: { newPassword: 'nuova-parola' },
    });
    expect(answer.ok()).toBe(true);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/reset-password');
    await expect(newPassword(page)).toHaveCount(0);
    await expectAccessible(page);
    await expect.poll(() => consoleErrors.length).toBe(2);
    consoleErrors.length = 0;
    await page.getByRole('link', { name: 'Chiedi una nuova email' }).click();
    await expect(page).toHaveURL('/account/forgot-password');

    await page.goto('/reset-password?token=..%2F..%2Fetc');
    await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible();
    await expect.poll(() => consoleErrors.length).toBe(2);
    consoleErrors.length = 0;
  });

  test('lets one try again when the server does not answer @phone', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const link = await askForLink(page, await signUp(request));
    await page.route('**/api/auth/check-reset-password-token/*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Troppi tentativi' } }),
    );
    await page.goto(link);
    await expect(alertSaying(page, 'Troppi tentativi')).toBeVisible();
    await expectAccessible(page);
    await expectRefusals(consoleErrors, 429);
    await page.unroute('**/api/auth/check-reset-password-token/*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(newPassword(page)).toBeVisible();
  });

  test('leads whoever is signed in to the home page @phone', async ({ page, login }) => {
    const person = await login();
    await page.goto('/reset-password?token=abc');
    await expect(page).toHaveURL('/home');
    await expect(userButton(page, person.username)).toBeVisible();
  });
});
