import { expect, type Locator, type Page } from '@playwright/test';

/** What the test server answers about one board; the others are empty. */
interface Rows {
  names: readonly string[];
  /** Which of the rows is the reader's, from 0. */
  own?: { index: number; userId: number };
}

const titles = {
  quiz: 'PokéQuiz',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
  badges: 'Medagliere',
  leaders: 'Capipalestra',
  collection: 'Collezione',
} as const;

/** Leaderboards as the server would answer them: with rows at PokéQuiz, and none elsewhere. */
export function boardsWith({ names, own }: Rows) {
  const rows = names.map((userName, index) => ({
    userId: own?.index === index ? own.userId : 1_000_000 + index,
    userName,
    firstName: 'Ada',
    lastName: 'Rossi',
    icon: 'face-icons/25.png',
    score: 200 - index,
    position: index + 1,
  }));
  const ownRow = own === undefined ? undefined : rows[own.index];
  return Object.entries(titles).map(([kind, title]) => ({
    kind,
    title,
    bgImage: 'backgrounds/quiz.svg',
    bgColor: '#2b2c6e',
    currentUserScore: kind === 'quiz' ? (ownRow?.score ?? null) : null,
    currentUserPosition: kind === 'quiz' ? (ownRow?.position ?? null) : null,
    userLeaderboards: kind === 'quiz' ? rows : [],
  }));
}

/** The slide that is shown; those beside it are in the document too. */
export function shownSlide(page: Page): Locator {
  return page.locator('[role="tabpanel"]:not([inert])');
}

/** Waits until a leaderboard is shown, whichever tab or hand has turned to it. */
export async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expect(shownSlide(page).getByRole('heading', { name: title })).toBeInViewport();
}

/** Draws a finger over an element, sideways by some pixels. */
export async function swipe(page: Page, element: Locator, pixels: number): Promise<void> {
  // A slide that is still moving would be stopped half-way: this waits until it rests.
  await element.click({ trial: true });
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing to swipe over');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - pixels / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + (pixels * step) / 8);
  await touch('touchEnd');
  await session.detach();
}
