import { type RefObject, useCallback, useEffect, useState } from 'react';

/** An action that can still be taken back. */
interface Grace<Subject> {
  subject: Subject;
  /** Once only: a second decision changes nothing. */
  decide: (isWanted: boolean) => void;
}

/**
 * Lets an action be taken back for a moment before it is carried out. The time ends early when the
 * page is left, or about to be: by its links, by what lies outside the content (where one also signs
 * out), by closing it or turning to another tab.
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
    /** What can be taken back; null when there is nothing. */
    undoable: grace?.subject ?? null,
    /** Comes true once the action is to be carried out, false if it has been taken back. */
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
