import { useMatches } from 'react-router';
import { type Page, productName } from '../lib/page.ts';
import { useIsScreenTaken } from '../lib/whole-screen.ts';
import { notFoundPage } from './error-pages/pages.ts';
import { pages } from './pages.ts';

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** While a redirect is under way. */
const noPage: Page = { ...notFoundPage, title: productName };

/** The page that is shown. */
export function usePage(): Page {
  const matches = useMatches();
  return byPath.get(matches.at(-1)?.id ?? '') ?? noPage;
}

/** Whether the page, or what is played on it, has the screen to itself. */
export function useIsImmersed(): boolean {
  const isTaken = useIsScreenTaken();
  return usePage().isImmersive === true || isTaken;
}
