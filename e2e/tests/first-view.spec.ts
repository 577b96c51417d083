import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const pages = [
  ['/home', 'PokéTorneo'],
  ['/pokedex', 'Pokédex'],
  ['/tournament-leaders', 'Capipalestra'],
  ['/my-team', 'La mia squadra'],
] as const;

test('a page is seen before the app has come, and does not move when it has', async ({
  page,
  login,
}) => {
  await login();
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      const app = await delayResponse(page, '**/static/app-*.js');
      // What comes in the place of the bones is another matter.
      const calls = await delayResponse(page, '**/api/**');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const drawn = page.locator('main[inert] h1');
      await expect(drawn).toHaveText(title);
      await expect(drawn).toBeVisible();
      // Never a bare title.
      if (path === '/my-team') {
        await expect(page.locator('main[inert]').getByText('Caricamento').first()).toBeAttached();
      }
      const before = await drawn.boundingBox();

      app.release();
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      await expect(drawn).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(before);
      expect(await layoutShift(page)).toBeLessThan(0.05);
      calls.release();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('what depends on who looks is not shown before that is known @phone', async ({ page }) => {
  const app = await delayResponse(page, '**/static/app-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('main[inert] h1')).toBeVisible();
  await expect(page.getByText('Registrati')).toBeHidden();
  app.release();
  await expect(page.getByRole('link', { name: 'Registrati' })).toBeVisible();
});

test('what is painted first has the network to itself @desktop', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Registrati' })).toBeVisible();
  const [painted, appAskedFor] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/static\/app-.*\.js$/.test(name))
      ?.startTime,
  ]);
  expect(appAskedFor).toBeGreaterThan(Number(painted));
});

test.describe('on a phone whose pixels are not whole ones of the page @phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('the map of a tournament is no larger than the sea that is drawn in its place', async ({
    page,
    request,
    login,
  }) => {
    await signUpForKanto(request, await login());
    const map = page.waitForResponse('**/assets/maps/kanto.svg');
    await page.goto('/tournament-leaders');
    await map;
    await expect(page.getByRole('list', { name: 'Le tappe: Torneo di Kanto' })).toBeVisible();
    // Whatever is painted later and is larger makes the largest paint as late as the answer.
    const largest = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last !== undefined && 'url' in last ? String(last.url) : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    });
    expect(largest).toContain('/assets/maps/uncharted.svg');
  });
});
