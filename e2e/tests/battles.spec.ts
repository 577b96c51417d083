import type { APIRequestContext } from '@playwright/test';
import { type BattleEvent, battleSides, contract } from '@poketorneo/contract';
import { type Person, signInAsOrganiser, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  alterBattle,
  availableSwitches,
  endHeadline,
  expectEndOfLog,
  expectHighStage,
  expectNothingBelowTheFold,
  expectRoomForEffects,
  expectRoomForLongestNames,
  expectRoomOnBench,
  expectSignsApart,
  fightToTheEnd,
  forcedSwitches,
  moves,
  openBattle,
  recordEmptyStage,
  recordHpGaps,
  recordStageHeights,
  skipAnimations,
  surrenderOnScreen,
} from '../support/battle-screen.ts';
import { annulBattle, startBattle, startFirstBattle } from '../support/battles.ts';
import { delayResponse } from '../support/delay-response.ts';
import { setFontSize } from '../support/font-size.ts';
import { toastRegion } from '../support/notifications.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test, withMotion } from '../support/test.ts';

/** Chooses the first move in another window. */
async function chooseElsewhere(
  request: APIRequestContext,
  person: Person,
  battleId: number,
): Promise<void> {
  const { get, choose } = contract.battles;
  const headers = tokenHeader(person);
  const answer = await request.get(`${get.path}?battleId=${battleId}`, { headers });
  const { step, seq } = get.response.parse(await answer.json());
  const data = { battleId, step, choice: [{ do: 'move', slot: 1 }], after: seq };
  expect((await request.post(choose.path, { headers, data })).ok()).toBe(true);
}

test.describe('a battle', () => {
  let player: Person;
  let battleId: number;
  test.beforeEach(async ({ page, request, login }) => {
    player = await login();
    battleId = await startFirstBattle(request, player);
    await skipAnimations(page);
  });

  test('a whole battle by touch, without toasts, and its replay @phone', async ({ page }) => {
    const battle = await delayResponse(page, `**${contract.battles.get.path}?*`);
    await page.goto(`/battle/${battleId}`);
    await expect(page.getByRole('status', { name: 'La lotta sta per cominciare' })).toBeVisible();
    // The sign-up's notifications have arrived, and a toast would have appeared.
    for (const _ of [1, 2, 3]) {
      await page.waitForResponse((answer) => answer.url().endsWith('?shown=false'));
    }
    expect(await toastRegion(page).getByRole('dialog').count()).toBe(0);
    battle.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Brock' })).toBeVisible();
    await expect(moves(page).first()).toBeVisible();
    const log = page.getByRole('region', { name: 'Cronaca' });
    for (const [width, height, hasLog] of [
      [320, 568, false],
      [667, 375, false],
      [844, 390, true],
      [800, 600, false],
      [768, 1024, true],
      [1024, 1366, true],
      [1280, 800, true],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(log).toHaveCount(hasLog ? 1 : 0);
      await expectNothingBelowTheFold(page);
      await expectRoomForEffects(page);
    }
    await expect(log).toContainText('Per Brock entra in campo Geodude!');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectRoomForLongestNames(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const heights = await recordStageHeights(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Cronaca' }).tap();
    const story = page.getByRole('dialog', { name: 'Cronaca' });
    await expect(story).toContainText('Per Brock entra in campo Geodude!');
    await story.getByRole('button', { name: 'Chiudi finestra' }).tap();
    await page.getByRole('button', { name: 'Aiuto' }).tap();
    const help = page.getByRole('dialog', { name: 'Aiuto' });
    await expect(help).toContainText('toccala per usarla');
    await expect(help.locator('kbd')).toHaveCount(0);
    await help.getByRole('button', { name: 'Chiudi finestra' }).tap();

    let hasSentIn = false;
    await fightToTheEnd(page, {
      fight: (move) => move.tap(),
      sendIn: async () => {
        if (!hasSentIn) await expectAccessible(page, 'main');
        hasSentIn = true;
        await forcedSwitches(page).getByRole('button').first().tap();
      },
    });
    expect(await heights()).toHaveLength(1);
    // The curtain says how it ended; the heading below is heard alone.
    const seenOf = (heading: Element) => heading.clientWidth > 1;
    expect(await endHeadline(page).evaluate(seenOf)).toBe(false);
    const said = page.locator('[data-said]');
    const closing = await said.textContent();
    await page.reload();
    await expect(endHeadline(page)).toBeVisible();
    expect(await endHeadline(page).evaluate(seenOf)).toBe(true);
    await expect(said).toHaveText(closing ?? '');
    await expectAccessible(page);
    const hasBeenEmpty = await recordEmptyStage(page);
    await page.getByRole('link', { name: 'Rivedi la lotta' }).tap();
    await expect(page).toHaveURL(`/replay/battle/${battleId}`);
    await expect(page.locator('[data-plate]')).toHaveCount(2);
    expect(await hasBeenEmpty()).toBe(false);
    await expect(page).toHaveTitle(`${player.username} contro Brock – PokéTorneo`);
    await page.getByRole('button', { name: 'Un turno avanti' }).tap();
    await expect(page.getByText(/^Turno \d+ di \d+$/)).toBeVisible();
    // Once: in the bar it would leave no room for the names.
    await expect(page.getByText(/^Turno \d+$/)).toHaveCount(0);
    await expectAccessible(page);
  });

  test('a battle on a phone, with Struggle, large text, a lost connection and surrender @phone', async ({
    page,
    consoleErrors,
  }) => {
    await test.step('who has no move left has all the room for the last resort, which has no PP', async () => {
      const stop = await alterBattle(page, ({ request: asked }) => {
        const struggle = { move: 'struggle', pp: 1, maxPp: 1, isDisabled: false, aims: [] };
        for (const position of asked?.positions ?? []) {
          if (position !== null) position.moves = [struggle];
        }
      });
      await page.goto(`/battle/${battleId}`);
      const only = page.getByRole('button', { name: 'Scontro' });
      await expect(only).toBeVisible();
      await expect(only).not.toContainText('PP');
      const [width, room] = await only.evaluate((button) => [
        button.clientWidth,
        button.parentElement?.clientWidth,
      ]);
      expect(width).toBe(room);
      await stop();
    });

    await test.step('a bench of five says what each would deal and take, and is read whole', async () => {
      const stop = await alterBattle(page, ({ request: asked }) => {
        if (asked === null) return;
        for (const position of asked.positions) {
          if (position !== null) Object.assign(position, { mustSwitch: true, moves: [] });
        }
        const [fainted, ...others] = asked.team;
        if (fainted === undefined) return;
        fainted.condition.hp = 0;
        asked.team = [fainted, ...others, ...others, ...others].slice(0, 6);
        for (const [index, one] of asked.team.entries()) {
          const condition = { hp: index === 0 ? 0 : 287, maxHp: 312, status: null };
          asked.team[index] = { ...one, place: index + 1, condition };
        }
      });
      await page.goto(`/battle/${battleId}`);
      const bench = forcedSwitches(page).getByRole('button');
      await expect(bench).toHaveCount(5);
      // Geodude, of which no move has been seen, has attacks of its two types.
      await expect(bench.filter({ hasText: 'Squirtle' }).first()).toHaveText(
        /287\/312 PS su 312.*Colpisce ×4.*Subisce ×1/,
      );
      await expect(bench.filter({ hasText: 'Charmander' }).first()).toContainText('Subisce ×2');
      for (const [width, height] of [
        [320, 568],
        [844, 390],
        [768, 1024],
        [1280, 800],
        [1920, 1200],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectRoomOnBench(page);
        await expectNothingBelowTheFold(page);
      }
      await expectAccessible(page, 'main');
      await stop();
    });

    await test.step('fourteen effects and many stages leave plates and balls in sight', async () => {
      const stop = await alterBattle(page, ({ events }) => {
        for (const side of battleSides) {
          const who = { side, place: 1 };
          for (const effect of ['stealth-rock', 'spikes', 'reflect', 'tailwind', 'light-screen']) {
            events.push({ kind: 'side-start', side, effect });
          }
          for (const stat of ['attack', 'defense', 'speed', 'accuracy'] as const) {
            events.push({ kind: 'boost', who, stat, by: 2, direction: 'up' });
          }
          for (const effect of ['confusion', 'leech-seed', 'taunt']) {
            events.push({ kind: 'effect-start', who, effect });
          }
        }
        events.push({ kind: 'weather', weather: 'rain' });
        for (const effect of ['trick-room', 'gravity', 'mud-sport']) {
          events.push({ kind: 'field-start', effect });
        }
      });
      await openBattle(page, battleId);
      for (const [width, height] of [
        [320, 568],
        [844, 390],
        [360, 740],
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectSignsApart(page);
      }
      // A turned tablet shows the end of the log, and a large one too has it below the stage.
      for (const [width, height] of [
        [1024, 768],
        [768, 1024],
        [1024, 1366],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectEndOfLog(page);
      }
      await expect(page.locator('[data-stage]')).toHaveJSProperty('clientWidth', 1024);
      await page.setViewportSize({ width: 390, height: 844 });
      await stop();
    });

    await test.step('with large writing the moves are read whole, and nothing runs sideways', async () => {
      await setFontSize(page, 32);
      await openBattle(page, battleId);
      await expectNoSidewaysScroll(page);
      const shortened = await moves(page)
        .locator('span')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
      expect(shortened).toEqual([]);
      await setFontSize(page, 16);
    });

    await test.step('a choice outlives a lost connection, and is made once', async () => {
      const made: string[] = [];
      await page.route(`**${contract.battles.choose.path}`, async (route) => {
        made.push(route.request().postData() ?? '');
        if (made.length === 1) await route.abort('connectionreset');
        else await route.continue();
      });
      await moves(page).first().click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Connessione persa' }),
      ).toBeAttached();
      await expect(page.getByRole('paragraph').filter({ hasText: 'Turno 2' })).toBeVisible();
      expect(made).toHaveLength(2);
      expect(made[1]).toBe(made[0]);
      await consoleErrors.expectLines(/^Failed to load resource: net::ERR_CONNECTION_RESET/);
    });

    await test.step('giving up is asked for first, and costs an attempt', async () => {
      await page.getByRole('button', { name: 'Arrenditi' }).click();
      const question = page.getByRole('alertdialog', { name: 'Vuoi arrenderti?' });
      await expect(question).toBeVisible();
      await expectAccessible(page, '[role="alertdialog"]');
      await question.getByRole('button', { name: 'Continua a lottare' }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: 'Arrenditi' }).click();
      await question.getByRole('button', { name: 'Arrenditi' }).click();
      await expect(endHeadline(page)).toHaveText('Sconfitta');
      await expect(page.getByText('Hai ancora 2 tentativi con il premio.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Di nuovo contro Brock' })).toHaveAttribute(
        'href',
        '/battle-preparation/1',
      );
    });
  });

  test('a whole battle by keyboard; a held key makes no choice @desktop', async ({ page }) => {
    const speedOfPage = await page.addInitScript(() => localStorage.setItem('battle-speed', '1'));
    const made: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(contract.battles.choose.path)) made.push(request.url());
    });
    await page.goto(`/battle/${battleId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Brock' })).toBeVisible();
    while (!(await moves(page).first().isVisible())) await page.keyboard.down('Enter');
    await expectHighStage(page);
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog', { name: 'Cronaca' })).toBeVisible();
    expect(made).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await expect(moves(page)).toHaveCount(0);
    await expect.poll(() => made).toHaveLength(1);
    await speedOfPage.dispose();

    await page.goto(`/battle/${battleId}`);
    await expect(moves(page).first().or(forcedSwitches(page)).first()).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'Aiuto' }).locator('kbd').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // The next key counts at once, while the window still fades out.
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Squadra' })).toBeVisible();
    await page.keyboard.press('Escape');
    // Both: the first may still be fading out.
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await fightToTheEnd(page, {
      fight: async (move) => {
        const key = await move.getAttribute('aria-keyshortcuts');
        await page.keyboard.press(key ?? '');
      },
      sendIn: async () => {
        await page.keyboard.press('s');
        const key = await availableSwitches(page).first().getAttribute('aria-keyshortcuts');
        await page.keyboard.press(key ?? '');
        await expect(page.getByRole('button', { name: 'Manda in campo' })).toBeEnabled();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      },
    });
    await expect(endHeadline(page)).toBeFocused();
  });

  test('a choice waits for its response; an annulled battle is announced @desktop', async ({
    page,
    request,
  }) => {
    const organiser = await signInAsOrganiser(request);
    await test.step('what is asked stands until the answer has arrived, and nothing old comes back', async () => {
      await page.goto(`/battle/${battleId}`);
      const said = page.locator('[data-said]');
      await expect(said).toHaveText(/^Che cosa fa /);
      let goOn: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route(`**${contract.battles.choose.path}`, async (route) => {
        await held;
        await route.continue();
      });
      await moves(page).first().click();
      await expect(moves(page)).toHaveCount(0);
      await expect(said).toHaveText(/^Che cosa fa /);
      goOn();
      await expect(page.getByRole('paragraph').filter({ hasText: 'Turno 2' })).toBeVisible();
    });

    await annulBattle(request, organiser, battleId);
    const annulled = page.getByRole('heading', { level: 2, name: 'Lotta annullata' });
    await expect(annulled).toBeVisible();
    await expect(moves(page)).toHaveCount(0);

    const another = await startBattle(request, player, 1);
    await page.goto(`/battle/${another}`);
    await surrenderOnScreen(page);
    await expect(endHeadline(page)).toBeVisible();
    await annulBattle(request, organiser, another);
    await expect(annulled).toBeVisible();
    // The curtain has risen again.
    await expect(page.getByText('Sconfitta')).toHaveCount(0);
    await expect(page.locator('[data-said]')).toHaveText('Questa lotta è stata annullata.');
    await expectAccessible(page, 'main');
  });

  test('a battle stays in step with another window’s, and the replay has a public link @desktop', async ({
    page,
    context,
    request,
    consoleErrors,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await test.step('what was decided elsewhere is caught up with, and a reload goes on', async () => {
      // News, or a late notification, would make the page catch up before its own choice.
      const news = await delayResponse(page, `**${contract.live.stream.path}*`);
      const updates = await delayResponse(page, `**${contract.battles.updates.path}?*`);
      await openBattle(page, battleId);
      await chooseElsewhere(request, player, battleId);
      const rejected = page.waitForResponse(`**${contract.battles.choose.path}`);
      await moves(page).last().click();
      await rejected;
      updates.release();
      news.release();
      await expect(page.getByRole('paragraph').filter({ hasText: 'Turno 2' })).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: 'Nel frattempo la lotta è andata avanti' }),
      ).toBeAttached();
      await consoleErrors.expectLines(/status of 409/);
      await page.reload();
      await expect(page.getByRole('paragraph').filter({ hasText: 'Turno 2' })).toBeVisible();
      await expect(moves(page).first()).toBeVisible();
    });

    const link = await test.step('the replay is shared', async () => {
      await surrenderOnScreen(page);
      await page.getByRole('link', { name: 'Rivedi la lotta' }).click();
      await page.getByRole('button', { name: 'Condividi' }).click();
      const shared = await page.getByLabel('Link della replica').inputValue();
      expect(shared).toMatch(/\/replay\/[\w-]{16,40}$/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
      return shared;
    });

    await test.step('whoever is given the link sees it without an account', async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cambia lato' })).toBeVisible();
      await expect(page).toHaveTitle(`${player.username} contro Brock – PokéTorneo`);
      // The space bar pauses and resumes, unless another button has the focus.
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Riparti' })).toBeVisible();
      await page.getByRole('button', { name: 'Cronaca' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('dialog', { name: 'Cronaca' })).toBeVisible();
    });

    await test.step('the link shows other sites who fought whom, with a picture', async () => {
      // As they read it: the document alone, without running anything.
      const document = await (await request.get(link)).text();
      expect(document).toContain(`<title>${player.username} contro Brock – PokéTorneo</title>`);
      expect(document).toMatch(/<meta property="og:description" content="[^"]*Sconfitta di /);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(document)?.[1] ?? '';
      const { pathname, search, origin } = new URL(picture.replaceAll('&amp;', '&'));
      expect(origin).toMatch(/^http/);
      const answer = await request.get(pathname + search);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
    });
  });
});

test.describe('a hit in motion', () => {
  test.use(withMotion);

  test('takes the number of HP down together with the bar @phone', async ({
    page,
    request,
    login,
  }) => {
    const player = await login();
    const battleId = await startFirstBattle(request, player);
    await openBattle(page, battleId);
    await page.route(`**${contract.battles.choose.path}`, async (route) => {
      const { step, after } = contract.battles.choose.body.parse(route.request().postDataJSON());
      const answer = await request.get(`${contract.battles.get.path}?battleId=${battleId}`, {
        headers: tokenHeader(player),
      });
      const battle = contract.battles.get.response.parse(await answer.json());
      const own = battle.request?.team.find(({ isActive }) => isActive);
      const events: BattleEvent[] = own
        ? [
            { kind: 'move', who: { side: 2, place: 1 }, move: 'tackle', targets: [] },
            {
              kind: 'damage',
              who: { side: 1, place: own.place },
              condition: { ...own.condition, hp: 4 },
            },
          ]
        : [];
      await route.fulfill({ json: { ...battle, step: step + 1, seq: after + 2, events } });
    });
    const gaps = await recordHpGaps(page, '1-0');
    await moves(page).first().click();
    const number = page.locator('[data-plate="1-0"] [data-part="hp-number"]');
    await expect(number).toHaveText('4');
    await expect(moves(page).first()).toBeVisible();
    const { gap, numbers } = await gaps();
    expect(numbers).toBeGreaterThan(3);
    expect(gap).toBeLessThan(0.2);
  });
});

test('an unknown battle is reported with a link onwards @phone', async ({
  page,
  login,
  consoleErrors,
}) => {
  await login();
  for (const path of [
    '/battle/qualcosa',
    '/battle/999999',
    '/replay/battle/0',
    '/replay/nessuna',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Questa lotta non esiste', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (path === '/battle/999999') await expectAccessible(page, 'main');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Le mie lotte' }).click();
  await expect(page).toHaveURL('/my-matches');
  await consoleErrors.expectLines(/status of 404/, /status of 400/);
});
