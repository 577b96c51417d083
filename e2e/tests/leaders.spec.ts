import type { Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { delayResponse } from '../support/delay-response.ts';
import { journeyPlaces } from '../support/journey.ts';
import { markShown } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto, signUpForTournament } from '../support/tournaments.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const card = (page: Page, name: string) => page.getByRole('listitem', { name });

/** Expects the scroll position, and no change of it in the next frame. */
async function expectToStayAt(page: Page, top: number): Promise<void> {
  await expect(card(page, 'Brock')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(top);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await scrolled(page)).toBe(top);
}

/** Records a tournament heading's position in each frame. */
async function watchHeading(page: Page, name: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((wanted) => {
    const tops = new Set<number>();
    const look = () => {
      const headings = [...document.querySelectorAll('main:not([inert]) h2')];
      const heading = headings.find(({ textContent }) => textContent === wanted);
      if (heading !== undefined) tops.add(Math.round(heading.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { headingTops: tops });
  }, name);
  return () =>
    page.evaluate(() => {
      const tops: unknown = Reflect.get(window, 'headingTops');
      return tops instanceof Set ? [...tops].filter((top) => typeof top === 'number') : [];
    });
}

test.describe('the list of leaders opens', () => {
  test.beforeEach(async ({ request, login }) => {
    const player = await login();
    await signUpForKanto(request, player);
    const organiser = await signInAsOrganiser(request);
    const win = (leaderId: number) =>
      recordMatch(request, organiser, player, { leaderId, outcome: 'win' });
    for (const leaderId of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await win(leaderId);
    await signUpForTournament(request, player, 2);
    for (const leaderId of [10, 11]) await win(leaderId);
    // No scene of the wins opens over the list.
    await markShown(request, player);
  });

  test('at the next leader, the address’s leader, or the last scroll position @phone', async ({
    page,
  }) => {
    const tops = await watchHeading(page, 'Torneo di Johto');
    for (const path of ['/tournament-leaders', '/tournaments', '/badges/2']) {
      await test.step(`${path}, from the first frame: nothing flies past on the way`, async () => {
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 2, name: 'Torneo di Johto' });
        await expect(heading).toBeInViewport();
        expect(await tops()).toHaveLength(1);
      });
    }
    await test.step('the leader that the address names', async () => {
      await page.goto('/tournament-leaders/2-4');
      await expect(card(page, 'Angelo')).toBeInViewport({ ratio: 0.5 });
    });
    await test.step('it is left to the reader who has begun to look around', async () => {
      const list = await delayResponse(page, '**/api/get-user-tournament-leaders');
      await page.goto('/tournament-leaders');
      await expect(page.locator('main:not([inert]) [aria-busy]')).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBe(150);
      list.release();
      await expectToStayAt(page, 150);
    });
    await test.step('opened anew, the map with the first leader still to be beaten', async () => {
      await page.goto('/tournament-leaders');
      await expect(journeyPlaces(page, 'Johto')).toBeInViewport({ ratio: 1 });
      const tabs = page.getByRole('navigation', { name: 'Tornei' });
      await expect(tabs.locator('[aria-current]')).toHaveText('Torneo di Johto');
      await expect(journeyPlaces(page, 'Kanto')).not.toBeInViewport();
    });
    await test.step('where the reader was, when they come back', async () => {
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
      for (const top of [150, 0]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => scrolled(page)).toBe(top);
        await page.reload();
        await expectToStayAt(page, top);
      }
      await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBe(150);

      // A click of the test's own would first scroll, for the header lies in the scroll padding.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'PokéTorneo' })
        .dispatchEvent('click');
      await expect(page).toHaveURL('/home');
      await page.goBack();
      await expectToStayAt(page, 150);
    });
  });

  test('at the next leader from the first frame, and where it was after an interrupted reload @desktop', async ({
    page,
  }) => {
    const tops = await watchHeading(page, 'Torneo di Johto');
    await test.step('the map of the next leader from the first frame', async () => {
      await page.goto('/tournament-leaders');
      const heading = page.getByRole('heading', { level: 2, name: 'Torneo di Johto' });
      await expect(heading).toBeInViewport();
      expect(await tops()).toHaveLength(1);
      await expect(journeyPlaces(page, 'Johto')).toBeInViewport({ ratio: 1 });
      const tabs = page.getByRole('navigation', { name: 'Tornei' });
      await expect(tabs.locator('[aria-current]')).toHaveText('Torneo di Johto');
      await expect(journeyPlaces(page, 'Kanto')).not.toBeInViewport();
    });
    await test.step('where the reader was, though the reload cuts off what was being asked', async () => {
      await page.route('**/api/user/*', () => {
        // Not answered before the page is left.
      });
      const asked = page.waitForRequest('**/api/user/*');
      await page.goto('/tournament-leaders');
      await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
      await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBe(150);
      await asked;

      await page.reload();
      await expectToStayAt(page, 150);
    });
  });
});
