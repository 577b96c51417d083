import { expectAccessible } from '../support/axe.ts';
import { openBattle, skipAnimations, surrenderOnScreen } from '../support/battle-screen.ts';
import { startFirstBattle } from '../support/battles.ts';
import { markShown, sampleNotification, waitUntilHandled } from '../support/notifications.ts';
import {
  openAfterWin,
  pauseScenes,
  rewardDialog,
  signUpWithRewardsShown,
  winAgainstBrock,
} from '../support/rewards.ts';
import { expect, test, withMotion } from '../support/test.ts';

test.use({ watchesRewards: true });

const johto = {
  kind: 'tournament-unlocked',
  tournamentName: 'Torneo di Johto',
  tournamentPicture: 'tournaments/johto.svg',
} as const;
const openedJohto = sampleNotification({
  notificationId: 1,
  kind: 'tournament-unlocked',
  title: 'Nuovo torneo!',
  text: 'Ti aspetta il Torneo di Johto.',
  image: 'tournaments/johto.svg',
  url: '/tournaments',
  urlName: 'Vai ai tornei',
  facts: johto,
  timestamp: '2026-01-10T18:00:00.000Z',
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('scenes of three starters and of an unlocked tournament @phone', async ({
    page,
    login,
    request,
  }) => {
    const player = await login();
    await markShown(request, player);
    await pauseScenes(page);
    await page.goto('/tournaments');
    await page.getByRole('button', { name: 'Iscriviti' }).first().click();
    const dialog = rewardDialog(page);
    await expect(dialog).toContainText('I tuoi compagni di viaggio!');
    for (const name of ['Bulbasaur', 'Charmander', 'Squirtle']) {
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    }

    await test.step('a ball falls, wobbles, and opens', async () => {
      const ball = dialog.getByRole('listitem').first().locator('svg');
      const seenAt = (milliseconds: number) =>
        ball.evaluate((element, time) => {
          for (const one of element.getAnimations()) one.currentTime = time;
          const { transform, opacity } = getComputedStyle(element);
          const { b: turned, f: down } = new DOMMatrix(transform);
          return { turned, down, opacity: Number(opacity) };
        }, milliseconds);
      await expect.poll(() => ball.evaluate((element) => element.getAnimations().length)).toBe(3);
      expect((await seenAt(100)).down).toBeLessThan(-50);
      for (const moment of [748, 1198]) expect((await seenAt(moment)).turned).toBeLessThan(-0.3);
      expect(await seenAt(1600)).toEqual({ turned: 0, down: 0, opacity: 1 });
      expect((await seenAt(1800)).opacity).toBeLessThan(0.6);
    });

    await test.step('once to its end, once on', async () => {
      await dialog.click({ position: { x: 100, y: 200 } });
      await expectAccessible(page);
      // Nothing was won: while the dialog fades, it does not tell the way to a leader.
      const isWayTold = await dialog.evaluateHandle((element) => {
        const found = { way: false };
        new MutationObserver(() => {
          found.way ||= /Prossima sfida|Il viaggio continua/.test(element.textContent);
        }).observe(element, { childList: true, subtree: true });
        return found;
      });
      await dialog.click({ position: { x: 100, y: 200 } });
      await expect(dialog).toBeHidden();
      expect(await isWayTold.evaluate(({ way }) => way)).toBe(false);
      await page.reload();
      await page.getByRole('banner').hover();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('the padlock falls, and the poster is left in its colours', async () => {
      await page.route('**/api/get-notifications?shown=false', (route) =>
        route.fulfill({ json: [openedJohto] }),
      );
      await expect(dialog).toContainText('Nuovo torneo!');
      await expect(dialog.getByRole('img')).toHaveAccessibleName(johto.tournamentName);
      const seen = await dialog.evaluate((element) => {
        const poster = element.querySelector('img[alt]:not([alt=""])');
        const moving = poster?.parentElement?.getAnimations({ subtree: true }) ?? [];
        for (const one of moving) one.finish();
        const { x, y, width, height } = poster?.getBoundingClientRect() ?? new DOMRect();
        const top = document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .find((one) => getComputedStyle(one).opacity !== '0');
        return top === poster ? 'the coloured poster' : top?.outerHTML;
      });
      expect(seen).toBe('the coloured poster');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  });

  test('the scene of a win waits for the running game and links to the gains @phone', async ({
    page,
    login,
    request,
  }) => {
    const player = await login();
    await signUpWithRewardsShown(request, player);
    await pauseScenes(page);
    const dialog = rewardDialog(page);
    await test.step('no scene covers a running game', async () => {
      await page.goto('/memory-game');
      await expect(page.getByText('Mosse: 0')).toBeVisible();
      const handled = waitUntilHandled(page, 'Medaglia Sasso');
      await winAgainstBrock(request, player);
      await handled;
      await expect(dialog).toBeHidden();
      await page.goto('/home');
      await expect(dialog).toContainText('Hai sconfitto Brock!');
    });
    await expect(dialog.getByRole('img', { name: 'Medaglia Sasso' })).toBeVisible();
    const told = page.waitForResponse('**/api/set-notifications?shown=true');
    // By keyboard: the button that goes on has the focus.
    await expect(dialog.getByRole('button', { name: 'Continua' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('entra nella tua squadra');
    await told;
    // Only scenes not seen before the page was closed are shown again.
    await page.reload();
    await expect(dialog).toContainText('entra nella tua squadra');
    await expect(dialog.getByRole('button', { name: 'Continua' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Prossima sfida: Misty');
    await expectAccessible(page);
    await expect(dialog.getByRole('link', { name: 'Vai alla palestra' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tournament-leaders/1-2');
    await expect(dialog).toBeHidden();
  });

  test('a scene can be left before the next leader is loaded @desktop', async ({
    page,
    login,
    request,
  }) => {
    await page.route('**/api/get-user-info', () => {});
    const dialog = await openAfterWin(page, '/badges', request, await login());
    for (let press = 0; press < 4; press++) await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Il viaggio continua!');
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('the scene of a battle waits for its end; with reduced motion one press advances @desktop', async ({
  page,
  login,
  request,
}) => {
  const battleId = await startFirstBattle(request, await login());
  await skipAnimations(page);
  const unshown = page.waitForResponse('**/api/get-notifications?shown=false');
  await openBattle(page, battleId);
  await unshown;
  const dialog = rewardDialog(page);
  await expect(dialog).toBeHidden();
  await surrenderOnScreen(page);
  await expect(dialog).toContainText('I tuoi compagni di viaggio!');
  await expect(dialog.getByText('Squirtle', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continua' }).click();
  await expect(dialog).toBeHidden();
});
