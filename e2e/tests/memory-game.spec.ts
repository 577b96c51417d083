import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  countMotions,
  expectWholeScreen,
  homeLink,
  leaveQuestion as question,
} from '../support/game-screen.ts';
import { findPairs } from '../support/games.ts';
import {
  expectToastAtLast,
  markShown,
  sampleNotification,
  sendMessage,
  toast,
  waitUntilHandled,
} from '../support/notifications.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { expectNoToastOverlap } from '../support/toast-overlap.ts';

const { cards: dealOfCards, updateRecord } = contract.memoryGame;

const board = (page: Page) => page.getByRole('grid', { name: 'Carte' });
const card = (page: Page, index: number) => board(page).getByRole('button').nth(index);
const closed = (page: Page) => board(page).getByRole('button', { name: /coperta$/ });
const restart = (page: Page) => page.getByRole('button', { name: 'Ricomincia' });

/** Runs `work`, which deals a new game; returns its pairs. */
async function deal(page: Page, work: () => Promise<unknown>): Promise<[number, number][]> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === dealOfCards.path),
    work(),
  ]);
  const ids = dealOfCards.response.parse(await answer.json());
  await expect(page.getByText('Le carte sono sul tavolo.')).toBeAttached();
  return [...new Set(ids)].map((id) => [ids.indexOf(id), ids.lastIndexOf(id)]);
}

/** Opens the page with a paused clock; returns the pairs. */
async function open(page: Page): Promise<[number, number][]> {
  await pauseClock(page);
  return deal(page, () => page.goto('/memory-game'));
}

/** Advances the clock until the shown cards are closed again. */
async function passPreview(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  await page.clock.runFor(5000);
  await expect(page.getByText('Tocca a te: trova le coppie.')).toBeAttached();
}

test('a whole game, with its counters, its end and its record @phone', async ({ page, login }) => {
  await login();
  const reports: unknown[] = [];
  await page.route(`**${updateRecord.path}`, async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ json: 'Primo record: 16 mosse!' });
  });
  const pairs = await open(page);
  expect(pairs).toHaveLength(15);
  await expect(page.getByText('Mosse: 0')).toBeVisible();
  await expect(page.getByText('Trovate: 0/15')).toBeVisible();
  await expectAccessible(page);

  // Face down for a second, open for five, and none can be turned before.
  await expect(closed(page)).toHaveCount(30);
  await card(page, 0).click({ force: true });
  await page.clock.runFor(999);
  await expect(closed(page)).toHaveCount(30);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectPicturesInView(page);
  await page.clock.runFor(4999);
  await expect(closed(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(30);

  // Two that are no pair lie open for a second.
  const [first, second] = pairs;
  await card(page, first?.[0] ?? 0).click();
  await expect(page.getByText('Mosse: 0')).toBeVisible();
  await card(page, second?.[0] ?? 0).click();
  await expect(page.getByText('Mosse: 1')).toBeVisible();
  await expect(closed(page)).toHaveCount(28);
  await expectAccessible(page);
  await card(page, first?.[1] ?? 0).click({ force: true });
  await page.clock.runFor(999);
  await expect(closed(page)).toHaveCount(28);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(30);

  for (const [index, [one, other]] of pairs.slice(0, 3).entries()) {
    await card(page, one).click();
    await card(page, other).click();
    await expect(page.getByText(`Mosse: ${index + 2}`)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(page.getByText(`Trovate: ${index + 1}/15`)).toBeVisible();
  }
  // With found cards among closed ones.
  await expectAccessible(page);
  await findPairs(page, pairs.slice(3));
  const again = page.getByRole('button', { name: 'Gioca ancora!' });
  await expect(again).toBeFocused();
  await expect(page.getByText('Primo record: 16 mosse!')).toBeVisible();
  await expect(page.getByText('16 mosse · 15 punti')).toBeVisible();
  expect(reports).toEqual([{ numberOfMoves: 16 }]);
  await expectPicturesInView(page);
  await page.clock.resume();
  await expectAccessible(page);

  await again.click();
  await expect(page.getByText('Mosse: 0')).toBeVisible();
  await expect(card(page, 0)).toBeFocused();
});

/** Stubs the page's visibility. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('cards are reloaded, wait while the page is hidden, and are dealt again @phone', async ({
  page,
  consoleErrors,
}) => {
  let isDown = true;
  await page.route(`**${dealOfCards.path}*`, (route) =>
    isDown ? route.fulfill({ status: 404, json: { message: 'Niente carte' } }) : route.continue(),
  );
  await pauseClock(page);
  await page.goto('/memory-game');
  await expect(page.getByText('Le carte non sono arrivate.')).toBeVisible();
  await expectAccessible(page);
  // The game is silent about it: no alert, and nothing but the browser's own line in the log.
  await expect(page.getByText('Niente carte')).toHaveCount(0);
  await consoleErrors.expectLines(/status of 404/);
  isDown = false;
  const pairs = await deal(page, () => page.getByRole('button', { name: 'Riprova' }).click());
  await page.clock.runFor(1000);
  await expect(page.getByText('Le carte sono scoperte per 5 secondi.')).toBeAttached();
  await page.clock.runFor(5000);
  await expect(page.getByText('Tocca a te: trova le coppie.')).toBeAttached();
  const [one, other] = pairs[0] ?? [0, 0];
  await card(page, one).click();
  await card(page, other).click();
  await expect(page.getByText('Mosse: 1')).toBeVisible();
  await deal(page, () => restart(page).click());
  await page.clock.runFor(2000);
  await expect(page.getByText('Mosse: 0')).toBeVisible();
  await expect(closed(page)).toHaveCount(0);
  await hide(page, true);
  await page.clock.runFor(60_000);
  await expect(closed(page)).toHaveCount(0);
  await hide(page, false);
  await page.clock.runFor(3999);
  await expect(closed(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(30);
  // A game without a move is left without a question.
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/home');
});

test('cards are turned by keyboard, and announced; leaving asks for confirmation after the first move @desktop', async ({
  page,
}) => {
  await open(page);
  await passPreview(page);
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
  // The address changes first: a return before the page is rendered would keep the game.
  await expect(page.getByRole('heading', { level: 1, name: 'PokéTorneo' })).toBeVisible();

  const pairs = await deal(page, () => page.goBack());
  await passPreview(page);
  await restart(page).focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(card(page, 11)).toBeFocused();
  // The whole board is one stop.
  await page.keyboard.press('Tab');
  await expect(board(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(card(page, 11)).toBeFocused();

  const goTo = async (index: number) => {
    for (let row = 0; row < 5; row++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    for (let row = 0; row < Math.floor(index / 6); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < index % 6; column++) await page.keyboard.press('ArrowRight');
    await expect(card(page, index)).toBeFocused();
  };
  const [one, other] = pairs[0] ?? [0, 0];
  await goTo(one);
  await expect(card(page, one)).toHaveAccessibleName(`Carta ${one + 1}, coperta`);
  await page.keyboard.press('Enter');
  await expect(card(page, one)).toHaveAccessibleName(new RegExp(`^Carta ${one + 1}: \\S+`));
  await goTo(other);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Coppia trovata: .+\. 1 di 15\.$/)).toBeAttached();
  await page.clock.runFor(1500);
  await expect(card(page, one)).toHaveAccessibleName(/trovata$/);
  await page.clock.resume();
  await expectAccessible(page);

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

/** The largest difference of a colour channel, of 255, down the gaps between columns of cards. */
async function unevennessBetween(page: Page, cards: readonly DOMRect[]): Promise<number> {
  const firstRow = cards.slice(0, 6);
  const columns = firstRow
    .slice(1)
    .map(({ left }, index) => Math.floor(((firstRow[index]?.right ?? left) + left) / 2));
  const top = Math.ceil(cards[0]?.top ?? 0);
  const bottom = Math.floor(cards.at(-1)?.bottom ?? 0);
  const shot = await page.screenshot({ scale: 'css' });
  return page.evaluate(
    async ({ picture, columns, top, height }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.drawImage(bitmap, 0, 0);
      const pixels = columns.flatMap((x) => [...context.getImageData(x, top, 1, height).data]);
      const spread = (channel: number) => {
        const values = pixels.filter((_, index) => index % 4 === channel);
        return Math.max(...values) - Math.min(...values);
      };
      return Math.max(spread(0), spread(1), spread(2));
    },
    { picture: shot.toString('base64'), columns, top, height: bottom - top },
  );
}

test('a game and its end fit every screen, without unwanted motion, and toasts wait for the end and never cover its result @desktop', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await markShown(request, player);
  await page.route(`**${updateRecord.path}`, (route) =>
    route.fulfill({ json: 'Nuovo record: 15 mosse! Prima erano 18.' }),
  );
  const pairs = await open(page);
  for (const { width, height, least } of [
    { width: 320, height: 568, least: 43 },
    { width: 360, height: 740, least: 50 },
    { width: 740, height: 360, least: 36 },
    { width: 1280, height: 720, least: 72 },
  ]) {
    await page.setViewportSize({ width, height });
    const boxes = await board(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    const rows = new Set(boxes.map(({ y }) => Math.round(y)));
    expect([boxes.length, rows.size], `${width} by ${height}`).toEqual([30, 5]);
    for (const { left, right, bottom } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    // A finger hits a card.
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(least);
    await expectPicturesInView(page);
    expect(await unevennessBetween(page, boxes), `${width} by ${height}`).toBeLessThan(4);
  }
  expect(await countMotions(page)).toBe(0);
  await passPreview(page);
  await expectWholeScreen(page, [board(page), page.getByText('Mosse: 0'), restart(page)]);

  const handled = waitUntilHandled(page, 'Stasera', () => page.clock.runFor(1000));
  await sendMessage(request, organiser, player, { title: 'Stasera', text: 'Ore 21' });
  await handled;
  await expect(toast(page, 'Stasera')).toHaveCount(0);
  await findPairs(page, pairs);
  await expect(page.getByText('15 mosse · 15 punti')).toBeVisible();
  expect(await countMotions(page)).toBe(0);
  const title = page.getByRole('heading', { name: 'Le hai trovate tutte!' });
  await expectWholeScreen(page, [title, page.getByRole('button', { name: 'Gioca ancora!' })]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectToastAtLast(page, 'Stasera');
  await toast(page, 'Stasera').getByRole('button', { name: 'Ho letto' }).click();
  await page.clock.resume();
  const line = page.getByText('Nuovo record: 15 mosse! Prima erano 18.');
  await expect(line).toBeVisible();
  // The page shows the record itself: no toast repeats it.
  const lists = '**/api/get-notifications*';
  const told = (['record', 'message'] as const).map((kind, index) =>
    sampleNotification({
      notificationId: 999_998 + index,
      userId: player.id,
      kind,
      title: `Notizia: ${kind}`,
    }),
  );
  await page.route(lists, (route) => route.fulfill({ json: told }));
  await expect(toast(page, 'Notizia: message')).toBeVisible();
  await expect(toast(page, 'Notizia: record')).toHaveCount(0);
  await page.unroute(lists);
  await expectNoToastOverlap([title.locator('..'), line], { page, request, player });
  // A finished game is left without a question.
  await homeLink(page).click();
  await expect(page).toHaveURL('/home');
});
