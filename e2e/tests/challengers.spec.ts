import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { type Person, signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { findChallenger, openDetails, openRecord, recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { notificationTitles } from '../support/notifications.ts';
import { alertWithText, expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const challengers = '**/api/get-all-user-tournaments*';

/** Opens the window of a match and says how it ended. */
async function reportMatch(
  page: Page,
  card: Locator,
  player: Person,
  outcome: RegExp,
): Promise<Locator> {
  const dialog = await openRecord(page, card, player);
  await dialog.getByRole('radio', { name: outcome }).check();
  return dialog;
}

/** An entry of the log by its title and subject. */
function logged(page: Page, title: string, subject: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: subject });
}

/** Looks further back in the log for an entry: other tests change things at the same time. */
async function findLogged(page: Page, entry: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const isShown = await entry.first().isVisible();
      if (!isShown) {
        await page
          .getByRole('button', { name: 'Mostra modifiche precedenti' })
          .evaluateAll(([more]) => {
            if (more instanceof HTMLElement) more.click();
          });
      }
      return isShown;
    })
    .toBe(true);
}

/** The number of lines of each level in a line-up, from 'lv.' to its number. */
function linesOfLevels(lineUp: Locator): Promise<number[]> {
  return lineUp.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode() !== null) {
        const start = walker.currentNode.textContent?.indexOf('lv.') ?? -1;
        if (start >= 0) {
          range.setStart(walker.currentNode, start);
          break;
        }
      }
      // The number is a separate text node, or part of the same.
      const number = walker.nextNode() ?? range.startContainer;
      range.setEnd(number, number.textContent?.length ?? 0);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

/**
 * Replaces the first Pokémon of a leader, whose team no other test changes; returns the new one's name.
 */
async function changeTeam(
  request: APIRequestContext,
  organiser: Person,
  leaderName: string,
): Promise<string> {
  const headers = tokenHeader(organiser);
  const { listAll, editPokemon } = contract.leaders;
  const answer = await request.get(listAll.path, { headers });
  const leaders = listAll.response.parse(await answer.json()).flatMap((one) => one.leaders);
  const leader = leaders.find(({ name }) => name === leaderName);
  const [first] = leader?.pokemons ?? [];
  const other = leaders
    .flatMap(({ pokemons }) => pokemons)
    .find(({ name }) => name !== first?.name);
  if (leader === undefined || other === undefined) throw new Error('No such leader');
  const { availablePokemonId, itemId } = other;
  const changed = await request.put(editPokemon.path, {
    headers,
    data: { leaderId: leader.id, availablePokemonId, order: 1, itemId },
  });
  expect(changed.ok()).toBe(true);
  return other.name;
}

test('an organiser records matches, undoes one and writes to a player @phone', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const player = await signUp(request);
  await signUpForKanto(request, player);
  const leader = 'Ferruccio';
  const newcomer = await changeTeam(request, await loginAsOrganiser(), leader);

  const card = await findChallenger(page, player);
  await expect(card).toContainText('Torneo di Kanto');
  await expect(card).toContainText('0/8');
  await expect(card).toContainText('Brock');
  await expectAccessible(page, 'main');

  const loss = await reportMatch(page, card, player, /^Sconfitta/);
  await expect(loss.getByRole('heading', { name: 'Brock' })).toBeVisible();
  await expect(loss.getByText('Palestra 1, Torneo di Kanto')).toBeVisible();
  await expect(loss.getByText('Tentativo 1')).toBeVisible();
  await expect(loss.getByText('Kabuto')).toBeVisible();
  await expect(loss.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await test.step('both line-ups are seen', async () => {
    const team = loss.getByRole('region', { name: 'Squadra del capopalestra' });
    await expect(team.getByRole('listitem')).toContainText(['Geodude', 'Omanyte', 'Onix']);
    await expect(loss.getByRole('region', { name: 'Squadra dello sfidante' })).toContainText(
      'Non ha ancora scelto nessuno.',
    );
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await linesOfLevels(team), `${width} px wide`).toEqual([1, 1, 1]);
      const linesOfNames = await team
        .locator('li strong')
        .evaluateAll((names) => names.map((name) => name.getClientRects().length));
      expect(linesOfNames, `${width} px wide`).toEqual([1, 1, 1]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await loss.getByRole('button', { name: 'Conferma' }).click();
  await expectAlert(page, `${player.username} contro Brock, sconfitta`);
  await expect(card).toContainText('1 tentativo');

  const win = await reportMatch(page, card, player, /^Vittoria/);
  await expect(win.getByText('Tentativo 2')).toBeVisible();
  await expect(win.getByRole('checkbox', { name: 'Premio consegnato' })).toBeChecked();
  await expectAccessible(page, '[role="dialog"]');
  await win.getByRole('button', { name: 'Conferma' }).click();
  const gains = page.getByRole('dialog', { name: 'Completato!' });
  await expect(gains.getByRole('listitem')).toHaveText([
    'Medaglia Sasso',
    'Kabuto entra in squadra',
    /nuove icone profilo$/,
  ]);
  await expectAccessible(page, '[role="dialog"]');
  await gains.getByRole('button', { name: 'Chiudi' }).click();
  await expect(card).toContainText('1/8');
  await expect(card).toContainText('Misty');
  await expect(card.getByRole('button', { name: 'Registra lotta' })).toBeFocused();

  const draw = await reportMatch(page, card, player, /^Pareggio/);
  await draw.getByRole('button', { name: 'Conferma' }).click();
  await expectAlert(page, `${player.username} contro Misty, pareggio`);
  await expect(card).toContainText('1 tentativo');

  await openDetails(card, player);
  const history = card.getByRole('region', { name: 'Lotte' }).getByRole('listitem');
  await expect(history).toContainText(['Misty', 'Brock', 'Brock']);
  await expect(history).toContainText(['Pareggio', 'Vittoria', 'Sconfitta']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await card.getByRole('button', { name: 'Annulla l’ultima lotta' }).click();
  const undo = page.getByRole('dialog', { name: 'Annullare l’ultima lotta?' });
  await expect(undo.getByRole('listitem')).toContainText('Misty');
  await expectAccessible(page, '[role="dialog"]');
  await undo.getByRole('button', { name: 'Annulla la lotta' }).click();
  await expectAlert(page, `Annullata: ${player.username} contro Misty`);
  await expect(history).toHaveCount(2);
  await expect(card).toContainText('0 tentativi');

  await card.getByRole('button', { name: 'Notifica' }).click();
  const message = page.getByRole('dialog', { name: `Notifica a ${player.username}` });
  await message.getByLabel('Titolo').fill('Domani si gioca');
  await message.getByLabel('Testo').fill('Ci vediamo alle 21!');
  await expectAccessible(page, '[role="dialog"]');
  await message.getByRole('button', { name: 'Invia' }).click();
  await expectAlert(page, `Messaggio inviato a ${player.username}`);
  expect(await notificationTitles(request, player)).toContain('Domani si gioca');

  await page.getByRole('link', { name: 'Registro' }).click();
  const change = logged(page, 'Squadra: Pokémon cambiato', leader);
  await findLogged(page, change);
  const versus = (name: string) => `${player.username} contro ${name} (Torneo di Kanto)`;
  await expect(logged(page, 'Lotta annullata', versus('Misty'))).toContainText('pareggio');
  await expect(logged(page, 'Lotta registrata', versus('Misty'))).toContainText('pareggio');
  await expect(logged(page, 'Lotta registrata', versus('Brock'))).toHaveText([
    /Esito vittoria.*Premio consegnato sì/,
    /Esito sconfitta/,
  ]);
  await expect(change.first()).toContainText(newcomer);
  await expect(change.first()).toContainText('organizzatrice');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});

test('matches are recorded and accounts changed on small screens, against concurrent changes @desktop', async ({
  page,
  request,
  loginAsOrganiser,
  consoleErrors,
}) => {
  const player = await signUp(request, { firstName: 'W'.repeat(60), lastName: 'W'.repeat(60) });
  await signUpForKanto(request, player);
  const organiser = await loginAsOrganiser();
  const card = await findChallenger(page, player);
  await test.step('the choices after a win come into view', async () => {
    for (const screen of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(screen);
      const record = await reportMatch(page, card, player, /^Vittoria/);
      await expect(record.getByRole('checkbox', { name: 'Premio consegnato' })).toBeInViewport({
        ratio: 1,
      });
      await expect(record.getByText(/^Da regolamento/)).toBeInViewport({ ratio: 1 });
      await record.getByRole('button', { name: 'Annulla' }).click();
      await expect(record).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  const refused = page.getByRole('dialog', { name: 'Errore!' });
  const close = refused.getByRole('button', { name: 'Chiudi' });

  const record = await reportMatch(page, card, player, /^Sconfitta/);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'draw' });
  await record.getByRole('button', { name: 'Conferma' }).click();
  await expect(refused).toContainText('Ora la lista è aggiornata: controlla e riprova.');
  await expect(alertWithText(page, /./)).toHaveCount(0);
  await expectAccessible(page, '[role="dialog"]');
  await close.click();
  await expect(card).toContainText('1 tentativo');

  await openDetails(card, player);
  await card.getByRole('button', { name: 'Annulla l’ultima lotta' }).click();
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  await page.getByRole('button', { name: 'Annulla la lotta' }).click();
  await expect(refused).toContainText('Ora la lista è aggiornata: controlla e riprova.');
  await expect(alertWithText(page, /./)).toHaveCount(0);
  await close.click();
  await expect(card).toContainText('1/8');

  await card.getByRole('button', { name: 'Modifica' }).click();
  const edit = page.getByRole('dialog', { name: `Modifica ${player.username}` });
  await edit.getByLabel('Cognome').fill('Cambiato');
  const changed = await request.put(`/api/user/${player.id}`, {
    headers: tokenHeader(organiser),
    data: { lastName: `Altrove${'W'.repeat(53)}` },
  });
  expect(changed.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(edit.getByRole('alert')).toContainText(
    'Qualcuno ha modificato questo account nel frattempo',
  );
  await expectAccessible(page, '[role="dialog"]');
  await edit.getByRole('button', { name: 'Annulla' }).click();
  await expect(card).toContainText('Altrove');
  await consoleErrors.expectFailedCalls(409, 409, 409);

  await page.setViewportSize({ width: 320, height: 640 });
  const history = card.getByRole('region', { name: 'Lotte' });
  await expect(history).toContainText('Vittoria');
  await expect(history).toContainText('Brock');
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: 'Modifica' }).click();
  await expect(edit.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await edit.getByLabel('Nome', { exact: true }).fill(' ');
  await edit.getByLabel('Cognome').fill('Corto');
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expect(edit.getByText('Manca il nome')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await edit.getByLabel('Nome', { exact: true }).fill('Nuova');
  await edit.getByRole('checkbox', { name: 'Organizzatore' }).check();
  await expect(edit.getByRole('checkbox', { name: 'Gareggia anche' })).toBeChecked();
  await edit.getByRole('button', { name: 'Salva' }).click();
  await expectAlert(page, `Account di ${player.username} aggiornato`);
  await expect(card).toContainText('Nuova Corto');
  await expect(card.getByText('Organizza e gareggia')).toBeVisible();

  await card.getByRole('button', { name: 'Elimina' }).click();
  const deletion = page.getByRole('dialog', { name: `Eliminare ${player.username}?` });
  await expect(deletion.getByRole('listitem')).toContainText([
    '1 medaglia',
    '4 Pokémon in squadra',
    '2 lotte',
    'i progressi in 1 torneo',
  ]);
  await expectAccessible(page, '[role="dialog"]');
  await deletion.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expectAlert(page, `L’account di ${player.username} è stato eliminato`);
  await expect(page.getByText('Nessun risultato!')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('the list is loaded, fails, is searched and sorted @phone', async ({
  page,
  request,
  loginAsOrganiser,
  consoleErrors,
}) => {
  const people: Person[] = [];
  // A unique name, of more players than fit into a view.
  const name = `Z${Date.now().toString(36)}`;
  for (let count = 0; count < 3; count += 1) {
    people.push(await signUp(request, { firstName: name }));
  }
  await loginAsOrganiser();
  const { release } = await delayResponse(page, challengers);
  await page.goto(`/users?cerca=${name}`);
  await expect(page.getByRole('main').getByText('Caricamento…')).toBeAttached();
  await expectAccessible(page, 'main');
  release();
  await expect(page.getByText('3 risultati')).toBeVisible();
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(people.map(({ username }) => username).sort());
  await page.getByLabel('Ordina la lista').selectOption('Ultimi iscritti');
  await expect(names).toHaveText(people.map(({ username }) => username).reverse());
  await expect(page).toHaveURL(`/users?cerca=${name}&ordine=ultimi`);

  await page.unroute(challengers);
  // The list is read again at news, as when another test's player has forgotten the password.
  consoleErrors.allow(/status of 404 .*get-all-user-tournaments|^ApiError 404: Torno fra poco/);
  await page.route(challengers, (route) =>
    route.fulfill({ status: 404, json: { message: 'Torno fra poco' } }),
  );
  await page.getByRole('textbox', { name: 'Cerca uno sfidante' }).fill('nessuno.si.chiama.cosi');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'main');
  await consoleErrors.expectFailedCalls(404);
  await page.unroute(challengers);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Nessun risultato!')).toBeVisible();
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click();
  await expect(names.first()).toBeVisible();

  const entry = (id: number) => ({
    id,
    timestamp: '2026-11-20T20:15:00.000Z',
    actor: 'organizzatrice',
    action: 'user.update',
    title: 'Account modificato',
    subject: `sfidante ${id}`,
    before: null,
    after: null,
    changes: [{ what: 'Cognome', before: 'Rossi', after: 'W'.repeat(60) }],
  });
  await page.route('**/api/get-audit-log*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 61);
    const ids = Array.from({ length: Math.min(50, before - 1) }, (_, index) => before - 1 - index);
    return route.fulfill({ json: ids.map(entry) });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('link', { name: 'Registro' }).click();
  await expect(page.getByRole('heading', { name: 'venerdì 20 novembre 2026' })).toBeVisible();
  const entries = page.getByRole('region', { name: 'Registro' }).locator('ol > li');
  await expect(entries).toHaveCount(50);
  await expect(entries.first()).toContainText('21:15, organizzatrice');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Mostra modifiche precedenti' }).click();
  await expect(entries).toHaveCount(60);
  await expectAccessible(page, 'main');
  await expect(page.getByRole('button', { name: 'Mostra modifiche precedenti' })).toHaveCount(0);
});
