import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Where something lives in the scene, and how many layers it has. */
const places = [
  { path: '/home', layers: 4 },
  { path: '/quiz', layers: 4 },
  { path: '/shell-game', layers: 4 },
  { path: '/memory-game', layers: 3 },
  { path: '/pvp-battle', layers: 3 },
  { path: '/profile', layers: 4 },
] as const;

const layersOf = (page: Page) => page.locator('[data-motion]');

/** What the layers' animations change, and whether one of them runs. */
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

test('what lives in a scene moves only for whoever wants motion @phone', async ({
  page,
  login,
}) => {
  await login();
  for (const { path, layers } of places) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path);
      await expect(layersOf(page)).toHaveCount(layers);
      for (const layer of await layersOf(page).all()) {
        await expect(layer).not.toHaveJSProperty('naturalWidth', 0);
      }
      const moving = await movement(page);
      expect(moving.running).toBe(layers);
      for (const property of moving.properties)
        expect(['opacity', 'transform']).toContain(property);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => movement(page)).toEqual({ running: 0, properties: [] });
    });
  }

  await test.step('the beach stands still while the shells are followed', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/shell-game');
    await expect(layersOf(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Nuova partita' }).click();
    await expect(layersOf(page)).toHaveCount(0);
  });
});
