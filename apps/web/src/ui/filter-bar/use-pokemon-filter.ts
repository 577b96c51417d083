import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { filterFromQuery, queryWithFilter } from './filter-query.ts';
import { noPokemonFilter, type PokemonFilter } from './pokemon-filter.ts';

/**
 * The filter in the URL. A choice adds a history entry; clearing one by typing replaces the entry.
 */
export function usePokemonFilter() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = query.toString();
  const addressed = useMemo(() => filterFromQuery(new URLSearchParams(written)), [written]);
  // Applied at once; the URL, and everything that depends on the router, follows at low priority.
  const [filter, setFilter] = useOptimistic(addressed);

  const go = (next: PokemonFilter, replace: boolean) => {
    startTransition(async () => {
      setFilter(next);
      const search = queryWithFilter(query, next).toString();
      await navigate({ search }, { replace, preventScrollReset: true });
    });
    scrollToTop();
  };

  return {
    filter,
    change: (changes: Partial<PokemonFilter>) => {
      // Only typeaheads clear their choice, when their text changes.
      const isWriting =
        changes.tier === undefined && Object.values(changes).every((value) => value === null);
      go({ ...filter, ...changes }, isWriting);
    },
    reset: () => go(noPokemonFilter, false),
  };
}

/** Jumps close to the top before the smooth scrolling, which would pass thousands of rows. */
function scrollToTop(): void {
  const lastStretch = 2 * window.innerHeight;
  if (window.scrollY > lastStretch) window.scrollTo({ top: lastStretch, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
