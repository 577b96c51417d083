import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { uprightPhone } from '../../../ui/theme/breakpoints.ts';
import { useIsImmersed } from '../../use-page.ts';

/**
 * Whether the navigation is at the lower edge of the screen: whoever holds a phone has a
 * thumb there.
 */
export function useHasBottomBar(): boolean {
  const isPhone = useMediaQuery(uprightPhone);
  const isImmersed = useIsImmersed();
  return isPhone && !isImmersed;
}
