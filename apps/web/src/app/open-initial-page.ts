import type { PageComponent } from '../lib/page.ts';
import { session } from '../lib/session.ts';
import { decideAccess } from './access/decide-access.ts';
import { eagerPages } from './eager-pages.ts';
import type { DeclaredPage } from './pages.ts';

export interface InitialPage {
  path: DeclaredPage['path'];
  Component: PageComponent;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Loads the first page before the router is created, which then starts no navigation: that takes
 * long on a phone. Undefined leaves the page to the router: an address with a hash or other
 * parameters, a visitor without access, or a failed import.
 */
export async function openInitialPage(
  pages: readonly DeclaredPage[],
  address: Address,
): Promise<InitialPage | undefined> {
  const page = pageAt(pages, address.pathname);
  // The router scrolls to a hash only after a navigation.
  if (page === undefined || address.hash !== '' || !mayEnter(page, address)) return undefined;
  const { path, component } = page;
  try {
    const Component = component === 'eager' ? eagerPages[path] : await component.load();
    // Another tab may have signed out meanwhile.
    return mayEnter(page, address) ? { path, Component } : undefined;
  } catch {
    return undefined;
  }
}

function mayEnter(page: DeclaredPage, address: Address): boolean {
  return decideAccess(page, session.get(), address).kind === 'enter';
}

/** The page with this path, or with this path and an optional section. */
function pageAt(pages: readonly DeclaredPage[], pathname: string): DeclaredPage | undefined {
  const [, address, section] = /^(\/.+?)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  return (
    pages.find(({ path }) => path === pathname) ??
    pages.find(({ path }) => path === `${pathname}/:section?`) ??
    pages.find(({ path }) => section !== undefined && path === `${address}/:section?`)
  );
}
