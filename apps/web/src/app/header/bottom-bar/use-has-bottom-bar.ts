import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { uprightPhone } from '../../../ui/theme/breakpoints.ts';
import { useIsImmersed } from '../../use-page.ts';

/** Whether the bottom bar is shown: on upright phones, unless a game fills the screen. */
export function useHasBottomBar(): boolean {
  const isPhone = useMediaQuery(uprightPhone);
  const isImmersed = useIsImmersed();
  return isPhone && !isImmersed;
}
