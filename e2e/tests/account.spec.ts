import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  expectAlert,
  expectNoSidewaysScroll,
  signInThroughForm,
  signOutThroughMenu,
  userButton,
} from '../support/shell.ts';
import { expectSingleSubmission } from '../support/submissions.ts';
import { expect, test } from '../support/test.ts';

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

async function expectToFitNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
}

const newName = () => `n${randomUUID().slice(0, 8)}`;

test('an account is made and signed in to, after what is missing, wrong or taken @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const taken = await signUp(request);
  const name = newName();
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto('/profile/edit?a=1');
  await page.getByRole('link', { name: 'Registrati' }).click();

  await test.step('signing up', async () => {
    await expect(page.getByRole('heading', { name: 'Entra in gara!' })).toBeVisible();
    const email = page.getByLabel('Email');
    const complaints = page.getByRole('main').locator('[aria-invalid="true"]');
    await test.step('what is missing or wrong', async () => {
      await username.fill('a b');
      await email.fill('aurora');
      await password.fill('pika');
      await page.getByLabel('Conferma password').fill('piko');
      await expect(complaints).toHaveCount(0);

      await submit(page, 'Registrati').click();
      await expect(username).toBeFocused();
      for (const [field, complaint] of [
        [username, 'Usa solo lettere, numeri e i segni _ . -'],
        [page.getByLabel('Nome', { exact: true }), 'Scrivi il tuo nome'],
        [page.getByLabel('Cognome'), 'Scrivi il tuo cognome'],
        [email, 'Questa email non sembra valida'],
        [password, 'La password deve avere almeno 6 caratteri'],
        [page.getByLabel('Conferma password'), 'Le due password non coincidono'],
      ] as const) {
        await expect(field).toHaveAccessibleDescription(complaint);
      }
      await expect(complaints).toHaveCount(6);
      await expectAccessible(page, 'main');
      await expectToFitNarrowest(page);
      await fillSignUp(page, newName(), 'scintilla');
      await expect(complaints).toHaveCount(0);
    });
    await test.step('a name that is taken', async () => {
      await username.fill(taken.username.toUpperCase());
      await submit(page, 'Registrati').click();
      await expect(page.getByRole('alert')).toBeInViewport();
      await expectAccessible(page, 'main');
      await expect(page).toHaveURL((url) => url.pathname === '/account/register');
      await expect(username).toBeFocused();
      await expect(username).toHaveAccessibleDescription('Questo username è già preso');
      await expect(page.getByLabel('Cognome')).toHaveValue('Boreale');
      await consoleErrors.expectFailedCalls(409);
    });
    await test.step('a mail address that is taken', async () => {
      await username.fill(newName());
      await email.fill(taken.email.toUpperCase());
      await username.press('Enter');
      await expect(email).toBeFocused();
      await expect(email).toBeInViewport({ ratio: 1 });
      await expect(email).toHaveAccessibleDescription('Esiste già un account con questa email');
      await expect(complaints).toHaveCount(1);
      await consoleErrors.expectFailedCalls(409);
    });
    await fillSignUp(page, name, 'scintilla');
    await expectSingleSubmission(
      page,
      '**/api/auth/signup',
      submit(page, 'Registrati'),
      page.getByLabel('Username'),
    );
    await expect(page).toHaveURL('/profile/edit?a=1');
    await signOutThroughMenu(page, name);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Il torneo ti aspetta!' })).toBeVisible();
  });

  // Names are found without regard to case.
  const person = { username: name.toUpperCase(), password: 'scintilla' };
  await test.step('what is missing', async () => {
    await username.focus();
    await password.focus();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await submit(page, 'Accedi').click();
    await expect(username).toHaveAccessibleDescription('Scrivi il tuo username');
    await expect(password).toHaveAccessibleDescription('Scrivi la tua password');
    await expectAccessible(page, 'main');
    await expectToFitNarrowest(page);
  });
  await test.step('a wrong password', async () => {
    await signInThroughForm(page, { ...person, password: 'sbagliata' });
    await expectAlert(page, 'Username o password errati');
    await expect(password).toBeFocused();
    await consoleErrors.expectFailedCalls(400);
  });
  await test.step('the password is shown and hidden', async () => {
    const toggle = page.getByRole('button', { name: 'Mostra i caratteri' });
    await password.fill(person.password);
    await expect(password).toHaveAttribute('type', 'password');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'main');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(person.password);
    await toggle.tap();
    await expect(password).toHaveAttribute('type', 'password');
  });
  await expectSingleSubmission(page, '**/api/auth/signin', submit(page, 'Accedi'), username);
  await expect(page).toHaveURL('/home');
  await expect(userButton(page, name)).toBeVisible();
});
