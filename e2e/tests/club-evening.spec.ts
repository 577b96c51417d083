import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { expectAccessible } from '../support/axe.ts';
import { openDetails } from '../support/challengers.ts';
import { administrator, expect, test } from '../support/dedicated-server.ts';
import { downloadBy, parseSheet, readDownload } from '../support/downloads.ts';
import { holdToast, toast } from '../support/notifications.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { expectAlert, signInThroughForm, userButton } from '../support/shell.ts';
import { signUpForKanto } from '../support/tournaments.ts';

interface Evening {
  /** The organiser's phone. */
  page: Page;
  openPhone(): Promise<Page>;
}

/** The invitation's number of places. */
const numberOfPlayers = 12;
const password = 'scintilla';
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
/** Follows a link of the side menu. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Apri il menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).tap();
}
const recorded = (page: Page) =>
  page.getByRole('region', { name: 'Registrate stasera' }).getByRole('listitem');

/** Registers through an invitation's link. */
async function register(phone: Page, invitation: string, username: string): Promise<void> {
  await phone.goto(invitation);
  await phone.getByLabel('Username').fill(username);
  await phone.getByLabel('Nome', { exact: true }).fill('Aurora');
  await phone.getByLabel('Cognome').fill('Boreale');
  await phone.getByLabel('Email').fill(`${username}@example.org`);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByLabel('Conferma password').fill(password);
  await phone.getByRole('button', { name: 'Registrati' }).click();
  await expect(phone).toHaveURL('/home');
  await expect(userButton(phone, username)).toBeVisible();
}

/** Signs the other players up through the API. */
async function registerThroughApi(
  phone: Page,
  invitation: string,
  { username, number }: { username: string; number: number },
): Promise<void> {
  const answer = await phone.request.post(contract.auth.signUp.path, {
    headers: { 'x-forwarded-for': `10.3.0.${number}` },
    data: {
      username,
      firstName: 'Aurora',
      lastName: 'Boreale',
      email: `${username}@example.org`,
      password,
      invitation: new URL(invitation).searchParams.get('invitation') ?? '',
    },
  });
  expect(answer.ok()).toBe(true);
  await signUpForKanto(phone.request, {
    session: contract.auth.signUp.response.parse(await answer.json()),
  });
}

async function record(page: Page, username: string, outcome: 'Vittoria' | 'Sconfitta') {
  const field = page.getByRole('combobox', { name: 'Chi ha lottato?' });
  await field.fill(username);
  await page.getByRole('option', { name: new RegExp(`^${username}`) }).tap();
  const form = page.getByRole('form', { name: `Lotta di ${username}` });
  await form.getByRole('radio', { name: new RegExp(`^${outcome}`) }).check();
  await form.getByRole('button', { name: 'Registra lotta' }).tap();
  await expect(page.getByRole('status').filter({ hasText: username })).toContainText(
    `contro Brock: ${outcome.toLowerCase()}`,
  );
}

/**
 * A club's first day and an evening in its season, on phones alone: from an empty installation to
 * twelve players, an announcement, results, a corrected one, a forgotten password, a second
 * organiser, a sheet and a backup.
 */
async function playAnEvening({ page, openPhone }: Evening): Promise<void> {
  const tag = randomUUID().slice(0, 4);
  const usernames = Array.from({ length: numberOfPlayers }, (_, index) => `p${tag}${index + 10}`);
  const [first = '', second = '', third = ''] = usernames;
  const phone = await openPhone();

  const invitation = await test.step('the organiser creates an invitation', async () => {
    await page.goto('/account/login');
    await signInThroughForm(page, administrator);
    await expect(page.getByRole('heading', { name: 'La prima serata in tre passi' })).toBeVisible();
    await expectAccessible(page, 'main');
    await link(page, 'Invita gli sfidanti').tap();
    await page.getByRole('button', { name: 'Crea l’invito' }).tap();
    const screen = page.getByRole('dialog', { name: 'Inquadra ed entra!' });
    await expect(screen).toContainText(`${numberOfPlayers} posti`);
    await screen.getByRole('button', { name: 'Manda il link' }).tap();
    await expect(screen.getByRole('button', { name: 'Link copiato' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('players register and enter the first tournament', async () => {
    await register(phone, invitation, first);
    await link(phone, 'Vai ai tornei').tap();
    await phone.getByRole('button', { name: /^Iscriviti/ }).tap();
    await expect(phone.getByText('In corso').first()).toBeVisible();
    for (const [number, username] of usernames.slice(1).entries()) {
      await registerThroughApi(phone, invitation, { username, number: number + 1 });
    }
    await expect(page.getByRole('dialog', { name: 'Inquadra ed entra!' })).toContainText(
      'Tutti i posti sono presi',
    );
  });

  await test.step('an announcement reaches everyone', async () => {
    await page.goto('/club/messages');
    const composer = page.getByRole('region', { name: 'Scrivi un avviso' });
    await expect(composer.getByRole('status')).toHaveText('Lo riceveranno 12 sfidanti');
    await composer.getByLabel('Titolo').fill('Si comincia!');
    await composer.getByLabel('Testo').fill('Il tavolo è pronto.');
    // Before it is sent: it closes after 5 s.
    const arrival = expect(toast(phone, 'Si comincia!')).toBeVisible();
    await composer.getByRole('button', { name: 'Invia a 12 sfidanti' }).tap();
    await arrival;
  });

  await test.step('results are recorded one after the other', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'PokéTorneo' }).tap();
    await link(page, 'Vai al tavolo').tap();
    for (const username of [first, second, third]) {
      await record(page, username, username === third ? 'Sconfitta' : 'Vittoria');
    }
    await expect(recorded(page)).toHaveCount(3);
  });

  await test.step('one of the first is corrected', async () => {
    await page.getByRole('button', { name: `Correggi ${second} contro Brock` }).tap();
    const revision = page.getByRole('dialog', { name: `Lotta di ${second}` });
    await revision.getByRole('radio', { name: /^Sconfitta/ }).check();
    await revision.getByRole('button', { name: 'Correggi la lotta' }).tap();
    await expectAlert(page, `Corretta: ${second} contro Brock, sconfitta`);
    await expect(recorded(page).filter({ hasText: second })).toContainText('Sconfitta');
  });

  const forgetful = await openPhone();
  await test.step('a player who forgot the password signs in again', async () => {
    await forgetful.goto('/account/login');
    await forgetful.getByRole('link', { name: 'Password dimenticata?' }).tap();
    // Both pages have a field of this name.
    await expect(forgetful.getByRole('button', { name: 'Chiedi il link' })).toBeVisible();
    await forgetful.getByLabel('Username').fill(third);
    const arrival = holdToast(page, 'Password dimenticata');
    await forgetful.getByRole('button', { name: 'Chiedi il link' }).tap();
    await expect(forgetful.getByRole('heading', { name: 'Richiesta inviata' })).toBeVisible();
    await arrival;
    const news = toast(page, 'Password dimenticata').filter({ hasText: third });
    await news.getByRole('link', { name: 'Prepara il link' }).tap();
    const card = page.getByRole('article', { name: third });
    await openDetails(card, { username: third });
    await expect(card.getByText('Non ricorda la password')).toBeVisible();
    await card.getByRole('button', { name: 'Link per la password' }).tap();
    const dialog = page.getByRole('dialog', { name: `Nuova password per ${third}` });
    await dialog.getByRole('button', { name: 'Prepara il link' }).tap();
    await expect(dialog.getByRole('img', { name: /^QR/ })).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    const reset = await dialog.getByLabel('Oppure manda il link').inputValue();
    await dialog.getByRole('button', { name: 'Fatto' }).tap();
    await expect(card.getByText('Non ricorda la password')).toHaveCount(0);
    await forgetful.goto(reset);
    await forgetful.getByLabel('New Password').fill('nuova-parola');
    await forgetful.getByLabel('Confirm Password').fill('nuova-parola');
    await forgetful.getByRole('button', { name: 'Reimposta password' }).tap();
    await signInThroughForm(forgetful, { username: third, password: 'nuova-parola' });
    await expect(userButton(forgetful, third)).toBeVisible();
  });

  await test.step('the first player becomes an organiser, and still plays', async () => {
    await page.getByRole('textbox', { name: 'Cerca uno sfidante' }).fill(first);
    const card = page.getByRole('article', { name: first });
    await openDetails(card, { username: first });
    await card.getByRole('button', { name: 'Modifica' }).tap();
    const form = page.getByRole('dialog', { name: `Modifica ${first}` });
    await form.getByRole('checkbox', { name: 'Organizzatore' }).check();
    await expect(form.getByRole('checkbox', { name: 'Gareggia anche' })).toBeChecked();
    await form.getByRole('button', { name: 'Salva' }).tap();
    await expect(card.getByText('Organizza e gareggia')).toBeVisible();
    await phone.goto('/club');
    await expect(phone.getByRole('heading', { level: 1, name: 'Il club' })).toBeVisible();
    await follow(phone, 'Medagliere');
    await expect(phone.getByRole('img', { name: /Medaglia Sasso/ }).first()).toBeVisible();
    await userButton(phone, first).tap();
    await phone.getByRole('banner').getByRole('link', { name: 'La mia squadra' }).tap();
    await expect(phone.getByRole('button', { name: /Kabuto/ })).toBeVisible();
    await expect(phone.getByRole('button', { name: /Bulbasaur/ })).toBeVisible();
  });

  await test.step('the results and a backup are downloaded', async () => {
    await follow(page, 'Il club');
    await page.getByRole('link', { name: 'Scarica' }).tap();
    const download = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Scarica gli sfidanti' }).tap(),
    );
    const rows = parseSheet(await readDownload(download));
    expect(rows.map(([username]) => username)).toEqual(expect.arrayContaining(usernames));
    await page.getByLabel('La tua password').fill(administrator.password);
    const backup = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Scarica la copia' }).tap(),
    );
    expect(backup.suggestedFilename()).toMatch(/\.sqlite$/);
  });

  await test.step('a new season begins', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Stagioni' }).tap();
    const season = page.getByRole('region', { name: 'Stagione 1' });
    await season.getByLabel('La stagione che finisce').fill('Primavera');
    await season.getByLabel('La stagione che comincia').fill('Estate');
    await season.getByLabel('Per confermare, scrivi «Primavera»').fill('Primavera');
    await season.getByRole('button', { name: 'Chiudi la stagione' }).tap();
    await expectAlert(page, '«Primavera» è chiusa: comincia «Estate»!');
    await follow(phone, 'Medagliere');
    await expect(phone.getByText('Non sei ancora iscritto a nessun torneo!')).toBeVisible();
    await phone.goto('/hall-of-fame');
    await expect(phone.getByRole('article', { name: 'Primavera' })).toContainText(first);
  });

  await phone.context().close();
  await forgetful.context().close();
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a club’s first evening, on phones alone @phone', async ({ page, openDevice }) => {
  await playAnEvening({ page, openPhone: () => openDevice(null, phoneScreen) });
});

// Run where there is a server to make a database on: `npm test` says so where there is none.
test.describe('with a PostgreSQL server @postgres', () => {
  test.use({ postgresUrl: process.env.TEST_DATABASE_URL ?? '' });

  test('a club’s first evening is the same @phone', async ({ page, openDevice }) => {
    await playAnEvening({ page, openPhone: () => openDevice(null, phoneScreen) });
  });
});
