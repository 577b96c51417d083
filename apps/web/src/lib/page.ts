import type { PageOgImage } from '@poketorneo/gen4/asset-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InitialQuery } from './initial-queries.ts';

/** Who may open a page: anyone, whoever is signed in, or organisers only. */
export type PageAccess = 'public' | 'login' | 'admin';

export type PageBackground = 'white' | 'light' | 'dark';

/** One page of the product: what the app knows of it before it is opened. */
export interface Page {
  /** As React Router writes it: ':section?' is an optional section, '*' is any other path. */
  path: string;
  /** The browser tab's title. */
  title: string;
  access: PageAccess;
  background: PageBackground;
  /** It fills the screen by itself: a low header, neither footer nor bottom bar. */
  isImmersive?: boolean;
  /** Whoever is signed in has no business here and is sent on. */
  signedOutOnly?: boolean;
  /** Where it is 'with-app' it comes along with the app's own files: see app/eager-pages.ts. */
  component: LazyComponent | 'with-app';
}

/** What other sites tell of a page that anyone may open, beside its link. */
export interface PagePreview {
  /** Where the page's own title says too little by itself. */
  title?: string;
  description: string;
  picture: PageOgImage;
  /** What the picture shows. */
  pictureText: string;
  /** Search engines leave it out. */
  isUnlisted?: boolean;
  /** Its query is a part of what it is about, and is not repeated to anybody. */
  isMoreThanItsPath?: boolean;
}

/** What the build makes of a page and the server says of it; the build takes it out of the app's files: see build-facts-plugin.ts. */
interface BuildFacts {
  /**
   * The build draws it into the document, as it looks before anything has been fetched: it is seen
   * before the app has started.
   */
  isPrerendered?: boolean;
  /** The pictures that the first screen shows: paths on the asset host. */
  pictures?: readonly string[];
  /** The first call, where its answer may be cached: a signed-in user's carries a token and is made again. */
  call?: string;
}

/** A page as its feature declares it: of one that anyone may open, also what other sites tell of it. */
export type PageDeclaration = Page &
  BuildFacts &
  ({ access: 'public'; preview: PagePreview } | { access: 'login' | 'admin'; preview?: never });

/** What shows a page. */
export interface PageComponent {
  (): ReactNode;
  /**
   * What a page that is drawn ahead asks for first, as it opens without a query: where it comes soon,
   * it is waited for, see initial-queries.ts.
   */
  initialQueries?: (client: QueryClient) => readonly InitialQuery[];
}

/** A component that is fetched when its page is first opened. */
export interface LazyComponent {
  /** What its module calls it, by which the build finds the page's files: one name, one page. */
  name: string;
  load: () => Promise<PageComponent>;
}

/** A component by its name, out of a module that is imported only then. */
export function lazyComponent<Name extends string>(
  name: Name,
  importModule: () => Promise<Record<Name, PageComponent>>,
): LazyComponent {
  return { name, load: async () => (await importModule())[name] };
}

/** The title of every page that has none of its own. */
export { productName } from '@poketorneo/contract';

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
