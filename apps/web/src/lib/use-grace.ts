import { type RefObject, useCallback, useEffect, useState } from 'react';

/** An action that can still be undone. */
interface Grace<Subject> {
  subject: Subject;
  /** Only the first decision counts. */
  decide: (isWanted: boolean) => void;
}

/**
 * Lets an action be undone for a moment before it is carried out. The time ends early when the page
 * is left or may be: by a press or the focus outside of its content, by closing it or changing
 * the tab.
 */
export function useGrace<Subject>(page: RefObject<HTMLElement | null>, milliseconds: number) {
  const [grace, setGrace] = useState<Grace<Subject> | null>(null);

  useEffect(() => {
    if (grace === null) return;
    const carryOut = () => {
      grace.decide(true);
      setGrace((current) => (current === grace ? null : current));
    };
    const timer = setTimeout(carryOut, milliseconds);
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
  }, [grace, page, milliseconds]);

  return {
    /** What can be undone, or null. */
    undoable: grace?.subject ?? null,
    /** Resolves to true once the action is to be carried out, to false if it is undone. */
    begin: useCallback((subject: Subject): Promise<boolean> => {
      return new Promise((decide) => {
        setGrace({ subject, decide });
      });
    }, []),
    undo: useCallback(() => {
      grace?.decide(false);
      setGrace(null);
    }, [grace]),
  };
}
