import type { Request } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  alertSaying,
  signInThroughForm,
  signOutThroughMenu,
  storedUser,
  userButton,
} from '../support/shell.ts';
import { expect, test, withoutMotion } from '../support/test.ts';
import { tokenMadeAgo } from '../support/tokens.ts';

test.use(withoutMotion);

const checkPath = '**/api/auth/check-token-expiration';
const later = () => new Date(Date.now() + 1_800_000).toISOString();

function tokenOf(stored: string | null): unknown {
  const user: unknown = JSON.parse(stored ?? 'null');
  return typeof user === 'object' && user !== null && 'token' in user ? user.token : undefined;
}

test.describe('the token @desktop', () => {
  test('goes along in both headers, and is checked when the header loads', async ({
    page,
    login,
  }) => {
    const { token } = (await login()).session;
    const [check] = await Promise.all([page.waitForRequest(checkPath), page.goto('/home')]);
    expect(check.headers()).toMatchObject({
      'x-access-token': token,
      authorization: `Bearer ${token}`,
    });
    expect((await check.response())?.status()).toBe(200);
  });

  test('is not asked about by visitors', async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) asked.push(request);
    });
    await page.goto('/pokemon-types-table');
    await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is replaced by the one in new-token, which the next call carries', async ({
    page,
    login,
    consoleErrors,
  }) => {
    const person = await login();
    const fresh = tokenMadeAgo(person, -1);
    await page.route(checkPath, (route) =>
      route.fulfill({
        headers: { 'new-token': fresh },
        json: { expired: false, expiresAt: later() },
      }),
    );
    await page.route('**/api/users', (route) =>
      route.fulfill({ status: 409, json: { message: 'Arrivata' } }),
    );
    await page.goto('/profile/edit');
    await expect.poll(async () => tokenOf(await storedUser(page))).toBe(fresh);
    const stored: unknown = JSON.parse((await storedUser(page)) ?? 'null');
    expect(stored).toMatchObject({ id: person.id, username: person.username });
    await page.getByLabel('Nome', { exact: true }).fill('Ambra');
    const [save] = await Promise.all([
      page.waitForRequest('**/api/users'),
      page.getByRole('button', { name: 'Salva le modifiche' }).click(),
    ]);
    expect(save.headers()).toMatchObject({
      'x-access-token': fresh,
      authorization: `Bearer ${fresh}`,
    });
    await expect(alertSaying(page, 'Arrivata')).toBeVisible();
    await expectRefusals(consoleErrors, 409);
  });

  test('of one player never becomes that of the next one on the same browser', async ({
    page,
    request,
  }) => {
    const [first, second] = [await signUp(request), await signUp(request)];
    const old = tokenMadeAgo(first, 2);
    await page.goto('/pokemon-types-table');
    const stored = JSON.stringify({ ...first.session, token: old });
    await page.evaluate((text) => localStorage.setItem('user', text), stored);
    const openBadges = async () => {
      const badges = page.waitForResponse('**/api/get-user-tournaments-badges');
      await page.goto('/badges');
      await (await badges).finished();
    };
    await openBadges();
    await expect.poll(async () => tokenOf(await storedUser(page))).not.toBe(old);
    await signOutThroughMenu(page, first.username);
    await page.goto('/account/login');
    await signInThroughForm(page, second);
    await expect(page).toHaveURL('/home');
    const token = tokenOf(await storedUser(page));
    await openBadges();
    await expect(userButton(page, second.username)).toBeVisible();
    expect(tokenOf(await storedUser(page))).toBe(token);
  });

  test('that has expired leads to the login and back', async ({ page, login, consoleErrors }) => {
    const person = await login();
    await page.route(checkPath, (route) =>
      route.fulfill({ status: 401, json: { subcode: 1, message: 'La sessione è scaduta' } }),
    );
    await page.goto('/profile/edit?a=1', { waitUntil: 'commit' });
    await expect(alertSaying(page, 'La sessione è scaduta')).toBeVisible();
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fprofile%2Fedit%3Fa%3D1');
    expect(await storedUser(page)).toBeNull();
    await expectRefusals(consoleErrors, 401);
    await page.unroute(checkPath);
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/profile/edit?a=1');
    await expect(userButton(page, person.username)).toBeVisible();
  });

  test('that the server does not know ends the session', async ({ page, login, consoleErrors }) => {
    const { session } = await login();
    await page.goto('/tournament-rules');
    const broken = { ...session, token: 'not.a.token' };
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(broken));
    // The page asks for one thing, and is answered before the header is.
    await holdBack(page, checkPath);
    await page.goto('/messages');
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fmessages');
    expect(await storedUser(page)).toBeNull();
    await expectRefusals(consoleErrors, 401);
  });
});

test.describe('what is stored @phone', () => {
  test('is the user under the key user, and survives a reload', async ({ page, request }) => {
    const person = await signUp(request);
    await page.goto('/account/login');
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/home');
    const stored: unknown = JSON.parse((await storedUser(page)) ?? 'null');
    expect(stored).toMatchObject({
      id: person.id,
      token: expect.any(String),
      roles: ['ROLE_USER'],
      username: person.username,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      icon: expect.any(String),
    });
    expect(JSON.stringify(stored)).not.toContain(person.password);
    await page.reload();
    await expect(userButton(page, person.username)).toBeVisible();
    await signOutThroughMenu(page, person.username);
    expect(await storedUser(page)).toBeNull();
  });

  test('is ignored when it is damaged', async ({ page, request }) => {
    const person = await signUp(request);
    await page.goto('/home');
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    for (const garbage of ['{{{', '', 'null', '[]', '42', '{"id":1,"token":"x"}', '"<b>"']) {
      await test.step(garbage, async () => {
        await page.evaluate((text) => localStorage.setItem('user', text), garbage);
        await page.goto('/my-team');
        await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
        await expect(login).toBeVisible();
      });
    }
    await signInThroughForm(page, person);
    await expect(page).toHaveURL('/my-team');
    await expect(userButton(page, person.username)).toBeVisible();
  });
});

test.describe('two tabs @desktop', () => {
  test('sign out together', async ({ page, login, context }) => {
    const person = await login();
    await page.goto('/home');
    const playing = await context.newPage();
    await playing.goto('/my-team?tier=2');
    const reading = await context.newPage();
    await reading.goto('/pokedex');
    await expect(userButton(playing, person.username)).toBeVisible();
    await signOutThroughMenu(page, person.username);
    await expect(playing).toHaveURL('/account/login?returnUrl=%2Fmy-team%3Ftier%3D2');
    await expect(reading.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(reading).toHaveURL('/pokedex');
  });

  test('sign in together', async ({ page, request, context }) => {
    const person = await signUp(request);
    await page.goto('/account/login?returnUrl=%2Fprofile%2Fedit');
    const reading = await context.newPage();
    await reading.goto('/pokedex');
    const other = await context.newPage();
    await other.goto('/account/login');
    await signInThroughForm(other, person);
    await expect(other).toHaveURL('/home');
    await expect(page).toHaveURL('/profile/edit');
    await expect(userButton(page, person.username)).toBeVisible();
    await expect(userButton(reading, person.username)).toBeVisible();
    await expect(reading).toHaveURL('/pokedex');
  });

  test('follow a change of player', async ({ page, login, request, context }) => {
    const first = await login({ firstName: 'Prima' });
    const second = await signUp(request, { firstName: 'Seconda' });
    await page.goto('/profile/edit');
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Prima');
    const other = await context.newPage();
    await other.goto('/home');
    await signOutThroughMenu(other, first.username);
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fprofile%2Fedit');
    await other.goto('/account/login');
    await signInThroughForm(other, second);
    await expect(page).toHaveURL('/profile/edit');
    await expect(userButton(page, second.username)).toBeVisible();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Seconda');
  });

  test('share a renewed profile', async ({ page, login, context }) => {
    await login();
    await page.goto('/profile/edit');
    const other = await context.newPage();
    await other.goto('/profile/edit');
    await page.getByLabel('Nome', { exact: true }).fill('Rinata');
    await page.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expect(alertSaying(page, 'Updated successfully')).toBeVisible();
    await expect(other.getByRole('region', { name: 'Sfidante' })).toContainText('Rinata');
  });
});
