import { type RefObject, useCallback, useEffect, useState } from 'react';

/** An action that can still be undone. */
interface PendingAction<Subject> {
  subject: Subject;
  /** Only the first decision counts. */
  decide: (isWanted: boolean) => void;
}

/**
 * Lets an action be undone for a moment before it is carried out. The time ends early when the page
 * is left or may be: by a press or the focus outside of the `main` around `page`, by closing it
 * or changing the tab.
 */
export function useGracePeriod<Subject>(page: RefObject<HTMLElement | null>, milliseconds: number) {
  const [pending, setPending] = useState<PendingAction<Subject> | null>(null);

  useEffect(() => {
    if (pending === null) return;
    const carryOut = () => {
      pending.decide(true);
      setPending((current) => (current === pending ? null : current));
    };
    const timer = setTimeout(carryOut, milliseconds);
    const controller = new AbortController();
    const { signal } = controller;
    const content = page.current?.closest('main');
    const onEventOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || content?.contains(target) !== true) carryOut();
    };
    document.addEventListener('pointerdown', onEventOutside, { signal });
    document.addEventListener('focusin', onEventOutside, { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && carryOut(),
      { signal },
    );
    window.addEventListener('pagehide', carryOut, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
      pending.decide(true);
    };
  }, [pending, page, milliseconds]);

  return {
    /** What can be undone, or null. */
    undoable: pending?.subject ?? null,
    /** Resolves to true once the action is to be carried out, to false if it is undone. */
    begin: useCallback((subject: Subject): Promise<boolean> => {
      return new Promise((decide) => {
        setPending({ subject, decide });
      });
    }, []),
    undo: useCallback(() => {
      pending?.decide(false);
      setPending(null);
    }, [pending]),
  };
}
