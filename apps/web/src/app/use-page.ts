import { useMatches } from 'react-router';
import { useIsImmersiveModeOn } from '../lib/immersive-mode.ts';
import { type Page, productName } from '../lib/page.ts';

/** What is known of the page that is shown. */
export type ShownPage = Omit<Page, 'access' | 'component'>;

/** While a redirect is under way. */
const noPage: ShownPage = { path: '*', title: productName, background: 'light' };

/** The routes of pages alone have a handle, which is the page: see routes.tsx. */
function isPage(handle: unknown): handle is ShownPage {
  return typeof handle === 'object' && handle !== null && 'background' in handle;
}

/** The page that is shown. */
export function usePage(): ShownPage {
  const handle = useMatches().at(-1)?.handle;
  return isPage(handle) ? handle : noPage;
}

/** Whether the page, or what is played on it, has the screen to itself. */
export function useIsImmersed(): boolean {
  const isTaken = useIsImmersiveModeOn();
  return usePage().isImmersive === true || isTaken;
}
