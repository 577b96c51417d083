import type { Locator, Page } from '@playwright/test';
import { type Person, signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  findNewChallenger,
  openDetails,
  recentMatch,
  recordMatch,
  undoLastMatch,
} from '../support/challengers.ts';
import { notificationTitles } from '../support/notifications.ts';
import { expectAlert, expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

function recent(page: Page): Locator {
  return page.getByRole('region', { name: 'Registrate stasera' }).getByRole('listitem');
}

test('matches are recorded by keyboard @desktop', async ({ page, request, loginAsOrganiser }) => {
  const players: Person[] = [];
  for (let count = 0; count < 3; count += 1) {
    const player = await signUp(request);
    // The last one is in no tournament yet.
    if (count < 2) await signUpForKanto(request, player);
    players.push(player);
  }
  const organiser = await loginAsOrganiser();
  await page.goto('/users?sezione=tavolo');
  const field = page.getByRole('combobox', { name: 'Chi ha lottato?' });
  await field.focus();
  for (const [index, player] of players.entries()) {
    await expect(field).toBeFocused();
    await page.keyboard.type(player.username);
    await expect(page.getByRole('option', { name: new RegExp(player.username) })).toHaveCount(1);
    await page.keyboard.press('Enter');
    if (index === 2) {
      await expect(
        page.getByRole('form', { name: `Iscrizione di ${player.username}` }),
      ).toContainText('senza iscrizione non ci sono lotte da registrare');
      await expect(page.getByRole('button', { name: 'Iscrivi al torneo' })).toBeFocused();
      await expectAccessible(page, 'main');
      await page.keyboard.press('Enter');
    }
    const form = page.getByRole('form', { name: `Lotta di ${player.username}` });
    await expect(form.getByRole('heading', { name: 'Brock' })).toBeVisible();
    await expect(form.getByRole('radio', { name: /^Vittoria/ })).toBeFocused();
    await expect(form.getByRole('region', { name: 'Squadra del capopalestra' })).toContainText(
      'Limite: tier',
    );
    await page.keyboard.press('Enter');
    await expect(form.getByRole('radio', { name: /^Vittoria/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: `${player.username} contro Brock` }),
    ).toContainText('vittoria. Medaglia Sasso, Kabuto');
  }
  await expect(field).toBeFocused();
  for (const player of players) {
    await expect(await recentMatch(page, player)).toContainText('Vittoria');
  }
  await expectAccessible(page);

  // Another organiser undoes the last match meanwhile.
  const [, second, third] = players;
  if (third === undefined) throw new Error('No third player');
  await undoLastMatch(request, organiser, third);
  const name = second?.username ?? '';
  await page.getByRole('button', { name: `Annulla ${name} contro Brock` }).click();
  const revision = page.getByRole('dialog', { name: `Lotta di ${name}` });
  await expect(revision.getByRole('heading', { name: 'Si ritira' })).toBeVisible();
  await expect(revision.getByText('Medaglia Sasso')).toBeVisible();
  await revision.getByRole('button', { name: 'Annulla la lotta' }).click();
  await expectAlert(page, `Annullata: ${name} contro Brock`);
  for (const gone of [name, third.username]) {
    await expect(recent(page).filter({ hasText: gone })).toHaveCount(0);
  }
  await expect(page.getByText(`${third.username} contro Brock`)).toHaveCount(0);
});

test('an older match is corrected after its consequences are listed @phone', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, organiser, card } = await findNewChallenger({ page, request, loginAsOrganiser });
  for (const [leaderId, outcome] of [
    [1, 'win'],
    [2, 'win'],
    [3, 'loss'],
  ] as const) {
    await recordMatch(request, organiser, player, { leaderId, outcome });
  }
  await page.reload();
  await openDetails(card, player);
  const pokemons = card.getByRole('region', { name: 'Pokémon' });
  await expect(pokemons.getByRole('listitem').filter({ hasText: 'Bulbasaur' })).toBeVisible();
  await expect(pokemons).toContainText('Contro Lt. Surge');
  await card.getByRole('button', { name: 'Correggi la lotta contro Brock' }).click();
  const revision = page.getByRole('dialog', { name: `Lotta di ${player.username}` });
  const correct = revision.getByRole('button', { name: 'Correggi la lotta' });
  await expect(correct).toBeDisabled();
  await revision.getByRole('radio', { name: /^Sconfitta/ }).check();
  await expect(revision.getByRole('heading', { name: 'Si annullano anche' })).toBeVisible();
  await expect(revision.getByText('Medaglia Cascata')).toBeVisible();
  await expect(revision.getByText('Kabuto')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role="dialog"]');
  await correct.click();
  await expectAlert(page, `Corretta: ${player.username} contro Brock, sconfitta`);
  await expect(card).toContainText('0/8');
  await expect(card.getByRole('region', { name: 'Lotte' }).getByRole('listitem')).toHaveText([
    /Sconfitta.*Brock/,
  ]);
  expect(await notificationTitles(request, player)).toContain('Lotta corretta');
});

test('the list shows players who need attention, and writes to several @phone', async ({
  page,
  request,
  loginAsOrganiser,
}) => {
  const { player, organiser } = await findNewChallenger({ page, request, loginAsOrganiser });
  const other = await signUp(request);
  for (const _ of [1, 2, 3]) {
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'loss' });
  }
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const card = ({ username }: Person) => page.getByRole('article', { name: username });
  await page.goto(`/users?cerca=${player.username}`);
  await chip('In difficoltà').click();
  await expect(page).toHaveURL(/bloccati=si/);
  await expect(card(player)).toBeVisible();
  await page.getByRole('combobox', { name: 'Prossimo avversario' }).selectOption('Contro Misty');
  await expect(page.getByText('Nessun risultato!')).toBeVisible();
  // The back button leaves the selection, which the address alone restores.
  await page.goBack();
  await expect(card(player)).toBeVisible();
  await page.reload();
  await expect(chip('In difficoltà')).toHaveAttribute('aria-pressed', 'true');
  await chip('In difficoltà').click();
  await chip('Qui stasera').click();
  await expect(card(player)).toBeVisible();

  await page.getByRole('button', { name: 'Seleziona' }).click();
  await page.getByRole('checkbox', { name: `Seleziona ${player.username}` }).check();
  await page.getByRole('textbox', { name: 'Cerca uno sfidante' }).fill(other.username);
  await chip('Qui stasera').click();
  await page.getByRole('checkbox', { name: `Seleziona ${other.username}` }).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Scrivi a 2 sfidanti' }).click();
  await expect(page).toHaveURL(`/club/messages?to=${player.id},${other.id}`);
  const message = page.getByRole('region', { name: 'Scrivi un avviso' });
  await message.getByLabel('Titolo').fill('Si comincia');
  await message.getByLabel('Testo').fill('Vi aspetto al tavolo.');
  await message.getByRole('button', { name: 'Invia a 2 sfidanti' }).click();
  await expectAlert(page, 'Avviso inviato a 2 sfidanti');
  for (const person of [player, other]) {
    expect(await notificationTitles(request, person)).toContain('Si comincia');
  }
});
