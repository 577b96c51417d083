import type { ChallengerOrder } from '@poketorneo/contract';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ChallengerFilter, ChallengerSearch } from '../queries.ts';
import { parseSearch, toQuery } from './search-query.ts';

/** Milliseconds without typing before the search starts. */
const debounceMs = 200;

/**
 * Search, filters and order, kept in the URL for reloads and links. Typing replaces the history
 * entry; changing a filter adds one.
 */
export function useChallengerSearch() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Optimistic: applies at once, the URL follows.
  const [asked, setAsked] = useOptimistic(parseSearch(query));
  const { search } = asked;
  const [text, setText] = useState(search);
  /** The text has not been searched for yet. */
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState(search);
  // Back or a link has changed the search; text being typed stays.
  if (shown !== search) {
    setShown(search);
    if (!isPending && search !== text.trim()) setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (next: ChallengerSearch, { addsHistoryEntry = false } = {}) => {
    clearTimeout(timer.current);
    setPending(false);
    startTransition(async () => {
      setAsked(next);
      const search = toQuery(next).toString();
      await navigate({ search }, { replace: !addsHistoryEntry, preventScrollReset: true });
    });
  };

  return {
    /** The field's text. */
    text,
    asked,
    write: (next: string) => {
      setText(next);
      setPending(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ ...asked, search: next.trim() }), debounceMs);
    },
    clear: () => {
      setText('');
      go({ ...asked, search: '' });
    },
    sort: (order: ChallengerOrder) => go({ ...asked, search: text.trim(), order }),
    filter: (filter: Partial<ChallengerFilter>) =>
      go({ ...asked, search: text.trim(), ...filter }, { addsHistoryEntry: true }),
  };
}

export type ChallengerSearchState = ReturnType<typeof useChallengerSearch>;
