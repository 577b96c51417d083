import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { askBeforeLeaving, isLeavingAskedAbout } from '../../lib/leave-guard.ts';
import { isAfterSession } from '../../lib/session.ts';
import { goBackInLayer, isLayerOpen } from '../../ui/modal/closed-by-back.ts';

/**
 * What holds somebody on the page that is shown. The browser's buttons back and forward close what
 * lies over it instead of leaving it; links and redirects go their way. Where leaving it would lose
 * something, they are asked first, wherever they go; the end of a session asks nobody. A router has
 * one blocker only.
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
