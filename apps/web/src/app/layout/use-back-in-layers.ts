import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { goBackInLayer, isLayerOpen } from '../../ui/modal/closed-by-back.ts';

/**
 * The browser's buttons back and forward close what lies over the page instead of leaving the page
 * behind it. Links and redirects go their way.
 */
export function useBackInLayers(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && isLayerOpen());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    goBackInLayer();
  }, [blocker]);
}
