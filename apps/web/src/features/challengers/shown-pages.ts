import type { Challenger } from '@poketorneo/contract';

type Pages = Challenger[][];

/** The same pages with a challenger as they now are, in the place where they were. */
export function withChallenger(pages: Pages, challenger: Challenger): Pages {
  return pages.map((page) =>
    page.some(({ userId }) => userId === challenger.userId)
      ? page.map((one) => (one.userId === challenger.userId ? challenger : one))
      : page,
  );
}

/** The same pages without a challenger who is gone. */
export function withoutChallenger(pages: Pages, userId: number): Pages {
  return pages.map((page) => page.filter((one) => one.userId !== userId));
}
