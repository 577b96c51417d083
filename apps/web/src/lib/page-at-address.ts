import type { Page } from './page.ts';

type KnownPage = Pick<Page, 'access' | 'title'>;
type Find = (pathname: string) => KnownPage | undefined;
let find: Find = () => undefined;

/** Says how to find the page of a path: the list of pages is the app's. */
export function setPages(findPage: Find): void {
  find = findPage;
}

/** The page at an address (a path with its query); undefined where there is none. */
export function pageAtAddress(address: string): KnownPage | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  return find(pathname);
}
