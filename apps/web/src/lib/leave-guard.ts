import { useEffect, useEffectEvent } from 'react';

/** The two ways on for somebody who is about to leave the page. */
export interface Leaving {
  leave: () => void;
  stay: () => void;
}

/** Who asks, the last one first. */
const guards: ((leaving: Leaving) => void)[] = [];

/**
 * Asks before the page is left, by a link or the way back, as long as something would be lost by it.
 * Whoever closes the tab is not asked.
 */
export function useLeaveGuard(wouldLose: boolean, onLeaving: (leaving: Leaving) => void): void {
  const ask = useEffectEvent(onLeaving);
  useEffect(() => {
    if (!wouldLose) return;
    const guard = (leaving: Leaving) => ask(leaving);
    guards.push(guard);
    return () => {
      guards.splice(guards.indexOf(guard), 1);
    };
  }, [wouldLose]);
}

export function isLeavingAskedAbout(): boolean {
  return guards.length > 0;
}

/** Asks; where nothing would be lost any more, it is left at once. */
export function askBeforeLeaving(leaving: Leaving): void {
  const guard = guards.at(-1);
  if (guard === undefined) leaving.leave();
  else guard(leaving);
}
