import { contract, type HistoryEntry } from '@poketorneo/contract';
import { type Person, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBattle, surrender } from '../support/battles.ts';
import { findNewChallenger, openDetails, openRecord, recordMatch } from '../support/challengers.ts';
import { holdBack } from '../support/hold-back.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { alertSaying, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test, withoutMotion } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

test.use(withoutMotion);

test.describe('the player’s own matches', () => {
  let player: Person;
  test.beforeEach(async ({ request, login }) => {
    player = await login();
    await signUpForKanto(request, player);
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  });

  test('are none at first @phone', async ({ page }) => {
    await page.goto('/my-matches');
    await expect(page.getByText('Non hai ancora lottato contro nessuno!')).toBeVisible();
    await page.getByRole('link', { name: 'Vai ai capipalestra' }).click();
    await expect(page).toHaveURL(/\/tournament-leaders/);
  });

  test('come with how they ended, where, and how to see them again @phone', async ({
    page,
    request,
  }) => {
    await surrender(request, player, await startBattle(request, player, 1));
    const organiser = await signInAsOrganiser(request);
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    const running = await startBattle(request, player, 2);
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });

    await page.goto('/my-matches');
    const underWay = page.getByRole('region', { name: 'In corso' }).getByRole('listitem');
    await expect(underWay).toContainText('Misty');
    await expect(underWay.getByRole('link', { name: 'Riprendi la lotta' })).toHaveAttribute(
      'href',
      `/battle/${running}`,
    );
    const past = page.getByRole('region', { name: 'Finite' }).getByRole('listitem');
    await expect(past).toHaveText([/^Vittoria.*Registrata/s, /^Sconfitta.*finita con la resa/s]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const replay = past.nth(1).getByRole('link', { name: 'Rivedi la lotta contro Brock' });
    await expect(replay).toHaveAttribute('href', /^\/replay\/battle\/\d+$/);
    await past.nth(0).getByRole('button', { name: 'Scrivi all’organizzatore' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifica a System Admin' })).toBeVisible();
  });

  test('push nothing away when they come @phone', async ({ page, request }) => {
    await surrender(request, player, await startBattle(request, player, 1));
    const history = await holdBack(page, '**/api/get-match-history*');
    await page.goto('/my-matches');
    await expect(page.getByText('Caricamento…').first()).toBeAttached();
    history.letThrough();
    await expect(page.getByRole('region', { name: 'Finite' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  test('of a whole year come in pages @desktop', async ({ page }) => {
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
    await expectAccessible(page);
  });

  test('are shared by an address that anyone can open @desktop', async ({ page, request }) => {
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
    await expectAccessible(page);
    const key = address.split('/replay/')[1] ?? '';
    const answer = await request.get(`${contract.battles.replay.path}?key=${key}`);
    expect(answer.ok()).toBe(true);
  });
});

test('an organiser annuls a battle under way, and its player is told @desktop', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, card } = await findNewChallenger({ page, request, loginAsOrganiser });
  await startBattle(request, player, 1);
  await openDetails(card, player);
  const battles = card.getByRole('region', { name: 'Nell’app' }).getByRole('listitem');
  await expect(battles).toContainText('in corso');
  await battles.getByRole('button', { name: 'Annulla la lotta contro Brock' }).click();
  const question = page.getByRole('dialog', { name: 'Annullare la lotta?' });
  await expect(question).toContainText(`${player.username} riceve una notifica`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annulla la lotta' }).click();
  await expect(alertSaying(page, `Annullata: ${player.username} contro Brock`)).toBeVisible();
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

test('an organiser who records a match sees both line-ups @phone', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, card } = await findNewChallenger({ page, request, loginAsOrganiser });
  const record = await openRecord(page, card, player);
  const leader = record.getByRole('region', { name: 'Squadra del capopalestra' });
  await expect(leader.getByRole('listitem')).toContainText(['Geodude', 'Omanyte', 'Onix']);
  await expect(record.getByRole('region', { name: 'Squadra dello sfidante' })).toContainText(
    'Non ha ancora scelto nessuno.',
  );
  await expectAccessible(page);
});

test('an organiser is told before recording by hand what is being fought here @desktop', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, card } = await findNewChallenger({ page, request, loginAsOrganiser });
  await startBattle(request, player, 1);
  const record = await openRecord(page, card, player);
  await expect(record.getByText('La lotta contro Brock è già in corso nell’app')).toBeVisible();
});

test('an organiser decides where matches are fought and which levels count @desktop', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  // All tests share the server: nothing is to change there.
  let saved: unknown;
  await page.route(`**${contract.battleSettings.set.path}`, async (route) => {
    saved = route.request().postDataJSON();
    await route.fulfill({ json: saved });
  });
  await page.goto('/users');
  await page.getByRole('link', { name: 'Lotte', exact: true }).click();
  await expect(page).toHaveURL('/users?sezione=lotte');
  await expect(page.getByRole('radio', { name: /^Livello pari/ })).toBeChecked();
  const save = page.getByRole('button', { name: 'Salva' });
  await expect(save).toBeDisabled();
  await page.getByRole('radio', { name: /^Livello reale/ }).check();
  await page.getByRole('radio', { name: /^Dal vivo/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save.click();
  await expect(alertSaying(page, 'Impostazioni salvate')).toBeVisible();
  expect(saved).toEqual({ mode: 'by-hand', levelRule: 'real' });
  await expect(save).toBeDisabled();
});

test('an organiser says how well a leader plays @desktop', async ({ page, loginAsOrganiser }) => {
  await loginAsOrganiser();
  let saved: unknown;
  await page.route(`**${contract.leaders.setGrade.path}`, async (route) => {
    saved = route.request().postDataJSON();
    await route.fulfill({ json: { leaderId: 1 } });
  });
  await page.goto('/gym-leaders-builder');
  const brock = page.getByRole('listitem', { name: 'Brock' });
  await brock.getByRole('combobox', { name: 'Bravura' }).selectOption('3. Da campione');
  await expect(alertSaying(page, 'Brock: Da campione')).toBeVisible();
  expect(saved).toMatchObject({ leaderId: 1, grade: 3 });
});
