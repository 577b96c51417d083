import type { Locator, Page } from '@playwright/test';
import { signInAsOrganiser } from '../support/accounts.ts';
import { recordMatch } from '../support/challengers.ts';
import { setFontSize } from '../support/font-size.ts';
import { userButton } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { signUpForKanto } from '../support/tournaments.ts';

const windows = [
  { width: 390, fontSize: 24 },
  { width: 390, fontSize: 32 },
  { width: 320, fontSize: 20 },
] as const;

/** The texts and pictures of an element that are cut off or overlap. */
function troublesIn(place: Locator): Promise<string[]> {
  return place.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    const boxes: { what: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // Text for screen readers only is one pixel wide.
      const parent = walker.currentNode.parentElement;
      if (text === '' || parent === null || parent.clientWidth === 1) continue;
      boxes.push({ what: text, box: range.getBoundingClientRect() });
      if (parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth > 0) {
        boxes.push({ what: `${text}, shortened`, box: new DOMRect(-1) });
      }
    }
    for (const picture of root.querySelectorAll('img[alt]:not([alt=""]), svg')) {
      const box = picture.getBoundingClientRect();
      const what = picture.getAttribute('alt') ?? 'a sign';
      if (box.width > 0) boxes.push({ what, box });
    }
    const cut = boxes.filter(({ box }) => box.left < left - 1 || box.right > right + 1);
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of text are set closer than their boxes are high.
        return across > 1 && down > 8 ? [`${one.what} over ${other.what}`] : [];
      }),
    );
    return [...cut.map(({ what }) => `${what} is cut`), ...overlaps];
  });
}

async function expectAccountInReach(page: Page, username: string): Promise<void> {
  const button = userButton(page, username);
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
}

/** Sets the window's width and the browser's font size. */
async function showIn(page: Page, { width, fontSize }: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await setFontSize(page, fontSize);
  await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
  // Components that measure themselves have done so by the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Runs `work` in each window. */
async function inEveryWindow(page: Page, work: () => Promise<void>): Promise<void> {
  for (const one of windows) {
    await test.step(`${one.width} px wide, written in ${one.fontSize} px`, async () => {
      await showIn(page, one);
      await work();
    });
  }
}

/** every-page.spec.ts proves that no page scrolls sideways. */
test('large text in a narrow window is neither cut nor overlapped @phone', async ({
  page,
  request,
  login,
}) => {
  const player = await login();
  await signUpForKanto(request, player);
  const organiser = await signInAsOrganiser(request);
  for (const outcome of ['draw', 'win'] as const) {
    await recordMatch(request, organiser, player, { leaderId: 1, outcome });
  }
  await showIn(page, windows[0]);

  await page.goto('/home');
  await inEveryWindow(page, async () => {
    await expectAccountInReach(page, player.username);
    expect(await troublesIn(page.getByRole('main').locator('header').first())).toEqual([]);
  });

  await page.goto('/all-pokemon-list');
  const rows = page.locator('[data-row-button]');
  await expect(rows.first()).toBeVisible();
  await inEveryWindow(page, () => expectWholeRows(page));

  await page.goto('/tournament-leaders/1-1');
  const brock = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Brock' }) });
  await expect(brock.getByText('Lotte: 2')).toBeVisible();
  await inEveryWindow(page, async () => expect(await troublesIn(brock)).toEqual([]));
});

/** Expects no row of a Pokémon list to be cut or overlapped, nor the first row's opened details. */
async function expectWholeRows(page: Page): Promise<void> {
  const rows = page.locator('[data-row-button]');
  // A row is put below the one before once that has been measured.
  await expect
    .poll(() =>
      page.locator('[data-index]').evaluateAll((all) => {
        const boxes = all.map((row) => row.getBoundingClientRect());
        return boxes.slice(1).every((box, index) => box.top > (boxes[index]?.bottom ?? 0));
      }),
    )
    .toBe(true);
  for (const row of await rows.all()) expect(await troublesIn(row)).toEqual([]);

  await rows.first().click();
  const moves = page.getByRole('region', { name: 'Mosse' }).getByRole('listitem');
  await expect(moves.first()).toBeVisible();
  for (const move of await moves.all()) {
    const edge = await move.evaluate((one) => one.getBoundingClientRect().right);
    const end = await rows.first().evaluate((row) => row.getBoundingClientRect().right);
    expect(edge, 'a move ends within its row').toBeLessThanOrEqual(end);
  }
  await rows.first().click();
  await expect(moves).toHaveCount(0);
}
