import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { type Person, signInAsOrganiser } from './accounts.ts';
import { toast, write } from './notifications.ts';

const large = { width: 1280, height: 800 };
/** On some of these there is no room beside what is not to be covered: then a toast waits. */
const others = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];

/** Waits until an element is in view and nothing lies over its corners. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      element.evaluate((own) => {
        const { left, right, top, bottom } = own.getBoundingClientRect();
        return [left + 1, right - 1].every((x) =>
          [top + 1, bottom - 1].every((y) => {
            const found = document.elementFromPoint(x, y);
            return found !== null && (own.contains(found) || found.contains(own));
          }),
        );
      }),
    )
    .toBe(true);
}

/** Lets a toast as long as one about a record come, which must not stay over `line` on any screen. */
export async function expectNoToastOver(
  line: Locator,
  { page, request, player }: { page: Page; request: APIRequestContext; player: Person },
): Promise<void> {
  const title = 'Nuovo record a PokéMemory!';
  // A message says in one more line who has sent it: so it is as high as the one about a record.
  const text = 'Mai così poche mosse!';
  await write(request, await signInAsOrganiser(request), player, { title, text });
  const news = toast(page, title);
  await page.setViewportSize(large);
  await expect(news).toBeVisible();
  // It stays while the pointer is over it.
  await news.hover();
  await expectUncovered(line);
  await expect(news).toBeVisible();
  for (const screen of others) {
    await page.setViewportSize(screen);
    await expectUncovered(line);
  }
}
