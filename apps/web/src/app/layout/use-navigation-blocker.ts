import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { askBeforeLeaving, isLeavingAskedAbout } from '../../lib/leave-guard.ts';
import { isAfterSession } from '../../lib/session.ts';
import { goBackInLayer, isLayerOpen } from '../../ui/modal/closed-by-back.ts';

/**
 * The router's only blocker. 'Back' and 'forward' close an open layer instead of leaving the page.
 * If leaving would lose something, the page asks first, except at the end of the session.
 */
export function useNavigationBlocker(): void {
  const isForLayer = useRef(false);
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    isForLayer.current = historyAction === 'POP' && isLayerOpen();
    if (isForLayer.current) return true;
    const isLeft = currentLocation.pathname !== nextLocation.pathname;
    return isLeft && isLeavingAskedAbout() && !isAfterSession(nextLocation.state);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    if (isForLayer.current) {
      reset();
      goBackInLayer();
    } else askBeforeLeaving({ leave: proceed, stay: reset });
  }, [blocker]);
}
