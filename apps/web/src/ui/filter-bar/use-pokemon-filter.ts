import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { prefersReducedMotion } from '../../lib/motion.ts';
import { addressWithFilter, filterOfAddress } from './filter-address.ts';
import { noPokemonFilter, type PokemonFilter } from './pokemon-filter.ts';

/**
 * The filter in the address, and its changes. A choice is a history entry of its own; clearing one
 * while typing the next is not.
 */
export function usePokemonFilter() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = query.toString();
  const addressed = useMemo(() => filterOfAddress(new URLSearchParams(written)), [written]);
  // Holds at once; the address, with all that hangs on the router, follows when there is time.
  const [filter, setFilter] = useOptimistic(addressed);

  const go = (next: PokemonFilter, replace: boolean) => {
    startTransition(async () => {
      setFilter(next);
      const search = addressWithFilter(query, next).toString();
      await navigate({ search }, { replace, preventScrollReset: true });
    });
    scrollToTop();
  };

  return {
    filter,
    change: (changes: Partial<PokemonFilter>) => {
      // A select is only ever chosen from; a typeahead gives up its choice when its text is
      // changed.
      const isWriting =
        changes.tier === undefined && Object.values(changes).every((value) => value === null);
      go({ ...filter, ...changes }, isWriting);
    },
    reset: () => go(noPokemonFilter, false),
  };
}

/** From far down, only the last stretch is scrolled smoothly: thousands of rows would fly past. */
function scrollToTop(): void {
  const lastStretch = 2 * window.innerHeight;
  if (window.scrollY > lastStretch) window.scrollTo({ top: lastStretch, behavior: 'instant' });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
