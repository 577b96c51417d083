import type { ChallengerOrder } from '@poketorneo/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ChallengerSearch } from '../queries.ts';

/** Milliseconds without a key, after which what is written is looked for. */
const settleDelay = 200;

/**
 * What is looked for, and in which order. Both stand in the address, so that a page that is loaded
 * again or linked shows the same; writing is no place that 'back' leads out of.
 */
export function useChallengerSearch() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('cerca') ?? '';
  const order: ChallengerOrder = query.get('ordine') === 'ultimi' ? 'newest' : 'username';
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (next: ChallengerSearch) => {
    clearTimeout(timer.current);
    const address = new URLSearchParams();
    if (next.search !== '') address.set('cerca', next.search);
    if (next.order === 'newest') address.set('ordine', 'ultimi');
    setQuery(address, { replace: true, preventScrollReset: true });
  };

  return {
    /** What stands in the field. */
    text,
    search,
    order,
    write: (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ search: next.trim(), order }), settleDelay);
    },
    /** Everyone again, at once. */
    clear: () => {
      setText('');
      go({ search: '', order });
    },
    sort: (next: ChallengerOrder) => go({ search: text.trim(), order: next }),
  };
}
