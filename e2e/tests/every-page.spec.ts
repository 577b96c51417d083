import type { Page } from '@playwright/test';
import { signInAsOrganiser, signUp } from '../support/accounts.ts';
import { expectAccessible, preloadAxe } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { setFontSize } from '../support/font-size.ts';
import { layoutShifts } from '../support/layout-shift.ts';
import { markShown, sendMessage } from '../support/notifications.ts';
import { lightGround, type Route, withAccess } from '../support/routes.ts';
import { expectNoSidewaysScroll, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { signUpForKanto } from '../support/tournaments.ts';
import { expectToFitViewports } from '../support/viewport-widths.ts';

/** Public, but different for players and organisers. */
const home: Route = ['/home', 'PokéTorneo', 'public'];

const appScript = '**/static/app-*.js';

/** Games fill the screen. */
const withoutFooter: readonly string[] = ['/memory-game', '/shell-game'];

/** Phones with a larger font size in the browser's settings. */
const largeWriting = [
  { width: 390, fontSize: 24 },
  { width: 390, fontSize: 32 },
  { width: 320, fontSize: 20 },
] as const;

/** In the HTML, with a heading or a picture, before the app has loaded. */
const prerendered: readonly string[] = [
  '/home',
  '/account/login',
  '/account/register',
  '/account/forgot-password',
  '/memory-game',
  '/my-team',
  '/pokedex',
  '/pokemon-types-table',
  '/quiz',
  '/shell-game',
  '/tournament-leaders',
  '/tournament-rules',
];

interface Visit {
  page: Page;
  /** Holds all API calls back until the returned function is called. */
  holdCalls(): () => void;
}

/**
 * Handles a page's requests to `urlPattern`, in which `*` is any text; each waits until `send`.
 * Unlike a Playwright route it stops no other requests and keeps the HTTP cache.
 */
async function interceptRequests(
  page: Page,
  urlPattern: string,
  handle: (request: { send(): Promise<void> }) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const send = async () => {
      // Fails if the page that called has been left.
      await session.send('Fetch.continueRequest', { requestId }).catch(() => {});
    };
    void handle({ send });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** Each API response comes once the page without it has been painted. */
async function slowDown(page: Page): Promise<Visit> {
  let held = Promise.resolve();
  const painted = async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('main:not([inert])') === null) await frame();
    await frame();
    await frame();
  };
  await interceptRequests(page, '*/api/*', async ({ send }) => {
    await held;
    // Fails if the page that called has been left.
    await page.evaluate(painted).catch(() => {});
    await send();
  });
  const holdCalls = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  return { page, holdCalls };
}

/** Opens a page and expects the app to take the place of the prerendered markup without a shift. */
async function openPrerendered({ page, holdCalls }: Visit, path: string): Promise<void> {
  // Only the app replaces the markup: content in place of the skeletons would move it too.
  const releaseCalls = holdCalls();
  const app = await delayResponse(page, appScript);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const main = page.locator('main.boot-page');
  const first = main.locator(':is(h1, img)').first();
  await expect(first).toBeVisible();
  if (path === '/my-team') await expect(main.getByText('Caricamento').first()).toBeAttached();
  const placesOf = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON();
      return {
        content: boxOf('main :is(h1, img)'),
        heading: boxOf('main h1'),
        title: document.querySelector('main h1')?.textContent,
        logo: boxOf(':is(header, .boot-bar) img')?.x,
      };
    });
  const before = await placesOf();
  app.release();
  await expect(main).toHaveCount(0);
  expect(await placesOf(), `${path}, prerendered`).toEqual(before);
  releaseCalls();
  await page.unroute(appScript);
}

/** What a page shows, once its fonts have loaded. */
function stateOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // By element: a page that opens a panel hides the rest from the roles.
    const main = document.querySelector('main:not([inert])');
    return {
      title: document.title,
      path: location.pathname + location.search,
      background: getComputedStyle(document.body).backgroundColor,
      isEmpty: (main?.textContent ?? '').trim() === '',
      isLoading: main?.querySelector('[data-loading]') != null,
    };
  });
}

/**
 * Expects a page to open with its title, and its content not to shift when slow responses arrive.
 */
async function expectOpenAndStill(
  visited: Visit,
  [path, title, , background = lightGround]: Route,
): Promise<void> {
  const { page } = visited;
  await (prerendered.includes(path) ? openPrerendered(visited, path) : page.goto(path));
  await expect
    .poll(() => stateOf(page))
    .toEqual({ title, path, background, isEmpty: false, isLoading: false });
  const { sum, moved } = await layoutShifts(page);
  expect.soft(sum, [path, ...moved].join('\n')).toBeLessThanOrEqual(0.02);
}

/** Expects large enough touch targets on the narrowest phone. */
async function expectTouchableWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectTouchable(page);
}

/** Expects no sideways scrolling in large text, and the user menu in view. */
async function expectToFitLargeWriting(page: Page, username: string): Promise<void> {
  for (const { width, fontSize } of largeWriting) {
    await page.setViewportSize({ width, height: 844 });
    await setFontSize(page, fontSize);
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
    await expectNoSidewaysScroll(page);
    await expect(userButton(page, username)).toBeInViewport({ ratio: 1 });
  }
  await setFontSize(page, 16);
}

/** Opens pages one after the other, each in the test's initial window. */
async function visit(
  page: Page,
  routes: readonly Route[],
  look: (route: Route) => Promise<void>,
): Promise<void> {
  const visited = await slowDown(page);
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  for (const route of routes) {
    await test.step(route[0], async () => {
      await page.setViewportSize(window);
      await expectOpenAndStill(visited, route);
      await look(route);
    });
  }
}

test.describe('every page opens without a layout shift', () => {
  test('public pages: accessible, and no wider than the window', async ({
    page,
    isMobile,
    consoleErrors,
  }) => {
    if (isMobile) await preloadAxe(page);
    await visit(page, withAccess('public'), async ([path]) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      if (isMobile) await test.step('is accessible', () => expectAccessible(page));
      await expectToFitViewports(page, { isMobile, hasFooter: !withoutFooter.includes(path) });
    });
    await consoleErrors.expectLines(/status of 404/);
  });

  test('players’ pages: with touch targets and in large text, too', async ({
    page,
    request,
    login,
    isMobile,
  }) => {
    const player = await login();
    const organiser = await signInAsOrganiser(request);
    await signUpForKanto(request, player);
    for (const outcome of ['loss', 'win'] as const) {
      await recordMatch(request, organiser, player, { leaderId: 1, outcome });
    }
    await sendMessage(request, organiser, player, {
      title: 'Ci vediamo',
      text: 'Sabato alle tre.',
    });
    await markShown(request, player);
    const games = withAccess('public').filter(([path]) =>
      ['/memory-game', '/shell-game', '/quiz'].includes(path),
    );
    const pages: Route[] = [
      home,
      ...withAccess('user'),
      ['/battle-preparation/1', 'Prepara la sfida', 'user'],
      ['/pokedex', 'Pokédex', 'user'],
    ];
    await visit(page, isMobile ? [...pages, ...games] : pages, async ([path]) => {
      // Its open panel hides the rest.
      if (!isMobile || path === '/profile/icons') return;
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectTouchableWhenNarrow(page);
      await expectToFitLargeWriting(page, player.username);
    });
  });

  test('organisers’ pages: with touch targets, too', async ({
    page,
    request,
    loginAsOrganiser,
    isMobile,
  }) => {
    await loginAsOrganiser();
    // Organisers have an unread message.
    const message = { title: 'Una domanda', text: 'A che ora si comincia?' };
    await sendMessage(request, await signUp(request), 'organisers', message);
    await visit(page, [home, ...withAccess('admin')], async () => {
      if (!isMobile) return;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTouchableWhenNarrow(page);
    });
  });
});
