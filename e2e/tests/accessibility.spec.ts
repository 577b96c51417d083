import type { Page } from '@playwright/test';
import { contract } from '@poketorneo/contract';
import { tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayResponse } from '../support/delay-response.ts';
import { expectShown, shownSlide } from '../support/leaderboards.ts';
import { expect, test } from '../support/test.ts';

const randomInfo = '**/api/get-random-pokemon-info*';

const longestMotion = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
    ),
  );

test.describe('no accessibility violation', () => {
  test('while loading, with a tooltip, and with a chosen cell of the types table, without motion @phone', async ({
    page,
  }) => {
    const { release } = await delayResponse(page, randomInfo);
    await page.goto('/home');
    await expect(
      page.locator('main:not([inert])').getByText('Caricamento del Pokémon…'),
    ).toBeAttached();
    expect(await longestMotion(page)).toBeLessThan(1);
    await expectAccessible(page);
    await test.step('without reduced motion the skeleton shimmers', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => longestMotion(page)).toBeGreaterThan(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    release();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await longestMotion(page)).toBeLessThan(1);
    await page.getByRole('list', { name: 'Abilità' }).getByRole('button').first().click();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await longestMotion(page)).toBeLessThan(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await longestMotion(page)).toBeLessThan(1);

    await page.goto('/pokemon-types-table');
    await page.getByRole('grid').locator('tbody td').nth(40).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('contro');
    await expectAccessible(page);
  });

  test('with the typeahead’s results, and with all tier lists open @desktop', async ({ page }) => {
    await page.goto('/pokedex');
    await page.getByRole('combobox').fill('char');
    await expect(page.getByRole('option')).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole('combobox').fill('xyzxyz');
    await expect(page.getByText('Nessun risultato!')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Regolamento', exact: true }).first().click();
    await expect(page.locator('#tier-1').getByRole('button').first()).toBeVisible();
    for (const region of await page.locator('#tier-1').getByRole('button').all()) {
      await region.click();
    }
    await expect(page.locator('#tier-1').getByRole('listitem').last()).toBeVisible();
    await expectAccessible(page);
  });

  test('when loading fails @desktop', async ({ page, consoleErrors }) => {
    await page.route(randomInfo, (route) =>
      route.fulfill({ status: 404, json: { message: 'Il Pokémon è scappato' } }),
    );
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await consoleErrors.expectFailedCalls(404);
  });

  test('with tournaments in every state, or with all their badges @phone', async ({
    page,
    request,
    login,
  }) => {
    const player = await login();
    const { listAll, listBadges } = contract.tournaments;
    const answer = await request.get(listAll.path, { headers: tokenHeader(player) });
    const tournaments = listAll.response.parse(await answer.json());
    const states = ['Completed', 'Ongoing', 'Open', 'Locked'] as const;
    await page.route(`**${listAll.path}*`, (route) =>
      route.fulfill({
        json: tournaments.map((one, index) => ({ ...one, status: states[index] ?? 'Locked' })),
      }),
    );
    await page.route(`**${listBadges.path}*`, (route) =>
      route.fulfill({
        json: tournaments.map((one) => ({
          ...one,
          badges: one.badges.map((badge, index) => ({ ...badge, obtained: index === 0 })),
        })),
      }),
    );
    await page.goto('/tournaments');
    await expect(page.getByRole('button', { name: 'Completato' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/badges');
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(tournaments.length);
    await expectAccessible(page);
  });

  test('with players on every leaderboard @desktop', async ({ page, login }) => {
    const player = await login();
    const { path, response } = contract.leaderboards.list;
    const rows = [1, 2, 3, 4].map((position) => ({
      userId: position === 4 ? player.id : 1_000_000 + position,
      userName: `giocatrice${position}`,
      firstName: 'Ada',
      lastName: 'Rossi',
      icon: 'face-icons/25.png',
      score: 10 - position,
      position,
    }));
    await page.route(`**${path}*`, async (route) => {
      const boards = response.parse(await (await route.fetch()).json());
      const own = { currentUserScore: 6, currentUserPosition: 4, userLeaderboards: rows };
      await route.fulfill({ json: boards.map((board) => ({ ...board, ...own })) });
    });
    await page.goto('/leaderboard');
    await expect(page.getByRole('tab')).toHaveCount(7);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectShown(page, (await tab.textContent()) ?? '');
      await shownSlide(page).getByRole('button', { name: 'La tua posizione' }).click();
      await expect(shownSlide(page).locator('[data-marked]')).toBeVisible();
      await expectAccessible(page);
    }
    await test.step('full names over 700 px, and no slide below 500 px', async () => {
      for (const [width, visible] of [
        [700, false],
        [701, true],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(shownSlide(page).getByText('Ada Rossi').first()).toBeVisible({ visible });
      }
      await page.setViewportSize({ width: 900, height: 400 });
      expect((await shownSlide(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
    });
  });

  test('when a page’s code cannot be loaded @desktop', async ({ page, consoleErrors }) => {
    // Each attempt to load the code logs a line.
    consoleErrors.allow(/^Failed to load resource: net::ERR_FAILED/);
    // Page chunks have no names: this one is recognised by its text.
    await page.route(/\/static\/[\w-]{7}\.js$/, async (route) => {
      const file = await route.fetch();
      const isOfThePage = (await file.text()).includes('Le carte sono sul tavolo.');
      await (isOfThePage ? route.abort() : route.fulfill({ response: file }));
    });
    await page.goto('/memory-game');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Accidenti/);
    await expectAccessible(page);
  });
});

/** A page, and the call without whose answer there is nothing to show on it. */
const playersPages = [
  ['/all-pokemon-list', contract.availablePokemons.listSeen],
  ['/badges', contract.tournaments.listBadges],
  ['/leaderboard', contract.leaderboards.list],
  ['/my-matches', contract.matchHistory.list],
  ['/my-team', contract.availablePokemons.listTeam],
  ['/profile', contract.profile.info],
  ['/pvp-battle', contract.teamDraw.lastTeams],
  ['/tournament-leaders', contract.leaders.listOwn],
  ['/tournaments', contract.tournaments.listAll],
] as const;
const organisersPages = [
  ['/gym-leaders-builder', contract.leaders.listAll],
  ['/users?sezione=registro', contract.auditLog.list],
] as const;

test.describe('no accessibility violation while content loads or has failed to load @phone:', () => {
  async function waitAndFail(
    page: Page,
    path: string,
    call: string,
    waiting = page.getByRole('main').locator('[aria-busy="true"]').first(),
  ): Promise<void> {
    let fail = () => {};
    const failure = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**${call}*`, async (route) => {
      await failure;
      await route.fulfill({ status: 404, json: { message: 'Torno fra poco' } });
    });
    await page.goto(path);
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    fail();
    await expect(page.getByRole('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`**${call}*`);
  }

  test('on players’ pages and the rules', async ({ page, login, consoleErrors }) => {
    await login();
    for (const [path, call] of playersPages) {
      await test.step(path, async () => {
        await waitAndFail(page, path, call.path);
        await consoleErrors.expectFailedCalls(404);
      });
    }
    const list = page.locator('#tier-3').getByRole('listitem').last();
    await waitAndFail(page, '/tournament-rules', contract.pokedex.speciesNames.path, list);
    await consoleErrors.expectFailedCalls(404);
  });

  test('on organisers’ pages', async ({ page, loginAsOrganiser, consoleErrors }) => {
    await loginAsOrganiser();
    for (const [path, call] of organisersPages) {
      // The page is read again when a message to the organisers is revoked, as by other tests.
      consoleErrors.allow(new RegExp(`status of 404 .*${call.path}|^ApiError 404: Torno fra poco`));
      await test.step(path, async () => {
        await waitAndFail(page, path, call.path);
        await consoleErrors.expectFailedCalls(404);
      });
    }
  });
});
