import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@poketorneo/contract';
import { signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { downloadBy, parseSheet, readDownload } from '../support/downloads.ts';
import { newestLinkTo } from '../support/mail.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

test('an organiser downloads players and a backup, checks the installation and sends a test mail @phone', async ({
  page,
  request,
  consoleErrors,
  loginAsNewOrganiser,
}) => {
  const player = await signUp(request, { firstName: '=1+1', lastName: 'D’Àvola; "Zoe"' });
  await signUpForKanto(request, player);
  const organiser = await loginAsNewOrganiser();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Il club' }).click();
  await expect(page).toHaveTitle(/Il club/);
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Scarica' }).click();
  await expect(page.getByRole('heading', { name: 'Copia dei dati' })).toBeVisible();
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);

  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Scarica gli sfidanti' }).click(),
  );
  expect(download.suggestedFilename()).toMatch(/^poketorneo-sfidanti-\d{4}-\d\d-\d\d\.csv$/);
  await expectAlert(page, download.suggestedFilename());
  const csv = await readDownload(download);
  expect(csv.startsWith('\uFEFFUsername;Nome;')).toBe(true);
  const row = parseSheet(csv).find(([username]) => username === player.username);
  expect(row?.slice(0, 6)).toEqual([
    player.username,
    "'=1+1",
    'D’Àvola; "Zoe"',
    player.email,
    'sfidante',
    'attivo',
  ]);
  expect(row?.[6]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/);

  const password = page.getByLabel('La tua password');
  const take = page.getByRole('button', { name: 'Scarica la copia' });
  await take.click();
  await expect(page.getByText('Scrivi la tua password')).toBeVisible();
  await password.fill('non-è-questa');
  await take.click();
  await expectAlert(page, 'La password non è corretta');
  await expect(password).toBeFocused();
  await consoleErrors.expectFailedCalls(400);

  await password.fill(organiser.password);
  const backup = await downloadBy(page, () => take.click());
  expect(backup.suggestedFilename()).toMatch(/^poketorneo-\d{4}-\d\d-\d\d\.sqlite$/);
  await expectAlert(page, 'Copia scaricata');
  await expect(page.getByText('Ultima copia').locator('span')).toContainText(/\d\d:\d\d/);

  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-e2e-restored-'));
  const file = join(folder, 'copia.sqlite');
  copyFileSync(await backup.path(), file);
  const restored = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../apps/server/dist/command.js'), 'restore', file, '--new'],
    { env: { ...process.env, DATA_DIR: join(folder, 'nuova') }, encoding: 'utf8' },
  );
  expect(restored).toContain('Database ripristinato');
  expect(readdirSync(join(folder, 'nuova'))).toContain('poketorneo.sqlite');

  await test.step('how the installation is', async () => {
    await page.goBack();
    await page.getByRole('link', { name: 'Stato' }).click();
    await expect(page.getByText('Versione', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Indirizzi' })).toBeVisible();
    await expect(page.getByText('solo da questo computer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Errori dell’ultimo giorno' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Invia un’email di prova' }).click();
    await expectAlert(page, 'cartella «mail»');
    expect(await newestLinkTo(organiser.email)).toContain('/club/health');
  });
});

test('a player downloads their data; rules and standings are printed @desktop', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await signUpForKanto(request, player);
  await test.step('all that is kept of them', async () => {
    await page.goto('/profile/edit');
    const download = await downloadBy(page, () =>
      page.getByRole('button', { name: 'Scarica i miei dati' }).click(),
    );
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^poketorneo-${player.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
    );
    const data = contract.ownData.get.response.parse(JSON.parse(await readDownload(download)));
    expect(data.account).toMatchObject({ username: player.username, email: player.email });
    expect(data.tournaments).toMatchObject([{ name: 'Torneo di Kanto' }]);
    expect(data.pokemons).toHaveLength(3);
  });

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const [address, words] of [
    ['/tournament-rules', 'Regola d’oro'],
    ['/leaderboard', 'Collezione'],
  ] as const) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').filter({ visible: true })).toHaveCount(0);
    const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
      ink: getComputedStyle(heading).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    // In a dark theme nothing of it is left as a ground, either.
    const grounds = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('p, li, td, section')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !/^rgb\(255, 255, 255\)$|, 0\)$/.test(colour)),
    );
    expect(grounds, address).toEqual([]);
    expect(colours, address).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
  }
  await expect(page.getByRole('cell', { name: player.username })).toBeVisible();
});
