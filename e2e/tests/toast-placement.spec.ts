import type { Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import {
  markShown,
  sendMessage,
  toast,
  toastRegion,
  waitUntilHandled,
} from '../support/notifications.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { expect, test } from '../support/test.ts';

const pages = [
  '/home',
  '/tournaments',
  '/badges',
  '/my-team',
  '/all-pokemon-list',
  '/pokedex',
  '/pokemon-types-table',
  '/pvp-battle',
  '/leaderboard',
  '/notifications',
  '/profile',
  '/profile/edit',
  '/tournament-rules',
  '/my-matches',
];

/** The controls, and on /home the product's name, that a toast covers after its animation. */
function coveredBy(page: Page): Promise<string[]> {
  return toastRegion(page).evaluate(async (region) => {
    await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const toasts = [...region.querySelectorAll('[role="dialog"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const pressable = 'a[href], button, input, select, textarea';
    const name = location.pathname === '/home' ? ', h1' : '';
    return [...document.querySelectorAll(pressable + name)]
      .filter((element) => !region.contains(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return toasts.some(
          (box) =>
            width > 0 &&
            box.left < right &&
            left < box.right &&
            box.top < bottom &&
            top < box.bottom,
        );
      })
      .map((element) => element.textContent ?? '');
  });
}

/** The texts of toasts that are cut off. */
function cutWordsOf(page: Page): Promise<string[]> {
  return toastRegion(page)
    .getByRole('dialog')
    .evaluateAll((toasts) =>
      toasts
        .flatMap((one) => [...one.querySelectorAll('*')])
        .filter(
          (part) =>
            // One pixel of rounding.
            (part.scrollHeight > part.clientHeight + 1 ||
              part.scrollWidth > part.clientWidth + 1) &&
            getComputedStyle(part).overflow === 'hidden' &&
            // Text for screen readers only, and the link that covers the toast.
            part.clientHeight > 1 &&
            part.tagName !== 'A',
        )
        .map((part) => part.textContent ?? ''),
    );
}

const texts = [
  'Stasera si lotta alle nove.',
  'Stasera si lotta alle nove in punto! Chi arriva tardi trova la porta chiusa, e deve bussare forte.',
  'Una frase sola che non finisce mai e poi mai perché chi la scrive non sa dove mettere il punto, se non qui.',
];

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 390, height: 780 },
] as const;

test('on three phone widths, toasts on every page are whole and cover no button @phone', async ({
  page,
  login,
  request,
}) => {
  const player = await login();
  const organiser = await signInAsOrganiser(request);
  await markShown(request, player);
  // The page polls each second: the test moves the clock on, and no toast closes by itself.
  await pauseClock(page);
  const poll = () => page.clock.runFor(1000);
  const shown = new Map<number, number>();
  for (const [index, path] of pages.entries()) {
    const text = texts[index % texts.length] ?? '';
    const title = `Notizia per ${path}`.slice(0, 45);
    const first = phones[index % phones.length] ?? phones[0];
    const widths = [first, ...phones.filter((phone) => phone !== first)];
    await test.step(path, async () => {
      await page.setViewportSize(first);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const handled = waitUntilHandled(page, title, poll);
      await sendMessage(request, organiser, player, { title, text });
      await handled;
      const count = async (width: number) => {
        const isVisible = await toast(page, title).isVisible();
        shown.set(width, (shown.get(width) ?? 0) + Number(isVisible));
      };
      // Where it arrives, it never covers anything; at the next widths it gives way if it must.
      expect(await coveredBy(page)).toEqual([]);
      for (const phone of widths) {
        await page.setViewportSize(phone);
        await page.clock.runFor(2 * 300);
        await expect
          .poll(async () => {
            const covered = await coveredBy(page);
            if (covered.length > 0) await page.clock.runFor(300);
            return covered;
          }, `${phone.width} px wide`)
          .toEqual([]);
        expect(await cutWordsOf(page), `${phone.width} px wide`).toEqual([]);
        await count(phone.width);
      }
      await markShown(request, player);
    });
  }
  // A toast without a free place waits; most pages have one.
  for (const { width } of phones) {
    expect(shown.get(width), `${width} px wide`).toBeGreaterThan(pages.length / 2);
  }
});
