import { expectAccessible } from '../support/axe.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expectShown, leaderboardsWith, shownSlide, swipe } from '../support/leaderboards.ts';
import { pauseClock, pauseRunningClock, runClockUntil } from '../support/paused-clock.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const names = Array.from({ length: 100 }, (_, index) => `giocatore${index + 1}`);
/** As long as a username can be. */
const longNames = ['Massimiliano_Bianchi', 'la.professoressa_oak', 'GIOVANNI_DI_SMERALDO'];
const address = '**/api/get-leaderboards';

test('a player sees the boards and finds their own place @phone', async ({ page, login }) => {
  const player = await login({ username: `W${Math.random().toString(36).slice(2, 9)}` });
  const longName = 'W'.repeat(20);
  const boards = leaderboardsWith({
    names: [...longNames, ...names.slice(3), longName],
    own: { index: 100, userId: player.id },
  });
  await page.route(address, (route) => route.fulfill({ json: boards }));
  await page.goto('/leaderboard');
  await expect(page).toHaveTitle('Classifica');
  await expectShown(page, 'PokéQuiz');
  const slide = shownSlide(page);
  const rows = slide.getByRole('listitem');
  await expect(rows).toHaveCount(101);
  await expect(rows.nth(0)).toContainText('200 risposte');
  for (const [index, metal] of ['d’oro', 'd’argento', 'di bronzo'].entries()) {
    await expect(rows.nth(index).getByRole('img', { name: `Medaglia ${metal}` })).toBeVisible();
  }
  await expect(rows.nth(3).getByRole('img')).toHaveCount(0);
  // The first is in the middle of the podium and highest; the fourth has a row below.
  await slide.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const places = await Promise.all([0, 1, 2, 3].map((place) => rows.nth(place).boundingBox()));
  const [first, second, third, fourth] = places.map((box) => box ?? { x: 0, y: 0, height: 0 });
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  expect(third?.x).toBeGreaterThan(first?.x ?? 0);
  expect(fourth?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  const tops = await Promise.all(
    [0, 1, 2].map(async (place) => (await rows.nth(place).locator('img').boundingBox())?.y ?? 0),
  );
  expect(tops[0]).toBeLessThan(Math.min(...tops.slice(1)));
  await expect(rows.nth(0).getByText('Ada Rossi')).toBeHidden();
  expect((await slide.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(500);

  // The sign of the ordinal is raised: the display face has none, but a plain 'o'.
  const ownPlace = slide.getByText('101º');
  const below = await ownPlace.evaluate(async (element) => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.font = getComputedStyle(element).font;
    return context.measureText('º').actualBoundingBoxDescent;
  });
  expect(below).toBeLessThan(-2);

  const own = rows.filter({ hasText: longName });
  await expect(own).not.toBeInViewport();
  await slide.getByRole('button', { name: 'La tua posizione' }).click();
  await expect(own).toBeInViewport();
  await expect(own).toBeFocused();
  await expect(own).toHaveAttribute('data-marked');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  for (const [place, name] of longNames.entries()) {
    const hidden = await rows
      .nth(place)
      .getByText(name)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `of ${name}`).toBeLessThanOrEqual(0);
  }

  await page.getByRole('tab', { name: 'Medagliere' }).click();
  await expectShown(page, 'Medagliere');
  await expect(shownSlide(page).getByText('Ancora nessun punteggio')).toBeVisible();
  await expect(shownSlide(page).getByText('La tua posizione')).toBeVisible();
  await expectAccessible(page);
});

test('the boards take turns until the player turns to one @desktop', async ({ page, login }) => {
  await login();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.route(address, (route) => route.fulfill({ json: leaderboardsWith({ names }) }));
  await page.goto('/leaderboard');
  await expect(page.getByRole('tab')).toHaveCount(7);
  // From here on only the test moves the clock; from the first board on, with five whole seconds.
  await pauseRunningClock(page);
  await page.getByRole('tab', { name: 'PokéQuiz' }).click();
  await page.clock.runFor(1000);
  const resume = page.getByRole('button', { name: 'Riprendi lo scorrimento' });
  const next = page.getByRole('button', { name: 'Classifica successiva' });
  const heading = page.getByRole('heading', { level: 1 });
  await resume.click();
  await heading.hover();
  await page.clock.runFor(4900);
  await expectShown(page, 'PokéQuiz');
  await page.clock.runFor(1000);
  await expectShown(page, 'PokéMemory');

  // While the pointer rests on them, on their tabs or on their controls.
  await shownSlide(page).hover();
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéMemory');
  await page.getByRole('tab', { name: 'PokéMemory' }).hover();
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéMemory');
  for (const control of [next, page.locator('button[title="Capipalestra"]')]) {
    await control.hover();
    await page.clock.runFor(5500);
    await expectShown(page, 'PokéMemory');
  }
  await heading.hover();
  await page.clock.runFor(6000);
  await expectShown(page, 'PokéShell');

  // While the keyboard's focus is on them; the arrow keys go from tab to tab.
  await next.focus();
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéShell');
  await page.getByRole('tab', { name: 'PokéShell' }).focus();
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéShell');
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1000);
  await expectShown(page, 'Medagliere');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(1000);
  await expectShown(page, 'Sfide');

  // Stopped for good, until it is set going again.
  await heading.click();
  await page.clock.runFor(5500);
  await expectShown(page, 'Sfide');
  await resume.click();
  await heading.hover();
  await page.clock.runFor(6000);
  await expectShown(page, 'PokéQuiz');
  await next.click();
  await page.clock.runFor(1000);
  await expectShown(page, 'PokéMemory');
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéMemory');
  await page.getByRole('button', { name: 'Classifica precedente' }).click();
  await page.clock.runFor(1000);
  await expectShown(page, 'PokéQuiz');
  await page.locator('button[title="Capipalestra"]').click();
  await page.clock.runFor(5500);
  await expectShown(page, 'Capipalestra');
  await resume.click();
  await page.getByRole('button', { name: 'Ferma lo scorrimento' }).click();
  await page.clock.runFor(5500);
  await expectShown(page, 'Capipalestra');
  await page.clock.resume();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('a swipe of a hundred pixels turns to the next board @phone', async ({ page, login }) => {
  await login();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The boards would take turns until the first swipe.
  await pauseClock(page);
  await page.route(address, (route) => route.fulfill({ json: leaderboardsWith({ names }) }));
  await page.goto('/leaderboard');
  await runClockUntil(page, () => page.getByRole('tab', { name: 'PokéQuiz' }).isVisible());
  await expectShown(page, 'PokéQuiz');
  const swipeBy = async (pixels: number) => {
    await swipe(page, shownSlide(page), pixels);
    await page.clock.runFor(1000);
  };
  await swipeBy(-90);
  await expectShown(page, 'PokéQuiz');
  await expect(page.getByRole('button', { name: 'Riprendi lo scorrimento' })).toBeVisible();
  await swipeBy(-110);
  await expectShown(page, 'PokéMemory');
  await swipeBy(90);
  await expectShown(page, 'PokéMemory');
  await swipeBy(110);
  await expectShown(page, 'PokéQuiz');
});

test('a failed load can be retried; boards do not advance with reduced motion @desktop', async ({
  page,
  login,
  consoleErrors,
}) => {
  const player = await login();
  await page.clock.install();
  let isBroken = true;
  await page.route(address, (route) =>
    isBroken ? route.fulfill({ status: 404, json: { message: 'Niente' } }) : route.continue(),
  );
  await page.goto('/leaderboard');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await consoleErrors.expectFailedCalls(404);
  isBroken = false;
  await retry.click();
  // The server's response: signing up for a tournament gives three Pokémon.
  await expectShown(page, 'PokéQuiz');
  await page.clock.runFor(5500);
  await expectShown(page, 'PokéQuiz');
  await expect(page.getByRole('button', { name: /lo scorrimento/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Classifica successiva' }).click();
  await expectShown(page, 'PokéMemory');
  await signUpForKanto(page.request, player);
  await page.reload();
  await page.getByRole('tab', { name: 'Collezione' }).click();
  await expectShown(page, 'Collezione');
  await expect(shownSlide(page).getByRole('button', { name: /3 Pokémon \d+º/ })).toBeVisible();
});
