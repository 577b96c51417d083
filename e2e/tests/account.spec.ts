import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { pretendToSendMail } from '../support/mail.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  alertSaying,
  expectNoSidewaysScroll,
  signInThroughForm,
  signOutThroughMenu,
  userButton,
} from '../support/shell.ts';
import { expectSingleSubmission } from '../support/submissions.ts';
import { expect, test, withoutMotion } from '../support/test.ts';

test.use(withoutMotion);

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function fillSignUp(page: Page, username: string, password: string): Promise<void> {
  // The page before this one asks for a username too.
  await expect(page.getByRole('heading', { name: 'Entra in gara!' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Nome', { exact: true }).fill('Aurora');
  await page.getByLabel('Cognome').fill('Boreale');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password').fill(password);
}

const newName = () => `n${randomUUID().slice(0, 8)}`;

test.describe('signing up', () => {
  test('signs in, and the account is there afterwards @phone', async ({ page }) => {
    const username = newName();
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Registrati' }).click();
    await fillSignUp(page, username, 'scintilla');
    await submit(page, 'Registrati').click();
    await expect(page).toHaveURL('/home');
    await signOutThroughMenu(page, username);
    await page.goto('/account/login');
    // Names are found without regard to case.
    await signInThroughForm(page, { username: username.toUpperCase(), password: 'scintilla' });
    await expect(userButton(page, username)).toBeVisible();
  });

  test('leads on to the page that was wanted @phone', async ({ page }) => {
    const username = newName();
    await page.goto('/profile/edit?a=1');
    await page.getByRole('link', { name: 'Registrati' }).click();
    await fillSignUp(page, username, 'scintilla');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile/edit?a=1');
    await expect(userButton(page, username)).toBeVisible();
  });

  test('says what is missing, after an attempt only @phone', async ({ page }) => {
    await page.goto('/account/register');
    const username = page.getByLabel('Username');
    const complaints = page.getByRole('main').locator('[aria-invalid="true"]');
    await username.fill('a b');
    await page.getByLabel('Email').fill('aurora');
    await page.getByLabel('Password', { exact: true }).fill('pika');
    await page.getByLabel('Conferma password').fill('piko');
    await expect(complaints).toHaveCount(0);
    await expectAccessible(page);

    await submit(page, 'Registrati').click();
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription('Usa solo lettere, numeri e i segni _ . -');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(
      'Scrivi il tuo nome',
    );
    await expect(page.getByLabel('Cognome')).toHaveAccessibleDescription('Scrivi il tuo cognome');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Questa email non sembra valida',
    );
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'La password deve avere almeno 6 caratteri',
    );
    await expect(page.getByLabel('Conferma password')).toHaveAccessibleDescription(
      'Le due password non coincidono',
    );
    await expect(complaints).toHaveCount(6);
    await expectAccessible(page);

    await fillSignUp(page, newName(), 'scintilla');
    await expect(complaints).toHaveCount(0);
  });

  test('with a name that is taken says so and keeps the rest @phone', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const { username } = await signUp(request);
    await page.goto('/account/register');
    await fillSignUp(page, username.toUpperCase(), 'scintilla');
    await submit(page, 'Registrati').click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectAccessible(page);
    await expect(page).toHaveURL('/account/register');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
      'Questo username è già preso',
    );
    await expect(page.getByLabel('Cognome')).toHaveValue('Boreale');
    await expectRefusals(consoleErrors, 409);
    await fillSignUp(page, newName(), 'scintilla');
    await submit(page, 'Registrati').click();
    await expect(page).toHaveURL('/home');
  });

  test('with a mail address that is taken says so at that field @phone', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const { email: taken } = await signUp(request);
    await page.goto('/account/register');
    await fillSignUp(page, newName(), 'scintilla');
    const email = page.getByLabel('Email');
    await email.fill(taken.toUpperCase());
    await submit(page, 'Registrati').click();
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport({ ratio: 1 });
    await expect(email).toHaveAccessibleDescription('Esiste già un account con questa email');
    await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectAccessible(page);
    await expectRefusals(consoleErrors, 409);
    await email.fill(`${newName()}@example.org`);
    await submit(page, 'Registrati').click();
    await expect(page).toHaveURL('/home');
  });

  test('is sent once @phone', async ({ page }) => {
    await page.goto('/account/register');
    await fillSignUp(page, newName(), 'scintilla');
    await expectSingleSubmission(
      page,
      '**/api/auth/signup',
      submit(page, 'Registrati'),
      page.getByLabel('Username'),
    );
    await expect(page).toHaveURL('/home');
  });
});

test.describe('signing in', () => {
  test('with a wrong password says so and lets one try again @desktop', async ({
    page,
    request,
    consoleErrors,
  }) => {
    const person = await signUp(request);
    await page.goto('/account/login');
    await signInThroughForm(page, { ...person, password: 'sbagliata' });
    await expect(alertSaying(page, 'Username o password errati')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectRefusals(consoleErrors, 400);
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/home');
    await expect(userButton(page, person.username)).toBeVisible();
  });

  test('says what is missing, after an attempt only @phone', async ({ page }) => {
    await page.goto('/account/login');
    await page.getByLabel('Username').focus();
    await page.getByLabel('Password', { exact: true }).focus();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await submit(page, 'Accedi').click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Scrivi il tuo username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Scrivi la tua password',
    );
    await expectAccessible(page);
  });

  test('shows and hides the password @phone', async ({ page }) => {
    await page.goto('/account/login');
    const password = page.getByLabel('Password', { exact: true });
    const toggle = page.getByRole('button', { name: 'Mostra i caratteri' });
    await password.fill('scintilla');
    await expect(password).toHaveAttribute('type', 'password');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('scintilla');
    await toggle.tap();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('is sent once @phone', async ({ page, request }) => {
    const { username, password } = await signUp(request);
    await page.goto('/account/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expectSingleSubmission(
      page,
      '**/api/auth/signin',
      submit(page, 'Accedi'),
      page.getByLabel('Username'),
    );
    await expect(page).toHaveURL('/home');
  });
});

test('the account pages fit the narrowest screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await pretendToSendMail(page);
  for (const [path, button] of [
    ['/account/login', 'Accedi'],
    ['/account/register', 'Registrati'],
    ['/account/forgot-password', 'Invia l’email'],
  ] as const) {
    await page.goto(path);
    await submit(page, button).click();
    await expectNoSidewaysScroll(page);
  }
});
