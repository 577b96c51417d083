import type { Locator, Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { expectAccessible } from '../support/axe.ts';
import {
  followShells,
  makeMove,
  memoryCards,
  openMemoryGame,
  openShellGame,
  shellCards,
} from '../support/games.ts';
import { stopClock } from '../support/still-clock.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** All of it is in sight, nothing scrolls, and there is neither a footer nor a bar below. */
async function expectWholeScreen(page: Page, parts: Locator[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const part of parts) {
      const all = await part.all();
      await Promise.all(all.map((one) => expect(one).toBeInViewport({ ratio: 1 })));
    }
    const beyond = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    expect(beyond, `${screen.width} by ${screen.height}`).toBeLessThanOrEqual(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Rapida' })).toHaveCount(0);
  }
}

test('a memory game has the screen to itself, and so has its end @desktop', async ({ page }) => {
  await stopClock(page);
  const pairs = await openMemoryGame(page);
  const restart = page.getByRole('button', { name: 'Ricomincia' });
  await expectWholeScreen(page, [memoryCards(page), page.getByText('Mosse: 0'), restart]);
  for (const pair of pairs) await makeMove(page, pair);
  const title = page.getByRole('heading', { name: 'Le hai trovate tutte!' });
  await expectWholeScreen(page, [title, page.getByRole('button', { name: 'Gioca ancora!' })]);
});

test('a shell game has the screen to itself, and so have its beginning and its end @desktop', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/shell-game');
  const start = page.getByRole('button', { name: 'Nuova partita' });
  await expectWholeScreen(page, [start]);
  await start.click();
  const hint = page.getByText('Ecco tre carte…');
  await expectWholeScreen(page, [shellCards(page), page.getByText('Corrette: 0'), hint]);
  const right = await followShells(page);
  await shellCards(page)
    .nth((right + 1) % 3)
    .click();
  for (const time of [1000, 1000]) await page.clock.runFor(time);
  const title = page.getByRole('heading', { name: 'Non ti abbattere!' });
  await expectWholeScreen(page, [title, page.getByRole('button', { name: 'Riprova' })]);
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Lasci la partita?' });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link').first();

test('whoever leaves a memory game is asked once a move is made, and only then @desktop', async ({
  page,
}) => {
  await stopClock(page);
  await openMemoryGame(page);
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
  // The address comes first: whoever is back before the page has come finds the game as it was.
  await expect(page.getByRole('heading', { level: 1, name: 'PokéTorneo' })).toBeVisible();

  const [first, second] = await openMemoryGame(page, () => page.goBack());
  await makeMove(page, [first?.[0] ?? 0, second?.[0] ?? 1]);
  await expect(page.getByText('Mosse: 1')).toBeVisible();
  await page.clock.resume();
  await homeLink(page).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Resta' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/memory-game');
  await expect(page.getByText('Mosse: 1')).toBeVisible();

  // The browser's own buttons ask too, and pressed once more they take the question away.
  await page.goForward();
  await expect(question(page)).toBeVisible();
  // The address is put back a moment later: before, there is nowhere to go forward to.
  await expect(page).toHaveURL('/memory-game');
  await page.goForward();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/memory-game');
  await page.goForward();
  await question(page).getByRole('button', { name: 'Lascia' }).click();
  await expect(page).toHaveURL('/home');
});

test('a new memory game, and one that is finished, are left without a question @phone', async ({
  page,
}) => {
  await stopClock(page);
  const pairs = await openMemoryGame(page);
  for (const pair of pairs) await makeMove(page, pair);
  await expect(page.getByRole('button', { name: 'Gioca ancora!' })).toBeVisible();
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');

  const [pair = [0, 1]] = await openMemoryGame(page);
  await makeMove(page, pair);
  await page.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(page.getByText('Mosse: 0')).toBeVisible();
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
});

/** Wins the first round of a shell game. */
async function winRound(page: Page): Promise<void> {
  await openShellGame(page);
  const right = await followShells(page);
  await shellCards(page).nth(right).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Corrette: 1', { exact: true })).toBeVisible();
}

test('a visitor is asked before the won rounds of a shell game are gone @phone', async ({
  page,
}) => {
  await stopClock(page);
  await openShellGame(page);
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');

  await winRound(page);
  await homeLink(page).click();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Lascia' }).click();
  await expect(page).toHaveURL('/home');
});

test('a player whose rounds are kept is not asked, and reads of a record large at the end @desktop', async ({
  page,
  login,
}) => {
  await login();
  await page.route(`**${contract.shellGame.updateRecord.path}`, (route) =>
    route.fulfill({ json: 'Primo record: hai superato un turno!' }),
  );
  await stopClock(page);
  await winRound(page);
  await expect(page.getByText('Primo record: hai superato un turno!')).toBeVisible();
  await page.clock.runFor(4000);
  const right = await followShells(page);
  await shellCards(page)
    .nth((right + 1) % 3)
    .click();
  for (const time of [1000, 1000]) await page.clock.runFor(time);
  await expect(page.getByText('Primo record: hai superato un turno!')).toBeVisible();

  await page.getByRole('button', { name: 'Riprova' }).click();
  await winRoundAgain(page);
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
});

async function winRoundAgain(page: Page): Promise<void> {
  const right = await followShells(page);
  await shellCards(page).nth(right).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Giusto!', { exact: true })).toBeVisible();
}

for (const [theme, form] of [
  ['light', '@phone'],
  ['dark', '@desktop'],
] as const) {
  test(`the states of a memory game have no violation in the ${theme} theme ${form}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await stopClock(page);
    const pairs = await openMemoryGame(page);
    const [first, second] = pairs;
    await makeMove(page, [first?.[0] ?? 0, second?.[0] ?? 1]);
    for (const pair of pairs.slice(0, 3)) await makeMove(page, pair);
    await expectAccessible(page);
    for (const pair of pairs.slice(3)) await makeMove(page, pair);
    await expect(page.getByRole('button', { name: 'Gioca ancora!' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`the states of a shell game have no violation in the ${theme} theme ${form}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await stopClock(page);
    await page.goto('/shell-game');
    await expectAccessible(page);
    await winRound(page);
    await expectAccessible(page);
    await page.clock.runFor(4000);
    const right = await followShells(page);
    await expectAccessible(page);
    await shellCards(page)
      .nth((right + 1) % 3)
      .click();
    await page.clock.runFor(1000);
    await expect(page.getByText('Era un’altra!', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { name: 'Non ti abbattere!' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('where nothing is to move, no card is dealt and no paper flies @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  const pairs = await openMemoryGame(page);
  for (const pair of pairs) await makeMove(page, pair);
  await expect(page.getByText('15 mosse · 15 punti')).toBeVisible();
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          // A fade is no motion, and may take its time: so a card turns over here.
          .filter((one) => !(one instanceof CSSTransition && one.transitionProperty === 'opacity'))
          .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 1).length,
    );
  expect(await moving()).toBe(0);
  await openShellGame(page);
  expect(await moving()).toBe(0);
  await followShells(page);
  expect(await moving()).toBe(0);
});
