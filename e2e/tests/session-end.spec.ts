import type { Page } from '@playwright/test';
import { changePasswordElsewhere, signUp } from '../support/accounts.ts';
import { openDetails } from '../support/challengers.ts';
import type { ConsoleErrors } from '../support/console-errors.ts';
import { delayResponse } from '../support/delay-response.ts';
import {
  alertWithText,
  expectAlert,
  signInThroughForm,
  signOutThroughMenu,
  storedUser,
  userButton,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { tokenMadeAgo } from '../support/tokens.ts';

const sessionOver = 'La sessione è scaduta';

/**
 * Opens a page, waits until it has asked for all that it asks for by itself, and keeps it
 * from polling and from its stream.
 */
async function openUndisturbed(page: Page, address: string): Promise<void> {
  await delayResponse(page, '**/api/get-notifications*');
  await delayResponse(page, '**/api/stream-live*');
  await Promise.all([
    page.waitForResponse(/\/api\/user\/\d+$/),
    page.waitForResponse('**/api/auth/check-token-expiration'),
    page.goto(address),
  ]);
}

/** Expects `act` to lead to the login. */
async function expectLogin(
  page: Page,
  returnUrl: string,
  consoleErrors: ConsoleErrors,
  act: () => Promise<unknown>,
): Promise<void> {
  // Awaited before it is caused: the alert closes by itself.
  await Promise.all([expectAlert(page, sessionOver), act()]);
  await expect(page).toHaveURL(`/account/login?${new URLSearchParams({ returnUrl })}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedUser(page)).toBeNull();
  // One call was refused, and none was sent after it without a token.
  await consoleErrors.expectFailedCalls(401);
}

test.describe('a token that was revoked elsewhere leads to the login', () => {
  test('from signing up for a tournament @phone', async ({
    page,
    request,
    login,
    consoleErrors,
  }) => {
    const player = await login();
    await openUndisturbed(page, '/tournaments');
    const signUpButton = page.getByRole('button', { name: /^Iscriviti/ });
    await expect(signUpButton).toBeEnabled();
    await changePasswordElsewhere(request, player);
    await expectLogin(page, '/tournaments', consoleErrors, () => signUpButton.click());
    await signInThroughForm(page, { ...player, password: 'cambiata-altrove' });
    await expect(page).toHaveURL('/tournaments');
  });

  test('from saving a challenger’s account @desktop', async ({
    page,
    request,
    loginAsNewOrganiser,
    consoleErrors,
  }) => {
    const organiser = await loginAsNewOrganiser();
    const player = await signUp(request);
    await openUndisturbed(page, `/users?cerca=${player.username}`);
    const card = page.getByRole('article', { name: player.username });
    await openDetails(card, player);
    await card.getByRole('button', { name: 'Modifica' }).click();
    const edit = page.getByRole('dialog', { name: `Modifica ${player.username}` });
    await edit.getByLabel('Cognome').fill('Nuovo');
    await changePasswordElsewhere(request, organiser);
    await expectLogin(page, `/users?cerca=${player.username}`, consoleErrors, () =>
      edit.getByRole('button', { name: 'Salva' }).click(),
    );
  });
});

test('a session older than sixty days ends with a message; public pages stay open @phone', async ({
  page,
  request,
  consoleErrors,
}) => {
  const player = await signUp(request);
  const goOn = page.getByRole('link', { name: 'Continua senza accedere' });
  const storeOldSession = () =>
    page.evaluate(
      (text) => localStorage.setItem('user', text),
      JSON.stringify({ ...player.session, token: tokenMadeAgo(player, 61) }),
    );
  await test.step('who comes to the login by themselves is not told to go on without', async () => {
    await page.goto('/account/login');
    await expect(page.getByRole('heading', { name: 'Il torneo ti aspetta!' })).toBeVisible();
    await expect(goOn).toHaveCount(0);
  });
  await test.step('on a public page', async () => {
    await storeOldSession();
    await expectLogin(page, '/pokedex?id=25', consoleErrors, () => page.goto('/pokedex?id=25'));
    await expect(page.getByText('ti riportiamo alla pagina dove eri')).toBeVisible();
    await goOn.click();
    await expect(page).toHaveURL('/pokedex?id=25');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alertWithText(page, sessionOver)).toHaveCount(0);
  });
  await test.step('on a page of one’s own, from where the home page is next', async () => {
    await storeOldSession();
    // The page asks for one thing, and is answered before the header is.
    await delayResponse(page, '**/api/auth/check-token-expiration');
    await expectLogin(page, '/messages', consoleErrors, () => page.goto('/messages'));
    await goOn.click();
    await expect(page).toHaveURL('/home');
  });
});

test('a device signs another one in by QR code, lists it, ends its session, and then all @phone', async ({
  page,
  login,
  openDevice,
  request,
}) => {
  const person = await login();
  // The page's first calls are answered before the sessions end: pending ones would be rejected.
  const answered = ['**/api/auth/check-token-expiration', '**/api/user/*'].map((address) =>
    page.waitForResponse(address),
  );
  await page.goto('/profile/edit');
  await Promise.all(answered);
  const devices = page.getByRole('region', { name: 'I tuoi dispositivi' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('listitem')).toContainText('Questo dispositivo');
  await devices.getByRole('button', { name: 'Accedi su un altro dispositivo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accedi su un altro dispositivo' });
  await expect(dialog.getByRole('img', { name: /^QR/ })).toBeVisible();
  const link = new URL(await dialog.getByLabel('Oppure apri questo link').inputValue());

  const phone = await openDevice(null);
  await phone.goto('/account/login');
  await phone.getByRole('link', { name: 'Entra con un QR' }).click();
  await expect(phone.getByRole('heading', { name: 'Entra senza password' })).toBeVisible();
  await phone.goto(`${link.pathname}${link.hash}`);
  await phone.getByRole('button', { name: `Entra come ${person.username}` }).click();
  await expect(phone).toHaveURL('/home');
  await expectAlert(phone, `qui ora sei ${person.username}`);
  await expect(userButton(phone, person.username)).toBeVisible();

  await expect(dialog.getByRole('status')).toContainText('Fatto: Chrome');
  await dialog.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  // An expired code is rejected with a message.
  await phone.goto(`${link.pathname}${link.hash}`);
  await expect(phone.getByRole('heading', { name: 'Questo QR non vale più' })).toBeVisible();

  const { token } = JSON.parse((await storedUser(phone)) ?? '{}');
  await devices.getByRole('button', { name: /^Esci da questo/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const checks = '/api/auth/check-token-expiration';
  const refused = await request.get(checks, { headers: { 'x-access-token': token } });
  expect(refused.status()).toBe(401);
  await phone.goto('/my-team');
  await expect(phone).toHaveURL('/account/login?returnUrl=%2Fmy-team');

  await test.step('signing out everywhere', async () => {
    await signInThroughForm(phone, person);
    await expect(phone).toHaveURL('/my-team');
    await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
    await expectAlert(page, 'Tutti i tuoi dispositivi sono scollegati');
    await expect(page).toHaveURL('/account/login');
    await expect(alertWithText(page, sessionOver)).toHaveCount(0);
    expect(await storedUser(page)).toBeNull();
    await expect(phone).toHaveURL('/account/login?returnUrl=%2Fmy-team');
    await phone.context().close();
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/home');
  });

  // Signing out ends the session on the server as well: a copied token is worth nothing.
  const own = JSON.parse((await storedUser(page)) ?? '{}').token;
  const signedOut = page.waitForResponse('**/api/auth/sign-out');
  await signOutThroughMenu(page, person.username);
  expect((await signedOut).status()).toBe(200);
  const copied = await request.get(checks, { headers: { 'x-access-token': own } });
  expect(copied.status()).toBe(401);
});
