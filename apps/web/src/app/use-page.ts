import { useMatches } from 'react-router';
import { useIsImmersiveModeOn } from '../lib/immersive-mode.ts';
import { type Page, productName } from '../lib/page.ts';

/** The current page, as its feature declares it. */
export type ShownPage = Omit<Page, 'access' | 'component'>;

/** During a redirect. */
const noPage: ShownPage = { path: '*', title: productName, background: 'light' };

/** Only the routes of pages have a handle: see routes.tsx. */
function isPage(handle: unknown): handle is ShownPage {
  return typeof handle === 'object' && handle !== null && 'background' in handle;
}

export function usePage(): ShownPage {
  const handle = useMatches().at(-1)?.handle;
  return isPage(handle) ? handle : noPage;
}

/** Whether the page, or a game on it, fills the screen. */
export function useIsImmersed(): boolean {
  const isTaken = useIsImmersiveModeOn();
  return usePage().isImmersive === true || isTaken;
}
