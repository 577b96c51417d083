import { homePages } from '../features/home/pages.ts';
import type { AppPage, redirects } from './pages.ts';

export interface PageList {
  pages: readonly AppPage[];
  redirects: readonly (typeof redirects)[number][];
}

/** In the app's first file; the list of all pages is a chunk, because it names all their files. */
const eagerList: PageList = { pages: homePages, redirects: [] };

export async function loadPages(): Promise<PageList> {
  return await import('./pages.ts');
}

/** What a visit begins with: an eager page alone, or all pages. */
export async function loadPagesAt(pathname: string): Promise<PageList> {
  return eagerList.pages.some(({ path }) => path === pathname) ? eagerList : loadPages();
}

/** Whether the list has all pages. */
export function isComplete(list: PageList): boolean {
  return list !== eagerList;
}
