import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contract, type DuelTerms } from '@poketorneo/contract';
import { type Person, signUp, tokenHeader } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectSignsApart, expectTitleReadWhole } from '../support/battle-screen.ts';
import { decide, getDuel, startDuel, turnOf } from '../support/duels.ts';
import { phoneScreen } from '../support/phone-screen.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { expectNoSidewaysScroll } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

interface Fight {
  battleId: number;
  players: readonly [Person, Person];
}

/** Starts a duel of two new players through the API: unrated, without a clock. */
async function startFight(
  request: APIRequestContext,
  changed: Partial<DuelTerms> = {},
): Promise<Fight> {
  const players = [await signUp(request), await signUp(request)] as const;
  const battleId = await startDuel(request, players, { pace: 'none', rated: false, ...changed });
  return { battleId, players };
}

/** Each awaited side decides. Returns the turn that has begun. */
async function playStep(request: APIRequestContext, { battleId, players }: Fight): Promise<number> {
  for (const person of players) await decide(request, person, battleId);
  return turnOf(await getDuel(request, players[0], battleId));
}

function surrender(request: APIRequestContext, { battleId, players: [ada] }: Fight) {
  const data = { battleId, after: 0 };
  return request.post(contract.battles.surrender.path, { headers: tokenHeader(ada), data });
}

/** Turns pass at once: these tests are about what arrives. */
const skipAnimations = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('battle-speed', 'skip'));

/** The running duels begin below the banner and fill their row, or go on beyond it. */
async function expectRunningDuelsFit(page: Page): Promise<void> {
  const boxOf = async (one: Locator) =>
    (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const running = page.getByRole('region', { name: 'In corso adesso' });
  const [banner, title] = [page.locator('main header'), running.getByRole('heading')];
  const { y: bannersTop, height } = await boxOf(banner);
  expect((await boxOf(title)).y).toBeGreaterThanOrEqual(bannersTop + height);
  const [whole, last] = [await boxOf(running), await boxOf(running.getByRole('listitem').last())];
  // Positions are rounded.
  expect(last.x + last.width + 1).toBeGreaterThan(whole.x + whole.width);
}

/**
 * Records which signs of a running duel vanish before its end is shown. Returns a function to read
 * them.
 */
async function recordEarlyEnd(
  page: Page,
  signs: readonly string[],
): Promise<() => Promise<string[]>> {
  for (const sign of signs) await expect(page.locator(sign).first()).toBeVisible();
  const record = await page.locator('body').evaluateHandle((body, expected) => {
    const missed = new Set<string>();
    new MutationObserver(() => {
      if (document.querySelector('section[data-outcome]') !== null) return;
      for (const sign of expected) if (document.querySelector(sign) === null) missed.add(sign);
    }).observe(body, { subtree: true, childList: true });
    return missed;
  }, signs);
  return () => record.evaluate((missed) => [...missed]);
}

/** How long a page shows what is said. */
const emoteShownMs = 10_000;

/** What is said stays on the page, however long the test takes; call before the first `goto`. */
const keepEmotes = (page: Page) =>
  page.addInitScript((shownMs) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (set, self, args) => (args[1] === shownMs ? 0 : Reflect.apply(set, self, args)),
    });
  }, emoteShownMs);

const namesAndHp = '[data-plate], [data-duelist]';
const wallTexts = '[data-wall] [data-said], [data-wall] [data-speaker]';

/** What both players have said is shown large, over none of the plates, names and texts. */
async function expectEmotesInSight(wall: Page, emotes: readonly string[]): Promise<void> {
  for (const emote of emotes) await expect(wall.getByText(emote)).toBeVisible();
  const lettersInHeight = await wall
    .locator('[data-speaker]')
    .first()
    .evaluate((emote) => Number.parseFloat(getComputedStyle(emote).fontSize) / innerHeight);
  expect(lettersInHeight).toBeGreaterThan(0.04);
  await expectWallFits(wall);
}

/** All of the wall's words are on the screen, none over another. */
async function expectWallFits(wall: Page): Promise<void> {
  const found = () =>
    wall.evaluate((selector) => {
      const shown = [...document.querySelectorAll(selector)].filter(
        (one) => getComputedStyle(one).visibility === 'visible',
      );
      const boxes = shown.map((one) => ({
        name: one.textContent,
        box: one.getBoundingClientRect(),
      }));
      const outside = boxes.filter(
        ({ box }) =>
          box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight,
      );
      const covering = boxes.filter(({ box: one }, index) =>
        boxes.some(
          ({ box: other }, place) =>
            place !== index &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      );
      const count = boxes.length;
      return {
        count,
        outside: outside.map(({ name }) => name),
        covering: covering.map(({ name }) => name),
      };
    }, `${namesAndHp}, ${wallTexts}`);
  // Two plates, two names, two emotes and the text; the layout follows the size of the screen.
  await expect.poll(found).toEqual({ count: 7, outside: [], covering: [] });
}

const shownTurn = (page: Page) => page.locator('[data-battle] p', { hasText: /^Turno \d+/ });

test('a visitor watches a duel live, through a reload and a lost network, to its end @desktop', async ({
  page,
  request,
  openDevice,
  baseURL,
  consoleErrors,
}) => {
  const fight = await startFight(request, { size: 6, tier: 6 });
  const { battleId, players } = fight;
  const [ada, nina] = players;
  const player = await openDevice(ada, phoneScreen);
  await skipAnimations(player);
  await player.goto(`/battle/${battleId}`);
  await skipAnimations(page);
  const proxy = await startReverseProxy(baseURL ?? '');
  consoleErrors.allow(/ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/);
  await page.goto(`${proxy.url}/guarda/${battleId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${ada.username} – ${nina.username}`,
  );
  await expect(page.getByText('In diretta')).toBeVisible();
  // The eye counts the visitor; the player is none of the viewers.
  await expect(player.locator('[data-viewers]')).toHaveText(/1.*guarda/);
  await expect(page.locator('[data-viewers]')).toHaveText(/1.*guarda/);
  // Also later in a long duel, they are not below the buttons beside them.
  const isCut = (turn: Element) => {
    const later = turn.cloneNode(true);
    if (!(later instanceof HTMLElement)) throw new Error('A turn is an element');
    later.prepend('10');
    turn.after(later);
    const isTooLong = later.scrollWidth > later.clientWidth;
    later.remove();
    return isTooLong;
  };
  expect(await page.locator('[data-battle] p:has([data-viewers])').evaluate(isCut)).toBe(false);
  await expectTitleReadWhole(page);
  await expectSignsApart(page);
  await expectAccessible(page, 'main');
  await expect(page.getByRole('button', { name: 'Arrenditi' })).toHaveCount(0);

  let turn = await playStep(request, fight);
  await expect(shownTurn(page)).toContainText(`Turno ${turn}`);
  await page.reload();
  await expect(shownTurn(page)).toContainText(`Turno ${turn}`);
  proxy.isCutOff = true;
  proxy.dropConnections();
  const before = turn;
  while (turn === before) turn = await playStep(request, fight);
  await expect(shownTurn(player)).toContainText(`Turno ${turn}`);
  await expect(shownTurn(page)).toContainText(`Turno ${before}`);
  proxy.isCutOff = false;
  await expect(shownTurn(page)).toContainText(`Turno ${turn}`);

  const signs = ['[role="timer"]', '[data-viewers]'];
  const earlyHere = await recordEarlyEnd(page, signs);
  const earlyThere = await recordEarlyEnd(player, [...signs, '[aria-label="Parla"]']);
  await surrender(request, fight);
  await expect(page.getByRole('heading', { name: `Vince ${nina.username}!` })).toBeAttached();
  await expect(player.getByRole('heading', { name: 'Sconfitta' })).toBeAttached();
  expect([await earlyHere(), await earlyThere()]).toEqual([[], []]);
  await expect(page.getByText(`Arriva la resa di ${ada.username}.`)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('link', { name: 'Rivedi' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goBack();
  // Over when it is opened: the result alone.
  await expect(page.getByText(`Arriva la resa di ${ada.username}.`)).toBeVisible();
  await player.context().close();
  await page.close();
  await proxy.stop();
});

test('a duel is shared by its link, and watched by whoever has it @phone', async ({
  page,
  request,
  openDevice,
  consoleErrors,
}) => {
  const fight = await startFight(request, { watch: 'link' });
  const { battleId, players } = fight;
  const [ada, nina] = players;
  const player = await openDevice(ada, phoneScreen);
  await player.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.goto(`/battle/${battleId}`);
  await player.getByRole('button', { name: 'Parla' }).click();
  await expectAccessible(player, '[role="dialog"]');
  await player.getByRole('button', { name: 'Condividi' }).click();
  await expect(player.getByRole('button', { name: 'Link copiato' })).toBeVisible();
  const link = await player.evaluate(() => navigator.clipboard.readText());

  await page.goto(`/guarda/${battleId}`);
  await expect(page.getByText('Questa lotta non si può guardare')).toBeVisible();
  await expectAccessible(page, 'main');
  await consoleErrors.expectLines(/status of 404/);
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('In diretta')).toBeVisible();
  await expect(page.getByText(`${ada.username} e ${nina.username} stanno scegliendo…`)).toHaveCount(
    2,
  );
  await expectNoSidewaysScroll(page);
  await player.context().close();
});

test('an organiser shows a duel to everybody: on the home and on the wall, until it ends @desktop', async ({
  page,
  request,
  loginAsOrganiser,
  openDevice,
}) => {
  await loginAsOrganiser();
  const fight = await startFight(request);
  const [ada, nina] = fight.players;
  const names = `${ada.username} – ${nina.username}`;
  const home = await openDevice(await signUp(request), phoneScreen);
  await home.goto('/home');
  const shown = home.getByRole('link', { name: `In vetrina ${names} Guarda` });

  await page.goto('/pvp-battle');
  await page.getByRole('button', { name: `In vetrina: ${names}` }).click();
  await expect(page.getByRole('button', { name: `Togli dalla vetrina: ${names}` })).toBeVisible();
  await expectRunningDuelsFit(page);
  await expectAccessible(page, 'main');
  await expect(shown).toBeVisible();
  await expectAccessible(home, 'main');
  await expectNoSidewaysScroll(home);

  const wall = await openDevice(null, { viewport: { width: 1920, height: 1080 } });
  await keepEmotes(wall);
  await wall.goto('/parete');
  await expect(wall.getByRole('heading', { level: 1 })).toHaveText(
    `${ada.username} contro ${nina.username}`,
  );
  await expect(wall.getByText('In vetrina')).toBeVisible();
  await expectAccessible(wall, 'main');
  await expectNoSidewaysScroll(wall);
  await expect(wall.getByRole('link')).toHaveCount(0);
  await expect(wall.getByRole('button')).toHaveCount(0);
  // The stream has begun.
  await expect(wall.locator('[data-viewers]')).toBeVisible();
  for (const [person, emote] of [
    [ada, 'good-game'],
    [nina, 'good-move'],
  ] as const) {
    const data = { battleId: fight.battleId, emote };
    await request.post(contract.duels.sendEmote.path, { headers: tokenHeader(person), data });
  }
  await expectEmotesInSight(wall, [
    `${ada.username}: Buona lotta!`,
    `${nina.username}: Bella mossa!`,
  ]);
  // The same on a phone, and on a screen that stands upright.
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    phoneScreen.viewport,
  ]) {
    await wall.setViewportSize(viewport);
    await expectWallFits(wall);
  }
  await wall.setViewportSize({ width: 1920, height: 1080 });
  const turn = await playStep(request, fight);
  await expect(wall.getByText(`Turno ${turn}`)).toBeVisible();

  await shown.click();
  await expect(home).toHaveURL(new RegExp(`/guarda/${fight.battleId}$`));
  // While the wall still plays what has happened, it does not say that all is over.
  const spoilt = await wall.evaluateHandle((end) => {
    const found = { isSpoilt: false };
    new MutationObserver(() => {
      const text = document.body.textContent;
      found.isSpoilt ||= text.includes('Finita') && !text.includes(end);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return found;
  }, `Vince ${nina.username}!`);
  await surrender(request, fight);
  await expect(wall.getByText(`Vince ${nina.username}!`).first()).toBeVisible();
  await expect(wall.getByText('Finita', { exact: true })).toBeVisible();
  expect(await spoilt.evaluate(({ isSpoilt }) => isSpoilt)).toBe(false);
  await home.goBack();
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('PokéTorneo');
  await expect(shown).toHaveCount(0);
  // Another test's duel, or none.
  await expect(wall.getByText(ada.username)).toHaveCount(0);
  for (const one of [wall, home]) await one.context().close();
});

test('a profile leads to the duel that its player fights @phone', async ({ page, request }) => {
  const { battleId, players } = await startFight(request);
  const [ada] = players;
  await request.put(contract.publicProfiles.setVisibility.path, {
    headers: tokenHeader(ada),
    data: { isPublic: true },
  });
  await page.goto(`/players/${ada.username}`);
  await page.getByRole('link', { name: 'Guarda la lotta' }).click();
  await expect(page).toHaveURL(new RegExp(`/guarda/${battleId}$`));
});
