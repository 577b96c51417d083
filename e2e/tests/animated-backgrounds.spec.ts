import type { Page } from '@playwright/test';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** The pages with an animated background, and its number of layers. */
const places = [
  { path: '/home', layers: 4 },
  { path: '/quiz', layers: 4 },
  { path: '/shell-game', layers: 4 },
  { path: '/memory-game', layers: 3 },
  { path: '/pvp-battle', layers: 3 },
  { path: '/profile', layers: 4 },
] as const;

/**
 * Opens a page by the app's router, as a link does: the document is not loaded again. Waits for the
 * page's title, which shows that it has replaced one with another title.
 */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    const { idx = 0 } = history.state ?? {};
    history.pushState({ idx: idx + 1, key: Math.random().toString(36), usr: null }, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  const { pathname } = new URL(path, 'http://localhost');
  const title = routes.find(([known]) => known === pathname)?.[1];
  if (title !== undefined) await expect(page).toHaveTitle(title);
}

const layersOf = (page: Page) => page.locator('[data-motion]');

/** The properties that the layers' animations change, and the number of running ones. */
function movement(page: Page) {
  return layersOf(page).evaluateAll((layers) => {
    const animations = layers.flatMap((layer) => layer.getAnimations());
    const properties = animations.flatMap((animation) =>
      animation.effect instanceof KeyframeEffect
        ? animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame))
        : [],
    );
    const ownOfFrames = ['offset', 'computedOffset', 'easing', 'composite'];
    return {
      running: animations.filter(({ playState }) => playState === 'running').length,
      properties: [...new Set(properties)].filter((name) => !ownOfFrames.includes(name)).sort(),
    };
  });
}

test('backgrounds are animated only without reduced motion @phone', async ({ page, login }) => {
  await login();
  await page.goto('/forbidden');
  for (const { path, layers } of places) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await navigate(page, path);
      await expect(layersOf(page)).toHaveCount(layers);
      for (const layer of await layersOf(page).all()) {
        await expect(layer).not.toHaveJSProperty('naturalWidth', 0);
      }
      await expect.poll(async () => (await movement(page)).running).toBe(layers);
      const moving = await movement(page);
      for (const property of moving.properties)
        expect(['opacity', 'transform']).toContain(property);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => movement(page)).toEqual({ running: 0, properties: [] });
    });
  }

  await test.step('the beach stands still while the shells are followed', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await navigate(page, '/shell-game');
    await expect(layersOf(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Nuova partita' }).click();
    await expect(layersOf(page)).toHaveCount(0);
  });
});
