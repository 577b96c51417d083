import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { heardOf, markShown, toast, write } from '../support/notifications.ts';
import { expectPicturesInView } from '../support/pictures.ts';
import { expectRefusals } from '../support/refusals.ts';
import { stopClock } from '../support/still-clock.ts';
import { expect, test } from '../support/test.ts';

const { cards: dealOfCards, record, updateRecord } = contract.shellGame;

const cards = (page: Page) => page.getByRole('group', { name: 'Le tre carte' }).getByRole('button');
const closed = (page: Page) =>
  page.getByRole('group', { name: 'Le tre carte' }).getByRole('button', { name: /coperta$/ });
const start = (page: Page) => page.getByRole('button', { name: 'Nuova partita' });

/** Of one of the first rounds: a swap takes 3 s. */
const fiveSwaps = 5 * 3000;

async function open(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto('/shell-game');
  await expect(start(page)).toBeVisible();
}

/**
 * Plays a turn up to the choice, as somebody does who hears the game; answers with the places, the
 * odd card's first.
 */
async function follow(page: Page, swapping = fiveSwaps): Promise<number[]> {
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
  await page.clock.runFor(swapping + 10);
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

test('turns are won, the next one comes, and a wrong card ends the game @phone', async ({
  page,
}) => {
  await open(page);
  await expectPicturesInView(page);
  await start(page).click();
  await expect(page.getByText('Corrette: 0')).toBeVisible();
  await expectAccessible(page);
  const [right = 0] = await follow(page);
  await cards(page).nth(right).click();
  await expect(closed(page)).toHaveCount(2);
  await page.clock.runFor(999);
  await expect(closed(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(closed(page)).toHaveCount(0);
  await expect(page.getByText('Giusto!', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Corrette: 1', { exact: true })).toBeVisible();

  const next = page.waitForRequest((one) => one.url().includes(dealOfCards.path));
  await page.clock.runFor(4000);
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

test('a player with a high record starts five rounds below it, and raises it @desktop', async ({
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
  const [right = 0] = await follow(page, 5 * 300);
  await page.clock.resume();
  await expectAccessible(page);
  // The turn that was won stays on the table as long as there are no cards for the next one.
  await holdBack(page, `**${dealOfCards.path}*`);
  await cards(page).nth(right).click();
  await expect(page.getByText('Nuovo record: 21 turni superati!')).toBeVisible();
  expect(reports).toEqual([{ numberOfRounds: 21 }]);

  // No toast distracts from the cards: it comes when the game is left.
  const heard = heardOf(page, 'Stasera');
  await write(request, organiser, player, { title: 'Stasera', text: 'Ore 21' });
  await heard;
  await expect(toast(page, 'Stasera')).toHaveCount(0);
  await page.getByRole('link', { name: 'Regolamento', exact: true }).click();
  await expect(toast(page, 'Stasera')).toBeVisible();
});

test('a turn can be played with the keyboard alone @desktop', async ({ page }) => {
  await open(page);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const [right = 0] = await follow(page);
  await page.keyboard.press('ArrowLeft');
  for (let place = 0; place < right; place++) await page.keyboard.press('ArrowRight');
  await expect(cards(page).nth(right)).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(1000);
  await expect(page.getByText('Corrette: 1', { exact: true })).toBeVisible();
});

test('cards move by their transform alone, and not at all with reduced motion @desktop', async ({
  page,
}) => {
  const animated = () =>
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
  const toFirstSwap = async () => {
    await expect(page.getByText('Ecco tre carte…')).toBeVisible();
    for (const time of [1000, 2000, 1000]) await page.clock.runFor(time);
  };
  await open(page);
  await start(page).click();
  await toFirstSwap();
  await expect(page.getByText('Segui la carta diversa!')).toBeVisible();
  const moving = { properties: ['transform'], duration: 3000 };
  expect(await animated()).toEqual([moving, moving]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await start(page).click();
  await toFirstSwap();
  await expect(page.getByText(/^Scambio 1 di 5: carte \d e \d$/)).toBeVisible();
  const glowing = { properties: ['opacity'], duration: 3000 };
  expect(await animated()).toEqual([glowing, glowing]);
  await expectAccessible(page);
});

test('cards that cannot be loaded can be asked for again @phone', async ({
  page,
  consoleErrors,
}) => {
  let isDown = true;
  await page.route(`**${dealOfCards.path}*`, (route) =>
    isDown ? route.fulfill({ status: 404, json: { message: 'Niente carte' } }) : route.continue(),
  );
  await open(page);
  await start(page).click();
  await expect(page.getByText('Le carte non sono arrivate: prova ancora.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Niente carte', { exact: true })).toHaveCount(0);
  await expectRefusals(consoleErrors, 404);
  isDown = false;
  await start(page).click();
  const [right = 0] = await follow(page);
  isDown = true;
  await cards(page).nth(right).click();
  await page.clock.runFor(1000);
  await page.clock.runFor(4000);
  await expect(page.getByText('Le carte non sono arrivate.')).toBeVisible();
  await expectAccessible(page);
  await expectRefusals(consoleErrors, 404);
  isDown = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Ecco tre carte…')).toBeVisible();
  await expect(page.getByText('Corrette: 1')).toBeVisible();
});

test('all of a turn is in sight on every screen @desktop', async ({ page }) => {
  const screens = [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
    { width: 1280, height: 720 },
  ];
  await open(page);
  const beach = page.locator('[data-page] img').first();
  const places = new Map<number, Awaited<ReturnType<typeof beach.boundingBox>>>();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect(start(page)).toBeInViewport({ ratio: 1 });
    places.set(screen.width, await beach.boundingBox());
  }
  await start(page).click();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    // The scenery stays where it was.
    expect(await beach.boundingBox()).toEqual(places.get(screen.width));
    await expect(page.getByText('Corrette: 0')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Ecco tre carte…')).toBeInViewport({ ratio: 1 });
    for (const card of await cards(page).all()) await expect(card).toBeInViewport({ ratio: 1 });
  }
});
