import type { Page } from '@playwright/test';
import { signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { recordMatch, undoLastMatch } from '../support/challengers.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const leader = (page: Page, name: string) => page.getByRole('listitem', { name });
const firstBadge = (page: Page) => page.getByRole('img', { name: 'Medaglia Sasso' });

test('open pages follow a recorded and an undone win @phone', async ({ page, request, login }) => {
  const player = await login();
  await signUpForKanto(request, player);
  const deleteNews = () =>
    request.delete('/api/delete-all-notifications', { headers: tokenHeader(player) });
  await deleteNews();
  const organiser = await signInAsOrganiser(request);
  const win = () => recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });

  await test.step('the leaders', async () => {
    await page.goto('/tournament-leaders');
    await expect(leader(page, 'Brock')).toBeVisible();
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toHaveCount(0);
    await win();
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toBeVisible();
    await undoLastMatch(request, organiser, player);
    await expect(leader(page, 'Brock').getByText('Lotte: 1')).toHaveCount(0);
  });

  await test.step('the badges, also after the news of the win were deleted', async () => {
    await page.goto('/badges');
    await expect(page.getByRole('img', { name: 'Medaglia ancora da ottenere' })).toHaveCount(8);
    await win();
    await expect(firstBadge(page)).toBeVisible();
    await deleteNews();
    await undoLastMatch(request, organiser, player);
    await expect(firstBadge(page)).toHaveCount(0);
  });
});
