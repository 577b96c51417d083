import type { Page, Request } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import {
  expectAlert,
  signInThroughForm,
  signOutThroughMenu,
  storedUser,
  userButton,
} from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { tokenMadeAgo } from '../support/tokens.ts';

const checkPath = '**/api/auth/check-token-expiration';
const later = () => new Date(Date.now() + 1_800_000).toISOString();

function tokenOf(stored: string | null): unknown {
  const user: unknown = JSON.parse(stored ?? 'null');
  return typeof user === 'object' && user !== null && 'token' in user ? user.token : undefined;
}

test.describe('the token @desktop', () => {
  test('is sent in both headers until replaced by new-token', async ({
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
    const { token } = person.session;
    const [check] = await Promise.all([page.waitForRequest(checkPath), page.goto('/profile/edit')]);
    expect(check.headers()).toMatchObject({
      'x-access-token': token,
      authorization: `Bearer ${token}`,
    });
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
    await expectAlert(page, 'Arrivata');
    await consoleErrors.expectFailedCalls(409);
  });

  test('of one player is never used for the next one in the same browser', async ({
    page,
    request,
  }) => {
    const [first, second] = [await signUp(request), await signUp(request)];
    const old = tokenMadeAgo(first, 2);
    await page.addInitScript(
      (text) => {
        if (sessionStorage.getItem('is-later') === null) localStorage.setItem('user', text);
        sessionStorage.setItem('is-later', 'yes');
      },
      JSON.stringify({ ...first.session, token: old }),
    );
    const openBadges = async () => {
      const badges = page.waitForResponse('**/api/get-user-tournaments-badges');
      await page.goto('/badges');
      await (await badges).finished();
    };
    await openBadges();
    await expect.poll(async () => tokenOf(await storedUser(page))).not.toBe(old);
    await signOutThroughMenu(page, first.username);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await signInThroughForm(page, second);
    await expect(page).toHaveURL('/home');
    const token = tokenOf(await storedUser(page));
    await openBadges();
    await expect(userButton(page, second.username)).toBeVisible();
    expect(tokenOf(await storedUser(page))).toBe(token);
  });
});

test('the stored user survives a reload, and is ignored when damaged @phone', async ({
  page,
  request,
}) => {
  const person = await signUp(request);
  await page.goto('/account/login?returnUrl=%2Fmy-team');
  const asked: Request[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/auth/')) asked.push(sent);
  });
  for (const garbage of ['{{{', '{"id":1,"token":"x"}']) {
    await test.step(`${garbage} is nobody, and asks for nothing`, async () => {
      await page.evaluate((text) => localStorage.setItem('user', text), garbage);
      await page.goto('/my-team');
      await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    });
  }
  expect(asked).toEqual([]);
  await signInThroughForm(page, person);
  await expect(page).toHaveURL('/my-team');
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

test('tabs share the profile, sign out and sign in together @desktop', async ({
  page,
  login,
  request,
  context,
}) => {
  const first = await login({ firstName: 'Prima' });
  const second = await signUp(request, { firstName: 'Seconda' });
  const name = (tab: Page) => tab.getByLabel('Nome', { exact: true });
  await page.goto('/profile/edit?a=1');
  await expect(name(page)).toHaveValue('Prima');
  const other = await context.newPage();
  await other.goto('/profile/edit');
  const reading = await context.newPage();
  await reading.goto('/pokedex');
  await expect(userButton(reading, first.username)).toBeVisible();

  await test.step('a renewed profile', async () => {
    await name(other).fill('Rinata');
    await other.getByRole('button', { name: 'Salva le modifiche' }).click();
    await expectAlert(other, 'Updated successfully');
    await expect(page.getByRole('region', { name: 'Sfidante' })).toContainText('Rinata');
  });
  await test.step('signing out', async () => {
    await signOutThroughMenu(other, first.username);
    await expect(page).toHaveURL('/account/login?returnUrl=%2Fprofile%2Fedit%3Fa%3D1');
    await expect(reading.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(reading).toHaveURL('/pokedex');
  });
  await test.step('signing in, as somebody else', async () => {
    await other.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await signInThroughForm(other, second);
    await expect(other).toHaveURL('/home');
    await expect(page).toHaveURL('/profile/edit?a=1');
    await expect(userButton(page, second.username)).toBeVisible();
    await expect(name(page)).toHaveValue('Seconda');
    await expect(userButton(reading, second.username)).toBeVisible();
    await expect(reading).toHaveURL('/pokedex');
  });
});
