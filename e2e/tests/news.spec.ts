import type { Page } from '@playwright/test';
import { type Person, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { recordMatch, undoLastMatch } from '../support/challengers.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const leader = (page: Page, name: string) => page.getByRole('listitem', { name });
const firstBadge = (page: Page) => page.getByRole('img', { name: 'Medaglia Sasso' });

test.describe('a page follows the news that it is about', () => {
  let player: Person;
  let organiser: Person;
  test.beforeEach(async ({ request, login }) => {
    player = await login();
    await signUpForKanto(request, player);
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
    organiser = await signInAsOrganiser(request);
  });

  test('as the leaders do a recorded win, and an undone one @phone', async ({ page, request }) => {
    await page.goto('/tournament-leaders');
    await expect(leader(page, 'Brock')).toBeVisible();
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toHaveCount(0);
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toBeVisible();
    await undoLastMatch(request, organiser, player);
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toHaveCount(0);
  });

  test('as the badges do, also after the news of the win were deleted @desktop', async ({
    page,
    request,
  }) => {
    await page.goto('/badges');
    await expect(page.getByRole('img', { name: 'Medaglia ancora da ottenere' })).toHaveCount(8);
    await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
    await expect(firstBadge(page)).toBeVisible();
    await request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
    await undoLastMatch(request, organiser, player);
    await expect(firstBadge(page)).toHaveCount(0);
  });
});
