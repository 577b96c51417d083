import { signInAsOrganiser } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { expect, test, withoutMotion } from '../support/test.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { signUpForKanto } from '../support/tournaments.ts';

test.use(withoutMotion);

const ofPlayers = [
  '/home',
  '/tournaments',
  '/tournament-leaders',
  '/battle-preparation/1',
  '/my-matches',
  '/my-team',
  '/badges',
  '/profile',
  '/profile/edit',
  '/notifications',
  '/messages',
  '/leaderboard',
  '/pvp-battle',
  '/shell-game',
  '/quiz',
  '/pokedex',
];

const ofOrganisers = [
  '/home',
  '/users',
  '/club',
  '/club/downloads',
  '/club/health',
  '/club/messages',
  '/club/invitations',
  '/club/seasons',
  '/club/tournaments',
  '/gym-leaders-builder',
];

test('a finger finds what a player presses, on the narrowest phone @phone', async ({
  page,
  login,
  request,
}) => {
  const player = await login();
  await signUpForKanto(request, player);
  const organiser = await signInAsOrganiser(request);
  await recordMatch(request, organiser, player, { leaderId: 1, outcome: 'win' });
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ofPlayers) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectTouchable(page);
    });
  }
});

test('a finger finds what an organiser presses, on the narrowest phone @phone', async ({
  page,
  loginAsOrganiser,
}) => {
  await loginAsOrganiser();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ofOrganisers) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectTouchable(page);
    });
  }
});
