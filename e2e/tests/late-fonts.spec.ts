import { delayResponse } from '../support/delay-response.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

test('the layout stays when the fonts arrive late @phone', async ({ page, login }) => {
  await login();
  for (const path of ['/memory-game', '/shell-game', '/quiz', '/profile']) {
    const { release } = await delayResponse(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.02);
  }
});
