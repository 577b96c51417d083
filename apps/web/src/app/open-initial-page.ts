import type { PageComponent } from '../lib/page.ts';
import { session } from '../lib/session.ts';
import { decideAccess } from './access/decide-access.ts';
import { eagerPages } from './eager-pages.ts';
import type { AppPage } from './pages.ts';

export interface InitialPage {
  path: AppPage['path'];
  Component: PageComponent;
}

type PageUrl = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Loads the first page before the router is created, which then starts no navigation: that takes
 * long on a phone. Undefined leaves the page to the router: a URL with a hash or other
 * parameters, a visitor without access, or a failed import.
 */
export async function openInitialPage(
  pages: readonly AppPage[],
  url: PageUrl,
): Promise<InitialPage | undefined> {
  const page = pageAt(pages, url.pathname);
  // The router scrolls to a hash only after a navigation.
  if (page === undefined || url.hash !== '' || !mayEnter(page, url)) return undefined;
  const { path, component } = page;
  try {
    const Component = component === 'eager' ? eagerPages[path] : await component.load();
    // Another tab may have signed out meanwhile.
    return mayEnter(page, url) ? { path, Component } : undefined;
  } catch {
    return undefined;
  }
}

function mayEnter(page: AppPage, url: PageUrl): boolean {
  return decideAccess(page, session.get(), url).kind === 'enter';
}

/** The page with this path, or with this path and an optional section. */
function pageAt(pages: readonly AppPage[], pathname: string): AppPage | undefined {
  const [, base, section] = /^(\/.+?)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  return (
    pages.find(({ path }) => path === pathname) ??
    pages.find(({ path }) => path === `${pathname}/:section?`) ??
    pages.find(({ path }) => section !== undefined && path === `${base}/:section?`)
  );
}
