import type { Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { findEmptyFrames, recordFrames } from '../support/frames.ts';
import { markShown } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto, signUpForTournament } from '../support/tournaments.ts';

/** How many times slower than this machine the phone is. */
const slowDown = 6;

const lostMark = 'data-test-lost-header';

/**
 * Marks the document as soon as something takes the header away, even if it comes back in the
 * same frame.
 */
async function watchHeader(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    let wasThere = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('#root header') !== null;
      if (wasThere && !isThere) document.documentElement.setAttribute(mark, '');
      wasThere ||= isThere;
    }).observe(document, { childList: true, subtree: true });
  }, lostMark);
}

test('a slow phone never shows an empty screen on the way to the current tournament @phone', async ({
  page,
  context,
  request,
  login,
}) => {
  const [player, organiser] = [await login(), await signInAsOrganiser(request)];
  await signUpForKanto(request, player);
  for (let leaderId = 1; leaderId <= 9; leaderId += 1) {
    await recordMatch(request, organiser, player, { leaderId, outcome: 'win' });
  }
  await signUpForTournament(request, player, 2);
  await markShown(request, player);
  await watchHeader(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

  const screen = 844;
  const frames = await recordFrames(page, async (shown) => {
    await page.goto('/tournament-leaders');
    await expect.poll(() => shown.at(-1)?.scrollY).toBeGreaterThan(screen);
    // The first interaction renders the deferred parts.
    await page.mouse.move(200, 400);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestIdleCallback(() => requestAnimationFrame(() => resolve())),
        ),
    );
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.locator(`html[${lostMark}]`)).toHaveCount(0);

  const emptiness = await findEmptyFrames(await context.newPage(), frames);
  const fromFirstPaint = emptiness.slice(emptiness.findIndex(({ all }) => !all));
  expect(fromFirstPaint.length).toBeGreaterThan(1);
  expect(fromFirstPaint.filter(({ all, top }) => all || top)).toEqual([]);
});
