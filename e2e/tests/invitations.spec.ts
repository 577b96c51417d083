import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contract, type RegistrationMode } from '@poketorneo/contract';
import { expectAccessible } from '../support/axe.ts';
import { administrator, expect, test } from '../support/dedicated-server.ts';
import { holdToast, toast } from '../support/notifications.ts';
import {
  expectNoSidewaysScroll,
  signInThroughForm,
  signOutThroughMenu,
  userButton,
} from '../support/shell.ts';

const newName = () => `n${randomUUID().slice(0, 8)}`;

/** The first administrator's session for calls of the API. */
async function administratorHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const signedIn = await request.post(contract.auth.signIn.path, { data: administrator });
  const { token } = contract.auth.signIn.response.parse(await signedIn.json());
  return { 'x-access-token': token };
}

async function openAsOrganiser(page: Page): Promise<void> {
  await page.goto('/account/login?returnUrl=/club/invitations');
  await signInThroughForm(page, administrator);
  await expect(page.getByRole('heading', { level: 1, name: 'Invita' })).toBeVisible();
}

async function fillIn(page: Page, username: string, hasEmail = true): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Nome', { exact: true }).fill('Aurora');
  await page.getByLabel('Cognome').fill('Boreale');
  if (hasEmail) await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('scintilla');
  await page.getByLabel('Conferma password').fill('scintilla');
  await page.getByRole('button', { name: 'Registrati' }).click();
}

const screen = (page: Page) => page.getByRole('dialog', { name: 'Inquadra ed entra!' });

/** Creates an invitation and returns its link from the clipboard. */
async function invite(page: Page, places: string): Promise<string> {
  const count = page.getByRole('group', { name: 'Quante persone' });
  await count.getByRole('radio', { name: places, exact: true }).check();
  await page.getByRole('button', { name: 'Crea l’invito' }).click();
  await screen(page).getByRole('button', { name: 'Manda il link' }).click();
  await expect(screen(page).getByRole('button', { name: 'Link copiato' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Expects a heading that replaces a longer form to be in view below the header. */
async function expectBelowHeader(heading: Locator): Promise<void> {
  const header = await heading.page().getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

const unusable = (page: Page) => page.getByRole('heading', { name: 'Questo invito non vale più' });

const waitingRoom = (page: Page) =>
  page.getByRole('heading', { name: 'In attesa di approvazione' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('players come in by invitation, or with an organiser’s approval @phone', async ({
  page,
  openDevice,
  request,
}) => {
  const headers = await administratorHeaders(request);
  const decide = async (mode: RegistrationMode, isEmailOptional: boolean) => {
    const answer = await request.put(contract.registration.setSettings.path, {
      headers,
      data: { mode, isEmailOptional },
    });
    expect(answer.ok()).toBe(true);
  };
  await decide('invitation', false);
  await openAsOrganiser(page);
  const guest = await openDevice(null);

  await test.step('a newcomer comes in, and nobody after the last place', async () => {
    const link = await invite(page, '1');
    await expect(screen(page).getByRole('img', { name: 'Codice dell’invito' })).toBeVisible();
    await expect(screen(page)).toContainText(new URL(page.url()).host);
    await expect(screen(page)).toContainText('Per una persona');
    await expectAccessible(page, '[role="dialog"]');

    const username = newName();
    await guest.goto(link);
    await expect(
      guest.getByRole('heading', { name: 'Organizzatore PokéTorneo ti invita al club!' }),
    ).toBeVisible();
    await fillIn(guest, username);
    await expect(guest).toHaveURL('/home');
    await expect(userButton(guest, username)).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Sei già dentro!' })).toBeVisible();

    await expect(screen(page)).toContainText('Tutti i posti sono presi');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'Chi è entrato' }).first()).toContainText(username);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');

    await signOutThroughMenu(guest, username);
    await guest.goto(link);
    await expect(unusable(guest)).toBeVisible();
    await expectAccessible(guest, 'main');
  });
  await test.step('an invitation is taken back, and given out again', async () => {
    const link = await invite(page, '5');
    await page.getByRole('button', { name: 'Chiudi il codice' }).click();
    await expect(screen(page)).toBeHidden();
    const newest = page.getByRole('listitem').filter({ hasText: 'Restano 5 posti su 5' }).first();
    await newest.getByRole('button', { name: 'Revoca' }).click();
    const undo = page.getByRole('button', { name: 'Annulla la revoca' }).first();
    await expect(undo).toBeVisible();
    await guest.goto(link);
    await expect(unusable(guest)).toBeVisible();
    await undo.click();
    await expect(newest).toBeVisible();
    await guest.reload();
    await expect(guest.getByLabel('Username')).toBeVisible();
    await guest.goto('/account/register');
    await expect(guest.getByRole('heading', { name: 'Qui si entra su invito' })).toBeVisible();
  });
  await test.step('the sheet for the wall holds the code and what to do, and nothing else', async () => {
    await invite(page, '12');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Entra nel torneo!')).toBeVisible();
    await expect(page.getByText('Collega il telefono al Wi-Fi del club.')).toBeVisible();
    await expect(screen(page)).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Chiudi il codice' }).click();
    await expect(screen(page)).toBeHidden();
  });

  await decide('approval', true);
  await test.step('a registration is rejected, restored and approved on the spot', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'PokéTorneo' }).click();
    await expect(page).toHaveURL('/home');
    const username = newName();
    await guest.reload();
    await expect(guest.getByText('poi chi organizza ti fa entrare')).toBeVisible();
    await expect(guest.getByLabel('Email (facoltativa)')).toBeVisible();
    // The height that a phone's keyboard leaves.
    await guest.setViewportSize({ width: 390, height: 400 });
    const arrival = holdToast(page, 'Qualcuno vuole entrare');
    await fillIn(guest, username, false);
    await expect(waitingRoom(guest)).toBeVisible();
    await expectBelowHeader(waitingRoom(guest));
    await guest.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(guest, 'main');
    await guest.reload();
    await expect(waitingRoom(guest)).toBeVisible();

    await arrival;
    const news = toast(page, 'Qualcuno vuole entrare');
    await news.getByRole('link', { name: 'Vai alle iscrizioni' }).click();
    await page.getByRole('button', { name: `Rifiuta ${username}` }).click();
    await expect(
      guest.getByRole('heading', { name: 'La tua iscrizione non è stata accolta' }),
    ).toBeVisible();
    await page.getByRole('button', { name: `Annulla: ${username}` }).click();
    await expect(waitingRoom(guest)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'PokéTorneo' }).click();
    await page.getByRole('link', { name: 'In sala d’attesa' }).click();
    await expect(page).toHaveURL('/club/invitations');
    await page.getByRole('button', { name: `Accogli ${username}` }).click();
    await expect(guest).toHaveURL('/home');
    await expect(page.getByText('è dentro!')).toBeVisible();
    await expectAccessible(page, 'main');
    await signOutThroughMenu(guest, username);
  });
  await test.step('a player approved while away is led to sign in', async () => {
    const username = newName();
    await guest.goto('/account/register');
    const signedUp = guest.waitForResponse(`**${contract.auth.signUp.path}`);
    await fillIn(guest, username, false);
    const { id } = contract.auth.signUp.response.parse(await (await signedUp).json());
    await expect(waitingRoom(guest)).toBeVisible();
    await guest.goto('about:blank');

    await request.put(contract.registration.decideAdmission.path, {
      headers,
      data: { userId: id, decision: 'approve' },
    });
    for (const status of ['suspended', 'active']) {
      const path = contract.users.updateStatus.path.replace(':id', String(id));
      const changed = await request.put(path, { headers, data: { status } });
      expect(changed.ok()).toBe(true);
    }
    await guest.goto('/account/register');
    await expect(guest.locator(':focus')).toContainText('Sei nel club!');
    // A page that fits the window opens at its top.
    expect(await guest.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(guest, 'main');
    await test.step('without the sign-up form in between', async () => {
      const hasShownForm = await guest.evaluateHandle(() => {
        const seen = { form: false };
        new MutationObserver(() => {
          seen.form ||= document.body.textContent.includes('Conferma password');
        }).observe(document.body, { childList: true, subtree: true });
        return seen;
      });
      await guest.getByRole('link', { name: 'Accedi' }).click();
      await expect(guest.getByRole('button', { name: 'Accedi' })).toBeVisible();
      expect(await hasShownForm.jsonValue()).toEqual({ form: false });
    });
    await guest.getByLabel('Username').fill(username);
    await guest.getByLabel('Password', { exact: true }).fill('scintilla');
    await guest.getByRole('button', { name: 'Accedi' }).click();
    await expect(userButton(guest, username)).toBeVisible();
    await guest.goto('/account/register');
    await expect(guest.getByRole('heading', { name: 'Sei nel club!' })).toHaveCount(0);
  });
  await guest.context().close();
});
