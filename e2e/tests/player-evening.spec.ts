import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sessionUser } from '@poketorneo/contract';
import { type Person, signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { markShown } from '../support/notifications.ts';
import { storedUser, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Who has just signed up in the page. */
async function signedInPerson(page: Page): Promise<Pick<Person, 'id' | 'session'>> {
  const session = sessionUser.parse(JSON.parse((await storedUser(page)) ?? 'null'));
  return { id: session.id, session };
}

test('a player signs up, enters a tournament, wins a match and finds the badge @phone', async ({
  page,
  request,
}) => {
  const username = `s${randomUUID().slice(0, 8)}`;
  await page.goto('/account/register');
  await expect(page.getByRole('heading', { name: 'Entra in gara!' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Nome', { exact: true }).fill('Serena');
  await page.getByLabel('Cognome').fill('Notte');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('scintilla');
  await page.getByLabel('Conferma password').fill('scintilla');
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
  await expect(userButton(page, username)).toBeVisible();

  await page.goto('/badges');
  await expect(page.getByText('Non sei ancora iscritto a nessun torneo!')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tornei' })).toBeVisible();
  await page.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(page.getByText('In corso')).toBeVisible();
  await expectAccessible(page);

  const player = await signedInPerson(page);
  // What came with the sign-ups has been read: the toasts that follow are of the evening's match.
  await markShown(request, player);
  await page.goto('/tournament-leaders/1-1');
  const brock = page.getByRole('listitem').filter({ hasText: 'Brock' });
  await expect(brock.getByText('Premio', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  await expect(brock.getByText('Lotte: 1')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tournament-leaders/1-1');
  await expect(brock.getByText('Lotte: 1')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Misty' })).toBeVisible();
  await page.goto('/badges/1');
  await expect(page.getByRole('img', { name: 'Medaglia Sasso' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/my-team');
  await expect(page.getByRole('button', { name: /Kabuto/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Bulbasaur/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Kabuto/ }).click();
  await page.getByRole('region', { name: 'Abilità' }).getByRole('button').click();
  // A neighbour over which the pointer has passed may be open, too.
  await expect(
    page.getByRole('tooltip', { name: /^Nuotovelox/ }).and(page.locator('[data-open]')),
  ).toBeVisible();
  await expectAccessible(page);
});
