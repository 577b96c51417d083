import type { ChallengerOrder } from '@poketorneo/contract';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ChallengerFilter, ChallengerSearch } from '../queries.ts';
import { addressOf, searchFrom } from './search-address.ts';

/** Milliseconds without a key, after which what is written is looked for. */
const settleDelay = 200;

/**
 * Who is looked for, and in which order. All of it stands in the address, so that a page that is
 * loaded again or linked shows the same. Writing is no place that 'back' leads out of; choosing a
 * filter is.
 */
export function useChallengerSearch() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Holds at once; the address follows when there is time.
  const [asked, setAsked] = useOptimistic(searchFrom(query));
  const { search } = asked;
  const [text, setText] = useState(search);
  /** Whether what stands in the field is still to be looked for. */
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState(search);
  // Another search came by the way back or a link; what is being written is left alone.
  if (shown !== search) {
    setShown(search);
    if (!isPending && search !== text.trim()) setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (next: ChallengerSearch, { isPlace = false } = {}) => {
    clearTimeout(timer.current);
    setPending(false);
    startTransition(async () => {
      setAsked(next);
      const search = addressOf(next).toString();
      await navigate({ search }, { replace: !isPlace, preventScrollReset: true });
    });
  };

  return {
    /** What stands in the field. */
    text,
    asked,
    write: (next: string) => {
      setText(next);
      setPending(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ ...asked, search: next.trim() }), settleDelay);
    },
    /** Everyone again, at once. */
    clear: () => {
      setText('');
      go({ ...asked, search: '' });
    },
    sort: (order: ChallengerOrder) => go({ ...asked, search: text.trim(), order }),
    filter: (filter: Partial<ChallengerFilter>) =>
      go({ ...asked, search: text.trim(), ...filter }, { isPlace: true }),
  };
}

export type ChallengerSearchState = ReturnType<typeof useChallengerSearch>;
