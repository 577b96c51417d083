import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import {
  countMotions,
  expectWholeScreen,
  homeLink,
  leaveQuestion as question,
} from '../support/game-screen.ts';
import {
  expectToastAtLast,
  markShown,
  sendMessage,
  toast,
  waitUntilHandled,
} from '../support/notifications.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expect, test, withMotion } from '../support/test.ts';

const { cards: dealOfCards, record, updateRecord } = contract.shellGame;

const cards = (page: Page) => page.getByRole('group', { name: 'Le tre carte' }).getByRole('button');
const closed = (page: Page) =>
  page.getByRole('group', { name: 'Le tre carte' }).getByRole('button', { name: /coperta$/ });
const start = (page: Page) => page.getByRole('button', { name: 'Nuova partita' });

/** In milliseconds, in the first rounds. */
const fiveSwaps = 5 * 3000;

async function open(page: Page): Promise<void> {
  await pauseClock(page);
  await page.goto('/shell-game');
  await expect(start(page)).toBeVisible();
}

/** Plays a round up to the choice by its announcements; returns the places, the odd card's first. */
async function follow(page: Page): Promise<number[]> {
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(closed(page)).toHaveCount(0);
  const names = await cards(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.split(': ')[1]),
  );
  const odd = names.findIndex((name) => names.filter((one) => one === name).length === 1);
  await page.clock.runFor(2000);
  await expect(closed(page)).toHaveCount(3);
  await page.clock.runFor(1000);
  await page.clock.runFor(fiveSwaps + 10);
  await expect(page.getByText('Qual è la carta diversa?', { exact: true })).toBeVisible();
  const told = (await page.getByText(/^Scambi: /).textContent()) ?? '';
  const swaps = [...told.matchAll(/(\d) e (\d)/g)].map(([, one, other]) => [
    Number(one) - 1,
    Number(other) - 1,
  ]);
  expect(swaps).toHaveLength(5);
  const place = swaps.reduce(
    (now, [one = 0, other = 0]) => (now === one ? other : now === other ? one : now),
    odd,
  );
  return [place, ...[0, 1, 2].filter((one) => one !== place)];
}

/** Plays a round and chooses a wrong card, which ends the game. */
async function lose(page: Page): Promise<void> {
  const [, wrong = 0] = await follow(page);
  await cards(page).nth(wrong).click();
  for (const time of [1000, 1000]) await page.clock.runFor(time);
  await expect(page.getByRole('heading', { name: 'Non ti abbattere!' })).toBeVisible();
}

test('rounds are won until a wrong card ends the game @phone', async ({ page }) => {
  await open(page);
  await expectPicturesInView(page);
  await expectAccessible(page);
  await start(page).click();
  await expect(page.getByText('Corrette: 0')).toBeVisible();
  await test.step('with no turn won, the game is left without a question', async () => {
    await homeLink(page).click();
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await start(page).click();
  });
  await expect(page.getByText('Corrette: 0')).toBeVisible();
  await expectAccessible(page);
  const [right = 0] = await follow(page);
  await expectAccessible(page);
  await cards(page).nth(right).click();
  await expect(closed(page)).toHaveCount(2);
  await page.clock.runFor(999);
  await expect(closed(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(0);
  await expect(page.getByText('Giusto!', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Corrette: 1', { exact: true })).toBeVisible();
  await test.step('a visitor is asked before the won turn is gone', async () => {
    await homeLink(page).click();
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Resta' }).click();
    // It goes by the page's clock, as the game does.
    await page.clock.runFor(500);
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL('/shell-game');
  });

  const next = page.waitForRequest((one) => one.url().includes(dealOfCards.path));
  await page.clock.runFor(3500);
  expect(new URL((await next).url()).search).toBe('?round=1');
  const [odd = 0, wrong = 0] = await follow(page);
  await cards(page).nth(wrong).click();
  await page.clock.runFor(1000);
  await expect(closed(page)).toHaveCount(0);
  await expect(cards(page).nth(wrong)).toHaveAccessibleName(/, sbagliata$/);
  await expect(cards(page).nth(odd)).toHaveAccessibleName(/, quella diversa$/);
  await expectAccessible(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('heading', { name: 'Non ti abbattere!' })).toBeVisible();
  await expect(page.getByText('Corrette: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeFocused();
  await expectPicturesInView(page);
  await page.clock.resume();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Riprova' }).press('Enter');
  await expect(page.getByText('Corrette: 0')).toBeVisible();
});

test('a player with a record starts five rounds below it and raises it @desktop', async ({
  page,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await markShown(request, player);
  await page.route(`**${record.path}`, (route) => route.fulfill({ json: 25 }));
  const reports: unknown[] = [];
  await page.route(`**${updateRecord.path}`, async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ json: 'Nuovo record: 21 turni superati!' });
  });
  await open(page);
  await start(page).click();
  await expect(page.getByText('Corrette: 20')).toBeVisible();
  const [right = 0] = await follow(page);
  await expectAccessible(page);
  // The won round stays on the table until the next cards arrive.
  const deal = await delayResponse(page, `**${dealOfCards.path}*`);
  await cards(page).nth(right).click();
  await page.clock.runFor(1000);
  await expect(page.getByText('Nuovo record: 21 turni superati!')).toBeVisible();
  expect(reports).toEqual([{ numberOfRounds: 21 }]);

  // No toast distracts from the cards: it comes when the game is over.
  const handled = waitUntilHandled(page, 'Stasera', () => page.clock.runFor(1000));
  await sendMessage(request, organiser, player, { title: 'Stasera', text: 'Ore 21' });
  await handled;
  await expect(toast(page, 'Stasera')).toHaveCount(0);
  await page.clock.runFor(4000);
  deal.release();
  await lose(page);
  await expect(page.getByText('Nuovo record: 21 turni superati!')).toBeVisible();
  await expectToastAtLast(page, 'Stasera');

  await test.step('a player leaves without a question, even while a won turn is being sent', async () => {
    await page.getByRole('button', { name: 'Riprova' }).click();
    const [again = 0] = await follow(page);
    const sent = await delayResponse(page, `**${updateRecord.path}`);
    await cards(page).nth(again).click();
    await page.clock.runFor(1000);
    await expect(page.getByText('Giusto!', { exact: true })).toBeVisible();
    await expect.poll(sent.calls).toBe(1);
    await homeLink(page).click();
    await expect(page).toHaveURL('/home');
    sent.release();
    await expect.poll(() => reports).toHaveLength(2);
  });
});

/** The cards' animated properties and durations in milliseconds. */
const cardMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().fill === 'forwards')
      .map(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return {};
        const own = ['offset', 'computedOffset', 'easing', 'composite'];
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return {
          properties: [...new Set(names)].filter((name) => !own.includes(name)),
          duration: Math.round(Number(effect.getTiming().duration)),
        };
      }),
  );

async function toFirstSwap(page: Page): Promise<void> {
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
  for (const time of [1000, 2000, 1000]) await page.clock.runFor(time);
}

test.describe('with motion', () => {
  test.use(withMotion);

  test('cards move by their transform alone @desktop', async ({ page }) => {
    await open(page);
    await start(page).click();
    await toFirstSwap(page);
    await expect(page.getByText('Segui la carta diversa!')).toBeVisible();
    const moving = { properties: ['transform'], duration: 3000 };
    expect(await cardMotion(page)).toEqual([moving, moving]);
  });
});

test('cards can be reloaded after a failure @phone', async ({ page, consoleErrors }) => {
  let isDown = true;
  await page.route(`**${dealOfCards.path}*`, (route) =>
    isDown ? route.fulfill({ status: 404, json: { message: 'Niente carte' } }) : route.continue(),
  );
  await open(page);
  await start(page).click();
  await expect(page.getByText('Le carte non sono arrivate: prova ancora.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Niente carte', { exact: true })).toHaveCount(0);
  await consoleErrors.expectFailedCalls(404);
  isDown = false;
  await start(page).click();
  const [right = 0] = await follow(page);
  isDown = true;
  await cards(page).nth(right).click();
  await page.clock.runFor(1000);
  await page.clock.runFor(4000);
  await expect(page.getByText('Le carte non sono arrivate.')).toBeVisible();
  await expectAccessible(page);
  await consoleErrors.expectFailedCalls(404);
  isDown = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
  await expect(page.getByText('Corrette: 1')).toBeVisible();
});

test('by keyboard, on every screen, without unwanted motion @desktop', async ({ page }) => {
  const screens = [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
    { width: 1280, height: 720 },
  ];
  await open(page);
  await expectWholeScreen(page, [start(page)]);
  const beach = page.locator('[data-page] img').first();
  const places = new Map<number, Awaited<ReturnType<typeof beach.boundingBox>>>();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(start(page)).toBeInViewport({ ratio: 1 });
    places.set(screen.width, await beach.boundingBox());
  }

  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeFocused();
  // None can be chosen yet.
  await page.keyboard.press('Enter');
  const hint = page.getByText('Ecco tre carte…');
  const parts = [cards(page), page.getByText('Corrette: 0'), hint];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // The scenery stays where it was.
    expect(await beach.boundingBox()).toEqual(places.get(screen.width));
    for (const part of parts) {
      for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
  await expectWholeScreen(page, parts);
  expect(await countMotions(page)).toBe(0);

  const [right = 0] = await follow(page);
  expect(await countMotions(page)).toBe(0);
  await page.keyboard.press('ArrowLeft');
  for (let place = 0; place < right; place++) await page.keyboard.press('ArrowRight');
  await expect(cards(page).nth(right)).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(1000);
  await expect(page.getByText('Corrette: 1', { exact: true })).toBeVisible();

  await page.clock.runFor(4000);
  await lose(page);
  const title = page.getByRole('heading', { name: 'Non ti abbattere!' });
  await expectWholeScreen(page, [title, page.getByRole('button', { name: 'Riprova' })]);

  await test.step('cards that change places glow instead', async () => {
    await page.getByRole('button', { name: 'Riprova' }).click();
    await toFirstSwap(page);
    await expect(page.getByText(/^Scambio 1 di 5: carte \d e \d$/)).toBeVisible();
    const glowing = { properties: ['opacity'], duration: 3000 };
    expect(await cardMotion(page)).toEqual([glowing, glowing]);
    await expectAccessible(page);
  });
});
