import type { Page } from '@playwright/test';
import { signInAsOrganiser, signUp } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { recordMatch } from '../support/challengers.ts';
import { setFontSize } from '../support/font-size.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { markShown, sendMessage } from '../support/notifications.ts';
import { lightGround, type Route, withAccess } from '../support/routes.ts';
import { expectNoSidewaysScroll, userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { expectTouchable } from '../support/touch-targets.ts';
import { signUpForKanto } from '../support/tournaments.ts';
import { expectToFitViewports } from '../support/viewport-widths.ts';

/** Public, but different for players and organisers. */
const home: Route = ['/home', 'PokéTorneo', 'public'];

/** Games fill the screen. */
const withoutFooter: readonly string[] = ['/memory-game', '/shell-game'];

/** Phones with a larger font size in the browser's settings. */
const largeWriting = [
  { width: 390, fontSize: 24 },
  { width: 390, fontSize: 32 },
  { width: 320, fontSize: 20 },
] as const;

/** Each API response comes once the page without it has been painted. */
async function slowDown(page: Page): Promise<void> {
  const painted = page.locator('main:not([inert])');
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await page.route('**/api/**', async (route) => {
    try {
      await painted.waitFor({ state: 'attached' });
      await page.evaluate(twoFrames);
      await route.fallback();
    } catch {
      // The page that called has been left.
    }
  });
}

/** Expects a page to open with its title, and its content not to shift when slow responses arrive. */
async function expectOpenAndStill(
  page: Page,
  [path, title, , background = lightGround]: Route,
): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(path);
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  // By element: a page that opens a panel hides the rest from the roles.
  await expect(page.locator('main:not([inert])')).not.toBeEmpty();
  await expect(page.locator('main:not([inert]) [data-loading]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
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
    await test.step(`${width} px wide, written in ${fontSize} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await setFontSize(page, fontSize);
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
      await expectNoSidewaysScroll(page);
      await expect(userButton(page, username)).toBeInViewport({ ratio: 1 });
    });
  }
  await setFontSize(page, 16);
}

/** Opens pages one after the other, each in the test's initial window. */
async function visit(
  page: Page,
  routes: readonly Route[],
  look: (route: Route) => Promise<void>,
): Promise<void> {
  await slowDown(page);
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  for (const route of routes) {
    await test.step(route[0], async () => {
      await page.setViewportSize(window);
      await expectOpenAndStill(page, route);
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
      ['/memory-game', '/shell-game', '/quiz', '/pokedex'].includes(path),
    );
    const pages: Route[] = [
      home,
      ...withAccess('user'),
      ['/battle-preparation/1', 'Prepara la sfida', 'user'],
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
