import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Person, signInAsOrganiser } from './accounts.ts';
import { expectToastAtLast, sendMessage, toast, waitUntilHandled } from './notifications.ts';
import { pauseRunningClock } from './paused-clock.ts';

const large = { width: 1280, height: 800 };
const screens = [
  large,
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];

/** Waits until an element is in view and no other element covers any part of it. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      element.evaluate((own) => {
        const { left, top, width, height } = own.getBoundingClientRect();
        const steps = [0, 0.25, 0.5, 0.75, 1];
        return steps.every((across) =>
          steps.every((down) => {
            const x = left + 1 + across * (width - 2);
            const found = document.elementFromPoint(x, top + 1 + down * (height - 2));
            return found !== null && (own.contains(found) || found.contains(own));
          }),
        );
      }),
    )
    .toBe(true);
}

interface Visit {
  page: Page;
  request: APIRequestContext;
  player: Person;
}

/**
 * Sends the largest toast on each screen: it must not cover any of the `lines`, and waits where it
 * finds no other place. Pauses the page's clock, so that no toast times out.
 */
export async function expectNoToastOverlap(
  lines: readonly Locator[],
  { page, request, player }: Visit,
): Promise<void> {
  const organiser = await signInAsOrganiser(request);
  await pauseRunningClock(page);
  const poll = () => page.clock.runFor(1000);
  for (const screen of screens) {
    const size = `${screen.width} × ${screen.height}`;
    await test.step(size, async () => {
      await page.setViewportSize(screen);
      // The longest header, with a line for the sender.
      const title = `Una notizia importante per tutti, ${size}`;
      const handled = waitUntilHandled(page, title, poll);
      await sendMessage(request, organiser, player, { title, text: 'Mai così poche mosse!' });
      await poll();
      await handled;
      for (const line of lines) await expectUncovered(line);
      // A toast that waits shows where there is room.
      await page.setViewportSize(large);
      await expectToastAtLast(page, title);
      await toast(page, title).getByRole('button', { name: 'Ho letto' }).click();
    });
  }
}
