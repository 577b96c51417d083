import type { Tournament } from '@poketorneo/contract';
import { useRef } from 'react';
import { useOpeningPlace } from '../../../lib/use-opening-place.ts';
import { currentTournament } from './current-tournament.ts';

/** Once the tournaments have come, opens the page at the card of the first that is Open or Ongoing. */
export function useScrollToCurrent(tournaments: readonly Tournament[] | undefined) {
  const ref = useRef<HTMLLIElement>(null);
  const current = tournaments === undefined ? undefined : currentTournament(tournaments);

  useOpeningPlace(tournaments === undefined ? undefined : 'current', () => {
    const card = ref.current;
    // Whoever comes back to the page, and finds it where they left it, stays there.
    if (card === null || window.scrollY > 0) return;
    // A card that is wholly in view needs no scrolling, which would only take the heading away.
    if (card.getBoundingClientRect().bottom <= window.innerHeight) return;
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  return { ref, isOf: ({ id }: Tournament) => id === current?.id };
}
