import type { Tournament } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { currentTournament } from './current-tournament.ts';

/** Once the tournaments have come, scrolls to the card of the first that is Open or Ongoing. */
export function useScrollToCurrent(tournaments: readonly Tournament[] | undefined) {
  const ref = useRef<HTMLLIElement>(null);
  const current = tournaments === undefined ? undefined : currentTournament(tournaments);
  const isLoaded = tournaments !== undefined;

  useEffect(() => {
    const card = ref.current;
    // Whoever comes back to the page, and finds it where they left it, stays there.
    if (!isLoaded || card === null || window.scrollY > 0) return;
    // A card that is wholly in view needs no scrolling, which would only take the heading away.
    if (card.getBoundingClientRect().bottom <= window.innerHeight) return;
    card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [isLoaded]);

  return { ref, isOf: ({ id }: Tournament) => id === current?.id };
}
