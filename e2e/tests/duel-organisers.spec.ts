import type { APIRequestContext, Page } from '@playwright/test';
import { contract, sessionUser } from '@poketorneo/contract';
import { type Person, signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { administrator, expect, test } from '../support/dedicated-server.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';

const { duels, battles } = contract;

// Not the one that the pages are opened by.
test.use({ serverEnv: { PUBLIC_URL: 'http://club.example' } });

const terms = {
  teams: 'drawn',
  size: 3,
  tier: 3,
  level: 'equal',
  pace: 'calm',
  rated: true,
  watch: 'everybody',
  isTwoLegged: false,
} as const;

/** Signs the page in as the server's organiser. */
async function signInOrganiser(page: Page, request: APIRequestContext): Promise<void> {
  const signedIn = await request.post(contract.auth.signIn.path, { data: administrator });
  const session = JSON.stringify(sessionUser.parse(await signedIn.json()));
  await page.addInitScript((stored) => localStorage.setItem('user', stored), session);
}

/** Starts a duel; returns its id. */
async function startDuel(request: APIRequestContext, one: Person, other: Person): Promise<number> {
  const made = await request.post(duels.challenge.path, {
    headers: tokenHeader(one),
    data: { userId: other.id, terms },
  });
  const { id: challengeId } = duels.challenge.response.parse(await made.json());
  const answered = await request.post(duels.answer.path, {
    headers: tokenHeader(other),
    data: { challengeId, accept: true },
  });
  return duels.answer.response.parse(await answered.json()).battleId ?? 0;
}

/** As in '15:04', in Italy. */
const italianTime = (moment: number) =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);

test('an organiser sets the hours of duels and switches them off: open pages follow @desktop', async ({
  page,
  request,
  openDevice,
}) => {
  const phone = await openDevice(await signUp(request), phoneScreen);
  await phone.goto('/pvp-battle');
  const lobby = phone.getByRole('region', { name: 'Sfida gli altri' });
  const searching = lobby.getByRole('button', { name: 'Cerca un avversario' });
  await expect(searching).toBeEnabled();

  await test.step('links and codes begin with the address that players use', async () => {
    await phone.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lobby.getByRole('button', { name: 'Sfida con un QR' }).click();
    const code = phone.getByRole('dialog', { name: 'Inquadra e accetta!' });
    await code.getByRole('button', { name: 'Manda il link' }).click();
    await expect(code.getByRole('button', { name: 'Link copiato' })).toBeVisible();
    const link = await phone.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http:\/\/club\.example\/sfida\/.+/);
    await phone.keyboard.press('Escape');
  });

  await signInOrganiser(page, request);
  await page.goto('/club');
  await test.step('the club gets a name, which its screen shows', async () => {
    const wall = await openDevice(null, phoneScreen);
    await wall.goto('/parete');
    await expect(wall.getByRole('heading', { level: 1 })).toHaveText('PokéTorneo');
    await expect(wall.getByText('club.example', { exact: true })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Come si chiama' });
    const name = panel.getByLabel('Nome del club');
    await name.fill('   ');
    await expect(panel.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await name.fill(' Allenatori di Biancavilla e dintorni ');
    await panel.getByRole('button', { name: 'Salva' }).click();
    await expectAlert(page, 'Impostazioni salvate');
    await expect(name).toHaveValue('Allenatori di Biancavilla e dintorni');
    await expectAccessible(page, 'main');
    await expect(wall.getByRole('heading', { level: 1 })).toHaveText(
      'Allenatori di Biancavilla e dintorni',
    );
    await expectNoSidewaysScroll(wall);
    await wall.context().close();
  });
  await page.getByRole('link', { name: 'Sfide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sfide');
  const rules = page.getByRole('region', { name: 'Come si sfidano' });
  const save = async () => {
    await rules.getByRole('button', { name: 'Salva' }).click();
    await expectAlert(page, 'Impostazioni salvate');
  };
  await expect(page.getByText('Nessuno ha ancora lottato contro un altro sfidante.')).toBeVisible();
  await rules.getByRole('radio', { name: /In certe ore/ }).check();
  const hour = 3_600_000;
  const [from, to] = [italianTime(Date.now() + hour), italianTime(Date.now() + 2 * hour)];
  await rules.getByLabel('Dalle').fill(from);
  await rules.getByLabel('Alle', { exact: true }).fill(from);
  await expect(rules.getByText('Inizio e fine sono uguali')).toBeVisible();
  await expect(rules.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await rules.getByLabel('Alle', { exact: true }).fill(to);
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);
  await save();
  await expect(lobby.getByText(`Le sfide sono chiuse: riaprono alle ${from}`)).toBeVisible();
  await expect(searching).toBeDisabled();
  await expectAccessible(phone, 'main');

  await rules.getByRole('radio', { name: /Spente/ }).check();
  await save();
  await expect(lobby.getByText('Le sfide sono spente')).toBeVisible();
  await expect(searching).toBeHidden();

  await rules.getByRole('radio', { name: /Accese/ }).check();
  await rules.getByRole('radio', { name: /Sempre/ }).check();
  await save();
  await expect(searching).toBeEnabled();
});

test('an organiser voids a running duel and a finished one, and the log tells it @phone', async ({
  page,
  request,
  openDevice,
}) => {
  const [nina, leo] = [
    await signUp(request, { username: 'nina' }),
    await signUp(request, { username: 'leo' }),
  ];
  const finished = await startDuel(request, nina, leo);
  await request.post(battles.surrender.path, {
    headers: tokenHeader(nina),
    data: { battleId: finished, after: 0 },
  });
  const running = await startDuel(request, leo, nina);
  const phone = await openDevice(nina, phoneScreen);
  await phone.goto(`/battle/${running}`);

  await signInOrganiser(page, request);
  await page.goto('/club/duels');
  const rows = page.getByRole('list', { name: 'Sfide' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('In corso');
  await expect(rows.last()).toContainText('Finita per resa');
  await expectAccessible(page, 'main');
  await expectNoSidewaysScroll(page);

  const confirm = async () => {
    const dialog = page.getByRole('dialog', { name: 'Annullare la lotta?' });
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Annulla la lotta' }).click();
    await expect(dialog).toBeHidden();
  };
  await rows.first().getByRole('button', { name: 'Annulla: leo contro nina' }).click();
  await confirm();
  await expectAlert(page, 'Annullata: leo contro nina');
  await expect(rows.first()).toContainText('Annullata');
  await expect(phone.getByRole('heading', { name: 'Lotta annullata' })).toBeVisible();

  await page.getByRole('radio', { name: 'In corso' }).check();
  await expect(page.getByText('In questo momento nessuno sta lottando.')).toBeVisible();
  await page.getByRole('radio', { name: 'Tutte' }).check();
  await rows.last().getByRole('button', { name: 'Annulla: nina contro leo' }).click();
  await confirm();
  await expect(rows.last()).toContainText('Annullata');
  await expect(page.getByRole('button', { name: /^Annulla:/ })).toHaveCount(0);

  await page.goto('/users?sezione=registro');
  await expect(page.getByText('Sfida annullata')).toHaveCount(2);
});
