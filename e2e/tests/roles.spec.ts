import type { Page } from '@playwright/test';
import { giveRole, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { holdToasts, toast } from '../support/notifications.ts';
import { expectAlert } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Principale' });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

test.describe('a new role reaches an open session @desktop', () => {
  test('of a player who is made an organiser', async ({ page, request, login }) => {
    const person = await login();
    await page.goto('/home');
    await expect(link(page, 'Tornei')).toBeVisible();
    const organiser = await signInAsOrganiser(request);
    await holdToasts(page);
    await giveRole(request, organiser, person, 'organiser');
    const news = toast(page, 'Ora fai parte degli organizzatori');
    await news.getByRole('link', { name: 'Vai agli sfidanti' }).click();
    await expect(link(page, 'Lista Sfidanti')).toBeVisible();
    await expect(link(page, 'Tornei')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Lista Sfidanti' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Lista Sfidanti' })).toBeVisible();
  });

  test('of a player on a page not yet allowed', async ({ page, request, login }) => {
    const person = await login();
    await page.goto('/club');
    await expect(page).toHaveURL('/forbidden?returnUrl=%2Fclub');
    await giveRole(request, await signInAsOrganiser(request), person, 'organiser');
    await expect(page.getByRole('heading', { level: 1, name: 'Il club' })).toBeVisible();
    await expect(page).toHaveURL('/club');
  });

  test('of an organiser who is made a player', async ({ page, request, loginAsNewOrganiser }) => {
    const person = await loginAsNewOrganiser();
    await page.goto('/users');
    await expect(page.getByRole('article').first()).toBeVisible();
    const organiser = await signInAsOrganiser(request);
    await holdToasts(page);
    await giveRole(request, organiser, person, 'player');
    await expect(toast(page, 'Non fai più parte degli organizzatori')).toBeVisible();
    await expect(page).toHaveURL('/forbidden?returnUrl=%2Fusers');
    await expectAlert(page, 'Error 403 - Forbidden!');
    await expect(link(page, 'Tornei')).toBeVisible();
    await expect(link(page, 'Lista Sfidanti')).toHaveCount(0);
    await link(page, 'Tornei').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tornei' })).toBeVisible();
  });

  test('of a player who was away and has deleted the notification elsewhere', async ({
    page,
    request,
    login,
  }) => {
    const person = await login();
    await giveRole(request, await signInAsOrganiser(request), person, 'organiser');
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(person) });
    await page.goto('/home');
    await expect(link(page, 'Lista Sfidanti')).toBeVisible();
  });
});
