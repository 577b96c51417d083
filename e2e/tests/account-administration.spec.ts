import { contract } from '@poketorneo/contract';
import { signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { findChallenger, openDetails, recentMatch, recordMatch } from '../support/challengers.ts';
import { rememberToasts } from '../support/notifications.ts';
import { pauseRunningClock } from '../support/paused-clock.ts';
import { expectAlert, signInThroughForm } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('a suspended player leaves an open page, and returns when reactivated @desktop', async ({
  page,
  request,
  login,
  openDevice,
  consoleErrors,
}) => {
  const player = await login();
  await page.goto('/my-team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const desk = await openDevice(await signInAsOrganiser(request));
  await desk.clock.install();
  const card = await findChallenger(desk, player);
  await openDetails(card, player);
  // Otherwise the change is completed after a few seconds.
  await pauseRunningClock(desk);
  const path = contract.users.updateStatus.path.replace(':id', String(player.id));
  const sent: string[] = [];
  // The desk also reports toasts as shown, as other tests send messages to all organisers.
  desk.on('request', (sending) => {
    if (new URL(sending.url()).pathname === path) sent.push(sending.method());
  });
  await card.getByRole('button', { name: 'Sospendi' }).click();
  await expect(card.getByText('Sospeso', { exact: true })).toBeVisible();
  const undo = desk.getByRole('button', { name: 'Annulla', exact: true });
  await expectAccessible(desk, 'main');
  await undo.click();
  await desk.clock.resume();
  await expect(card.getByText('Sospeso', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Sospendi' })).toBeVisible();
  expect(sent).toEqual([]);
  // Leaving the page completes the pending change at once.
  await card.getByRole('button', { name: 'Sospendi' }).click();
  await expect(undo).toBeVisible();
  await desk.goto('about:blank');

  // The poll finds out, or another call, or both.
  consoleErrors.allow(/status of 401|^ApiError 401: /);
  const closed = 'Il tuo account è sospeso';
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fmy-team');
  await expectAlert(page, closed);
  await signInThroughForm(page, player);
  await consoleErrors.expectFailedCalls(403);
  await expectAlert(page, closed);

  await findChallenger(desk, player);
  await openDetails(card, player);
  await expect(card.getByText('Sospeso', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Riammetti' }).click();
  await expect(card.getByText('Sospeso', { exact: true })).toHaveCount(0);
  await signInThroughForm(page, player);
  await expect(page).toHaveURL('/my-team');
  await desk.context().close();
});

test('an organiser who also plays has both menus, and cannot record her own matches @desktop', async ({
  page,
  request,
  loginAsNewOrganiser,
  openDevice,
}) => {
  const person = await loginAsNewOrganiser();
  await page.goto('/home');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Principale' });
  await expect(menu.getByRole('link', { name: 'Lista Sfidanti' })).toBeVisible();

  const desk = await openDevice(await signInAsOrganiser(request));
  const card = await findChallenger(desk, person);
  await openDetails(card, person);
  await card.getByRole('button', { name: 'Modifica' }).click();
  const form = desk.getByRole('dialog', { name: `Modifica ${person.username}` });
  await form.getByRole('checkbox', { name: 'Gareggia anche' }).check();
  const expectToast = await rememberToasts(page);
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(card.getByText('Organizza e gareggia')).toBeVisible();
  await expectToast('Ora gareggi anche tu');
  await desk.context().close();

  await menu.getByRole('link', { name: 'Tornei' }).click();
  await page.getByRole('button', { name: /^Iscriviti/ }).click();
  await expect(page.getByText('In corso').first()).toBeVisible();
  await menu.getByRole('button', { name: 'Organizza' }).click();
  await menu.getByRole('link', { name: 'Lista Sfidanti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista Sfidanti' })).toBeVisible();
  await menu.getByRole('button', { name: 'Organizza' }).click();
  await menu.getByRole('link', { name: 'Il club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Il club' })).toBeVisible();

  const answer = await request.post('/api/insert-match', {
    headers: tokenHeader(person),
    data: { userId: person.id, leaderId: 1, outcome: 'win' },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.text()).toContain('un altro organizzatore');

  // Nor is she offered what she would be refused.
  const colleague = await signInAsOrganiser(request);
  await recordMatch(request, colleague, person, { leaderId: 1, outcome: 'loss' });
  const leftToOthers = 'Le tue lotte le decide un altro organizzatore.';
  const own = await findChallenger(page, person);
  await expect(own.getByText(leftToOthers)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Registra lotta' })).toHaveCount(0);
  await openDetails(own, person);
  const matches = own.getByRole('region', { name: 'Lotte' });
  await expect(matches.getByRole('listitem')).toHaveCount(1);
  await expect(matches.getByText(leftToOthers)).toBeVisible();
  await expect(matches.getByRole('button')).toHaveCount(0);
  await page.goto('/users?sezione=tavolo');
  const row = await recentMatch(page, person);
  await expect(row.getByText(leftToOthers)).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Chi ha lottato?' }).fill(person.username);
  const option = page.getByRole('option', { name: new RegExp(person.username) });
  await expect(option).toContainText('decide un altro organizzatore');
  await expect(option).toBeDisabled();
  await expectAccessible(page);
});
