import { type RefObject, useEffect, useState } from 'react';
import { useDeletion } from '../use-deletion.ts';

/** Milliseconds in which they can be had back. */
const graceTime = 4000;

/** A deletion that can still be taken back. */
interface Grace {
  count: number;
  /** Once only: a second decision changes nothing. */
  decide: (isWanted: boolean) => void;
}

/**
 * Deletes several notifications, or all: on the page at once, on the server after a moment in which that can be
 * taken back. It ends early when the page is left, or about to be: by its links, by what lies outside
 * the content (where one also signs out), by closing it or turning to another tab.
 */
export function useDeletionOfMany(page: RefObject<HTMLElement | null>) {
  const remove = useDeletion();
  const [grace, setGrace] = useState<Grace | null>(null);

  useEffect(() => {
    if (grace === null) return;
    const carryOut = () => {
      grace.decide(true);
      setGrace((current) => (current === grace ? null : current));
    };
    const timer = setTimeout(carryOut, graceTime);
    const listening = new AbortController();
    const { signal } = listening;
    const content = page.current?.closest('main');
    const lookAway = ({ target }: Event) => {
      if (!(target instanceof Node) || content?.contains(target) !== true) carryOut();
    };
    document.addEventListener('pointerdown', lookAway, { signal });
    document.addEventListener('focusin', lookAway, { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && carryOut(),
      { signal },
    );
    window.addEventListener('pagehide', carryOut, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
      grace.decide(true);
    };
  }, [grace, page]);

  return {
    /** How many have just been deleted and can be had back; null when there is nothing to take back. */
    undoable: grace?.count ?? null,
    deleteTogether: (ids: readonly number[]) => {
      let decide: Grace['decide'] = () => {};
      const isWanted = new Promise<boolean>((resolve) => {
        decide = resolve;
      });
      remove({ ids, isWanted });
      setGrace({ count: ids.length, decide });
    },
    undo: () => {
      grace?.decide(false);
      setGrace(null);
    },
  };
}
