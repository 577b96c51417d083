import type { Page } from '@playwright/test';
import { signInAsOrganiser, signUp } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { markShown, write } from '../support/notifications.ts';
import { type Route, withAccess } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

/** Another page for each of those who may open it. */
const home: Route = ['/home', 'PokéTorneo', 'public'];

/** What is slow here are the answers: each comes once the page without it has been painted. */
async function slowDown(page: Page): Promise<void> {
  const drawn = page.locator('main:not([inert])');
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await page.route('**/api/**', async (route) => {
    try {
      await drawn.waitFor({ state: 'attached' });
      await page.evaluate(twoFrames);
      await route.fallback();
    } catch {
      // The page that asked has been left.
    }
  });
}

async function expectToStandStill(page: Page, routes: readonly Route[]): Promise<void> {
  await slowDown(page);
  for (const [path] of routes) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('main:not([inert]) [data-loading]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
    });
  }
}

test.describe('what is there stays where it is when the rest comes over a slow network', () => {
  test.setTimeout(120_000);

  test('on the pages for everyone', async ({ page, consoleErrors }) => {
    await expectToStandStill(page, withAccess('public'));
    // An address without a page is one of them.
    consoleErrors.length = 0;
  });

  test('on the pages for players', async ({ page, request, login }) => {
    const player = await login();
    const organiser = await signInAsOrganiser(request);
    await signUpForKanto(request, player);
    for (const outcome of ['loss', 'win'] as const) {
      await recordMatch(request, organiser, player, { leaderId: 1, outcome });
    }
    await write(request, organiser, player, { title: 'Ci vediamo', text: 'Sabato alle tre.' });
    await markShown(request, player);
    await expectToStandStill(page, [home, ...withAccess('login')]);
  });

  test('on the pages for organisers', async ({ page, request, loginAsOrganiser }) => {
    await loginAsOrganiser();
    // Something is new to them.
    const message = { title: 'Una domanda', text: 'A che ora si comincia?' };
    await write(request, await signUp(request), 'organisers', message);
    await expectToStandStill(page, [home, ...withAccess('admin')]);
  });
});
