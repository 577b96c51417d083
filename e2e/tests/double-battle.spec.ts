import { battleSides } from '@poketorneo/contract';
import { type Person, signInAsOrganiser } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  alterBattle,
  expectFoesInSight,
  expectNothingBelowTheFold,
  expectRoomForLongestNames,
  expectSignsApart,
  forcedSwitches,
  moves,
  openBattle,
  recordStageHeights,
  skipAnimations,
} from '../support/battle-screen.ts';
import { startBattle } from '../support/battles.ts';
import { recordMatch } from '../support/challengers.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForTournament } from '../support/tournaments.ts';

/** The seventh of Hoenn: two at once. */
const twins = 25;

/** A tall one. */
const meganium = 154;

let player: Person;
let battleId: number;
test.beforeEach(async ({ page, request, login }) => {
  player = await login();
  const organiser = await signInAsOrganiser(request);
  for (let leaderId = 1; leaderId < twins; leaderId++) {
    if (leaderId % 9 === 1) await signUpForTournament(request, player, (leaderId + 8) / 9);
    await recordMatch(request, organiser, player, { leaderId, outcome: 'win' });
  }
  battleId = await startBattle(request, player, twins);
  await skipAnimations(page);
});

test('a double battle is played with a choice and a target for each of two Pokémon @phone', async ({
  page,
}) => {
  await test.step('weather and effects of both sides leave the foes in sight', async () => {
    const stop = await alterBattle(page, ({ events }) => {
      for (const event of events) {
        if (event.kind === 'switch-in' && event.who.side === 2) event.appearance.formId = meganium;
      }
      for (const side of battleSides) {
        for (const effect of ['stealth-rock', 'spikes', 'reflect']) {
          events.push({ kind: 'side-start', side, effect });
        }
      }
      events.push({ kind: 'weather', weather: 'rain' });
    });
    await openBattle(page, battleId);
    const { width, height } = page.viewportSize() ?? phoneScreen.viewport;
    for (const size of [
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 800, height: 600 },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await expectFoesInSight(page);
      await expectSignsApart(page);
      // The first is named.
      for (const side of [/^Lato avversario/, /^Il tuo lato/]) {
        const box = await page.getByRole('button', { name: side }).boundingBox();
        expect(box?.width, `at ${size.width}`).toBeGreaterThan(70);
      }
    }
    await stop();
  });
  await page.goto(`/battle/${battleId}`);
  const ask = page.getByRole('status').filter({ hasText: /^Che cosa fa / });
  await expect(ask).toBeAttached();
  await expect(page.getByRole('group', { name: / nemico$/ })).toHaveCount(2);
  await test.step('names are read whole', async () => {
    for (const [width, height] of [
      [360, 740],
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(moves(page).first()).toBeVisible();
      await expectRoomForLongestNames(page);
    }

    const name = page.getByRole('heading', { level: 1, name: 'Tell e Pat' });
    const turn = page.getByText('Turno 1', { exact: true });
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 568],
      [844, 390],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(moves(page).first()).toBeVisible();
      await expect(turn).toBeInViewport();
      await expectNothingBelowTheFold(page);
      await expectFoesInSight(page);
      const isCut = await name.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isCut, `at ${width}`).toBe(false);
    }
  });

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('group', { name: / nemico$/ })).toHaveCount(2);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  const first = await ask.textContent();
  const aims = page
    .getByRole('group', { name: 'Chi vuoi colpire?' })
    .getByRole('button', { name: /^Mira a / });

  let hasAimed = false;
  await page.setViewportSize({ width: 320, height: 568 });
  const heights = await recordStageHeights(page);
  /** Chooses a move for the current Pokémon, and the first foe if it needs a target. */
  async function decide() {
    await moves(page).first().click();
    await expect(
      aims
        .first()
        .or(ask.filter({ hasNotText: first ?? '' }))
        .first(),
    ).toBeAttached();
    if (await aims.first().isVisible()) {
      if (!hasAimed) {
        await expectAccessible(page, 'main');
        await expectNothingBelowTheFold(page);
        for (const aim of await aims.all()) {
          // Under the thumb.
          const box = await aim.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(140);
          expect(box?.y).toBeGreaterThan(568 / 2);
        }
      }
      hasAimed = true;
      await aims.first().click();
    }
  }

  await decide();
  await expect(ask.filter({ hasNotText: first ?? '' })).toBeAttached();
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(ask.filter({ hasText: first ?? '' })).toBeAttached();
  await decide();
  await expect(ask.filter({ hasNotText: first ?? '' })).toBeAttached();
  await moves(page).first().click();
  const turn = page.getByRole('paragraph').filter({ hasText: 'Turno 2' });
  await expect(aims.first().or(turn).or(forcedSwitches(page)).first()).toBeVisible();
  if (await aims.first().isVisible()) await aims.first().click();
  await expect(turn.or(forcedSwitches(page)).first()).toBeVisible();
  expect(await heights()).toHaveLength(1);
});
