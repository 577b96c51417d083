import type { Page } from '@playwright/test';
import { moves, openBattle, skipAnimations, surrenderOnScreen } from '../support/battle-screen.ts';
import { startFirstBattle } from '../support/battles.ts';
import {
  memoryCards,
  openMemoryGame,
  openShellGame,
  playShellsToChoice,
} from '../support/games.ts';
import { markShown } from '../support/notifications.ts';
import { pauseClock, pauseRunningClock } from '../support/paused-clock.ts';
import { pauseScenes, rewardDialog, winAgainstBrock } from '../support/rewards.ts';
import { userButton } from '../support/shell.ts';
import { expect, test, withMotion } from '../support/test.ts';

/** The names of the files fetched from a folder, from now on. */
function fetchedFrom(page: Page, folder: string): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = request.url().split(`/assets/${folder}/`);
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** Opens the menu, presses a switch, and closes the menu. */
async function press(page: Page, username: string, name: 'Suoni' | 'Musica'): Promise<void> {
  await userButton(page, username).click();
  await page.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name })).toHaveCount(0);
}

/** Returns a function for the states of the page's audio contexts; call before the page is opened. */
async function watchMusic(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: AudioContext[] = [];
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.push(this);
      }
    };
  });
  return () => page.evaluate<string[]>('made.map(({ state }) => state)');
}

/** Stubs the page's visibility. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('music needs its switch and a gesture, pauses in a hidden page, and ends with the battle @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  const battleId = await startFirstBattle(request, player);
  await skipAnimations(page);
  const states = await watchMusic(page);
  const pieces = fetchedFrom(page, 'sounds/music');
  await openBattle(page, battleId);
  await page.keyboard.press('Shift');
  expect(pieces).toEqual([]);
  expect(await states()).toEqual([]);

  await press(page, player.username, 'Musica');
  await expect.poll(states).toEqual(['running']);
  expect(pieces).toEqual(['battle.mp3']);

  await page.reload();
  await expect(moves(page).first()).toBeVisible();
  expect(await states()).toEqual([]);
  expect(pieces).toEqual(['battle.mp3']);
  await page.keyboard.press('Shift');
  await expect.poll(states).toEqual(['running']);

  await setHidden(page, true);
  await expect.poll(states).toEqual(['suspended']);
  await setHidden(page, false);
  await expect.poll(states).toEqual(['running']);

  await press(page, player.username, 'Musica');
  await expect.poll(states).toEqual(['suspended']);
  await press(page, player.username, 'Musica');
  await expect.poll(states).toEqual(['running']);

  await surrenderOnScreen(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Sconfitta' })).toBeVisible();
  await expect.poll(states).toEqual(['suspended']);
});

test('a battle’s button switches sounds and cries, but not the music @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  const battleId = await startFirstBattle(request, player);
  await page.addInitScript(() => localStorage.setItem('music', 'on'));
  const states = await watchMusic(page);
  const [sounds, cries] = [fetchedFrom(page, 'sounds'), fetchedFrom(page, 'cries')];
  await page.goto(`/battle/${battleId}`);
  const button = page.getByRole('button', { name: 'Suoni e versi' });
  // The first gesture of all: from here on everything would be heard.
  await button.click();
  await expect.poll(states).toEqual(['running']);
  await expect(moves(page).first()).toBeVisible();
  expect([...sounds, ...cries]).toEqual(['music/battle.mp3']);

  await button.click();
  const sound = page.waitForRequest('**/sounds/battle-*.mp3');
  await moves(page).first().click();
  await sound;
  await button.click();
  expect(await states()).toEqual(['running']);
  await userButton(page, player.username).click();
  await expect(page.getByRole('switch', { name: 'Suoni' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Musica' })).toBeChecked();
});

test('cards and shells sound after the first gesture @phone', async ({ page }) => {
  await pauseClock(page);
  const sounds = fetchedFrom(page, 'sounds');
  const [pair = [0, 1]] = await openMemoryGame(page);
  expect(sounds).toEqual([]);
  await memoryCards(page).nth(pair[0]).click();
  await expect.poll(() => new Set(sounds)).toEqual(new Set(['card-flip.mp3']));
  await memoryCards(page).nth(pair[1]).click();
  await page.clock.runFor(1500);
  await expect.poll(() => new Set(sounds)).toEqual(new Set(['card-flip.mp3', 'match.mp3']));

  sounds.length = 0;
  await openShellGame(page);
  await page.clock.runFor(500);
  await expect.poll(() => new Set(sounds)).toEqual(new Set(['card-deal.mp3']));
  const right = await playShellsToChoice(page);
  const heard = ['card-deal.mp3', 'card-flip.mp3', 'shell-down.mp3', 'shell-swap.mp3'];
  await expect.poll(() => new Set(sounds)).toEqual(new Set(heard));
  await page.getByRole('group', { name: 'Le tre carte' }).getByRole('button').nth(right).click();
  await expect.poll(() => sounds).toContain('pop.mp3');
  expect(sounds).not.toContain('success.mp3');
});

test('the flame of a streak sounds when lit and when it breaks @desktop', async ({ page }) => {
  const possibleAnswers = ['Mew', 'Abra', 'Onix', 'Jynx'].map((text, at) => ({ id: at + 1, text }));
  let number = 0;
  await page.route('**/api/get-random-question', (route) => {
    number += 1;
    const text = `Domanda di prova numero ${number}?`;
    const question = { number, total: null, text, audio: null, possibleAnswers, correctAnswer: 1 };
    return route.fulfill({ json: question });
  });
  await page.clock.install();
  const sounds = fetchedFrom(page, 'sounds');
  await page.goto('/quiz');
  const training = page.getByRole('button', { name: /^Allenamento/ });
  await expect(training).toBeEnabled();
  // On a slow machine the time for an answer would end.
  await pauseRunningClock(page);
  await training.click();
  // With the focus come the keys.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeFocused();
  for (const streak of [1, 2, 3, 4, 5]) {
    await expect(
      page.getByRole('heading', { name: `Domanda di prova numero ${streak}?` }),
    ).toBeVisible();
    expect(sounds).not.toContain('flame-1.mp3');
    await page.keyboard.press('1');
    await page.clock.runFor(200);
    await expect(page.getByText(`Serie: ${streak}`)).toBeVisible();
    await page.clock.runFor(3000);
  }
  await expect.poll(() => sounds).toContain('flame-1.mp3');
  await expect(page.getByRole('heading', { name: 'Domanda di prova numero 6?' })).toBeVisible();
  expect(sounds).not.toContain('flame-out.mp3');
  await page.keyboard.press('2');
  await page.clock.runFor(900);
  await expect(page.getByText('Serie: 0')).toBeVisible();
  await expect.poll(() => sounds).toContain('flame-out.mp3');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the balls of two teams sound @desktop', async ({ page, login }) => {
    await login();
    const sounds = fetchedFrom(page, 'sounds');
    await page.goto('/pvp-battle');
    await page.getByRole('button', { name: 'Genera squadre' }).click();
    await expect.poll(() => [...new Set(sounds)]).toEqual(['ball-wobble.mp3', 'ball-open.mp3']);
  });

  test.describe('in the reward scenes', () => {
    test.use({ watchesRewards: true });

    test('balls and steps sound unless sounds are off @phone', async ({ page, request, login }) => {
      const player = await login();
      const { username } = player;
      await markShown(request, player);
      const sounds = fetchedFrom(page, 'sounds');
      const lock = page.getByRole('listitem', { name: 'Torneo di Johto' }).getByRole('button');
      await page.goto('/tournaments');
      await press(page, username, 'Suoni');
      await lock.click();

      await page.reload();
      await userButton(page, username).click();
      await expect(page.getByRole('switch', { name: 'Suoni' })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await lock.click();
      expect(sounds).toEqual([]);

      await press(page, username, 'Suoni');
      const sound = page.waitForRequest('**/sounds/locked.mp3');
      await lock.click();
      await sound;

      const dialog = rewardDialog(page);
      await test.step('balls wobble and open', async () => {
        await page.getByRole('button', { name: 'Iscriviti' }).first().click();
        await expect(dialog).toBeVisible();
        // Where a frame comes late, what begins in it begins at once: each is heard, in whichever order.
        await expect
          .poll(() => sounds)
          .toEqual(expect.arrayContaining(['ball-wobble.mp3', 'ball-open.mp3', 'catch.mp3']));
      });

      await test.step('the way on to the next leader is a step', async () => {
        // No page of the product: an open one would play the new scenes, too.
        await page.goto('/api/health');
        sounds.length = 0;
        await markShown(request, player);
        await winAgainstBrock(request, player);
        await pauseScenes(page);
        await page.goto('/home');
        await expect(dialog).toContainText('Hai sconfitto Brock!');
        const goOn = dialog.getByRole('button', { name: 'Continua' });
        // Each act is brought to its end, and then left.
        await goOn.click();
        await goOn.click();
        await expect(dialog).toContainText('entra nella tua squadra');
        await goOn.click();
        expect(sounds).not.toContain('step.mp3');
        await goOn.click();
        await expect(dialog).toContainText('Prossima sfida: Misty');
        await expect.poll(() => sounds).toContain('step.mp3');
      });
    });
  });
});
