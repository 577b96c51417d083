import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of the one board that is not empty. */
interface Rows {
  names: readonly string[];
  /** The index of the user's own row. */
  own?: { index: number; userId: number };
}

const titles = {
  quiz: 'PokéQuiz',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
  badges: 'Medagliere',
  leaders: 'Capipalestra',
  collection: 'Collezione',
  duels: 'Sfide',
} as const;

/** The server's response with rows on the board of PokéQuiz, and none on the others. */
export function leaderboardsWith({ names, own }: Rows) {
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

/** The visible slide; its neighbours are in the document too. */
export function shownSlide(page: Page): Locator {
  return page.locator('[role="tabpanel"]:not([inert])');
}

/** Waits until a leaderboard is selected and in view. */
export async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
  await expect(shownSlide(page).getByRole('heading', { name: title })).toBeInViewport();
}

/** Swipes over an element horizontally by `pixels`. */
export async function swipe(page: Page, element: Locator, pixels: number): Promise<void> {
  // Waits for a moving slide, which a swipe would stop half-way.
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
