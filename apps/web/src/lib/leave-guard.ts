import { useEffect, useEffectEvent } from 'react';

/** The two ways to continue a navigation that was blocked. */
export interface Leaving {
  leave: () => void;
  stay: () => void;
}

/** The last one asks first. */
const guards: ((leaving: Leaving) => void)[] = [];

/**
 * Asks before the page is left by a link or 'back' while something would be lost. Closing the tab
 * is not blocked.
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

/** Asks; leaves at once if there is no guard any more. */
export function askBeforeLeaving(leaving: Leaving): void {
  const guard = guards.at(-1);
  if (guard === undefined) leaving.leave();
  else guard(leaving);
}
