import type { Challenger } from '@poketorneo/contract';

type Pages = Challenger[][];

/** Replaces a challenger in the pages of a list. */
export function withChallenger(pages: Pages, challenger: Challenger): Pages {
  return pages.map((page) =>
    page.some(({ userId }) => userId === challenger.userId)
      ? page.map((one) => (one.userId === challenger.userId ? challenger : one))
      : page,
  );
}

export function withoutChallenger(pages: Pages, userId: number): Pages {
  return pages.map((page) => page.filter((one) => one.userId !== userId));
}
