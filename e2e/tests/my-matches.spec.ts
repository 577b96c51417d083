import type { APIRequestContext } from '@playwright/test';
import { contract, type HistoryEntry } from '@poketorneo/contract';
import { type Person, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBattle, surrender } from '../support/battles.ts';
import { findNewChallenger, openDetails, openRecord, recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

/** A player of the first tournament, who has no news. */
async function setOut(request: APIRequestContext, player: Person): Promise<void> {
  await signUpForKanto(request, player);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
}

test('a player’s matches appear without a layout shift @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await setOut(request, player);
  await test.step('none at first', async () => {
    await page.goto('/my-matches');
    await expect(page.getByText('Non hai ancora lottato contro nessuno!')).toBeVisible();
    await page.getByRole('link', { name: 'Vai ai capipalestra' }).click();
    await expect(page).toHaveURL(/\/tournament-leaders/);
  });

  await surrender(request, player, await startBattle(request, player, 1));
  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  const running = await startBattle(request, player, 2);
  await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });

  const history = await delayResponse(page, '**/api/get-match-history*');
  await page.goto('/my-matches');
  await expect(page.getByText('Caricamento…').first()).toBeAttached();
  history.release();
  const underWay = page.getByRole('region', { name: 'In corso' }).getByRole('listitem');
  await expect(underWay).toContainText('Misty');
  await expect(underWay.getByRole('link', { name: 'Riprendi la lotta' })).toHaveAttribute(
    'href',
    `/battle/${running}`,
  );
  const past = page.getByRole('region', { name: 'Finite' }).getByRole('listitem');
  await expect(past).toHaveText([/^Vittoria.*Registrata/s, /^Sconfitta.*finita con la resa/s]);
  expect(await layoutShift(page)).toBeLessThan(0.05);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const replay = past.nth(1).getByRole('link', { name: 'Rivedi la lotta contro Brock' });
  await expect(replay).toHaveAttribute('href', /^\/replay\/battle\/\d+$/);
  await past.nth(0).getByRole('button', { name: 'Scrivi all’organizzatore' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifica a System Admin' })).toBeVisible();
});

test('a player shares their matches, and reads a year’s in pages @desktop', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await setOut(request, player);
  await test.step('shared by an address', async () => {
    await surrender(request, player, await startBattle(request, player, 1));
    await page.addInitScript(() => {
      // Neither shared nor copied: the address is shown.
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Document.prototype.execCommand = () => false;
    });
    await page.goto('/my-matches');
    await page.getByRole('button', { name: 'Condividi la lotta contro Brock' }).click();
    const shared = page.getByRole('dialog', { name: 'Condividi la lotta' });
    const address = (await shared.getByText('/replay/').textContent()) ?? '';
    await expectAccessible(page, '[role="dialog"]');
    const key = address.split('/replay/')[1] ?? '';
    const answer = await request.get(`${contract.battles.replay.path}?key=${key}`);
    expect(answer.ok()).toBe(true);
  });

  await test.step('a whole year in pages', async () => {
    const entry = (id: number): HistoryEntry => ({
      place: `${id}-match-${id}`,
      moment: '2026-11-20T20:15:00.000Z',
      season: null,
      battle: null,
      match: {
        id,
        userId: player.id,
        leaderId: 1,
        leaderName: `Capopalestra ${id}`,
        tournamentId: 1,
        tournamentName: 'Torneo di Kanto',
        outcome: 'loss',
        rewardGiven: false,
        timestamp: '2026-11-20T20:15:00.000Z',
        battleId: null,
      },
    });
    await page.route(`**${contract.matchHistory.list.path}*`, (route) => {
      const after = new URL(route.request().url()).searchParams.get('after');
      const last = after === null ? 61 : Number.parseInt(after, 10);
      const count = Math.min(50, last - 1);
      return route.fulfill({
        json: Array.from({ length: count }, (_, index) => entry(last - 1 - index)),
      });
    });
    await page.goto('/my-matches');
    const past = page.getByRole('region', { name: 'Finite' }).getByRole('listitem');
    const earlier = page.getByRole('button', { name: 'Mostra lotte precedenti' });
    await expect(past).toHaveCount(30);
    await earlier.click();
    await expect(past).toHaveCount(50);
    await earlier.click();
    await expect(past).toHaveCount(60);
    await expect(past.last()).toContainText('Capopalestra 1');
    await expect(earlier).toHaveCount(0);
  });
});

test('an organiser enables battles in the app, and annuls one under way @desktop', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, card } = await findNewChallenger({ page, request, loginAsOrganiser });
  await startBattle(request, player, 1);

  await test.step('told before recording by hand', async () => {
    const record = await openRecord(page, card, player);
    await expect(record.getByText('La lotta contro Brock è già in corso nell’app')).toBeVisible();
    await record.getByRole('button', { name: 'Annulla' }).click();
    await expect(record).toHaveCount(0);
  });

  await test.step('decides where matches are fought and which levels count', async () => {
    // All tests share the server: nothing is to change there.
    let saved: unknown;
    await page.route(`**${contract.battleSettings.set.path}`, async (route) => {
      saved = route.request().postDataJSON();
      await route.fulfill({ json: saved });
    });
    await page.getByRole('link', { name: 'Lotte', exact: true }).click();
    await expect(page).toHaveURL('/users?sezione=lotte');
    await expect(page.getByRole('radio', { name: /^Livello pari/ })).toBeChecked();
    const save = page.getByRole('button', { name: 'Salva' });
    await expect(save).toBeDisabled();
    await page.getByRole('radio', { name: /^Livello reale/ }).check();
    await page.getByRole('radio', { name: /^Dal vivo/ }).check();
    await expectAccessible(page, 'main');
    await expectNoSidewaysScroll(page);
    await save.click();
    await expectAlert(page, 'Impostazioni salvate');
    expect(saved).toEqual({ mode: 'by-hand', levelRule: 'real' });
    await expect(save).toBeDisabled();
    await page.goBack();
  });

  await openDetails(card, player);
  const battles = card.getByRole('region', { name: 'Nell’app' }).getByRole('listitem');
  await expect(battles).toContainText('in corso');
  await battles.getByRole('button', { name: 'Annulla la lotta contro Brock' }).click();
  const question = page.getByRole('dialog', { name: 'Annullare la lotta?' });
  await expect(question).toContainText(`${player.username} riceve una notifica`);
  await expectAccessible(page, '[role="dialog"]');
  await question.getByRole('button', { name: 'Annulla la lotta' }).click();
  await expectAlert(page, `Annullata: ${player.username} contro Brock`);
  await expect(battles).toContainText('annullata');
  await expect(battles.getByRole('button')).toHaveCount(0);
  const told = await request.get('/api/get-notifications', { headers: tokenHeader(player) });
  const titles = contract.notifications.list.response
    .parse(await told.json())
    .map(({ title }) => title);
  expect(titles).toContain('Lotta annullata');
  await battles.getByRole('link', { name: 'Rivedi la lotta contro Brock' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  // Only who fought it gives it a public address.
  await expect(page.getByRole('button', { name: 'Condividi' })).toHaveCount(0);
});
