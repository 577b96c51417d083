import type { PageOgImage } from '@poketorneo/gen4/asset-paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InitialQuery } from './initial-queries.ts';

/** Who may open a page: anyone, signed-in users, or organisers. */
export type PageAccess = 'public' | 'user' | 'admin';

export type PageBackground = 'white' | 'light' | 'dark';

/** A page before it is loaded. */
export interface Page {
  /** In React Router's syntax: ':section?' is an optional section, '*' any other path. */
  path: string;
  /** The browser tab's title. */
  title: string;
  access: PageAccess;
  background: PageBackground;
  /** It fills the screen: a low header, neither footer nor bottom bar. */
  isImmersive?: boolean;
  /** For a screen without controls: it has no header either. */
  hasNoHeader?: boolean;
  /** Signed-in users are redirected. */
  signedOutOnly?: boolean;
  /** 'eager': loaded with the app's own files, see app/eager-pages.ts. */
  component: LazyComponent | 'eager';
}

/** The link preview of a public page. */
export interface PagePreview {
  /** Where the page's own title says too little. */
  title?: string;
  description: string;
  picture: PageOgImage;
  /** What the picture shows. */
  pictureText: string;
  /** Search engines leave it out. */
  isUnlisted?: boolean;
  /** Its query is part of its subject, and must not appear in the preview. */
  dependsOnQuery?: boolean;
}

/** Used by the build and the server only; build-facts-plugin.ts removes it from the app's files. */
interface BuildFacts {
  /** The build renders it into the document, as it looks before its data arrives. */
  isPrerendered?: boolean;
  /** The pictures of the first screen: paths on the asset host. */
  pictures?: readonly string[];
  /** The first call, if its response is public: with a token the call is made again. */
  call?: string;
}

/** A page as its feature declares it; a public one with its link preview. */
export type PageDeclaration = Page &
  BuildFacts &
  ({ access: 'public'; preview: PagePreview } | { access: 'user' | 'admin'; preview?: never });

export interface PageComponent {
  (): ReactNode;
  /**
   * The first queries of a prerendered page, opened without a query string, as `QueryObserver`s:
   * they are awaited for a moment, see initial-queries.ts.
   */
  initialQueries?: (client: QueryClient) => readonly InitialQuery[];
}

/** A component that is imported when its page is first opened. */
export interface LazyComponent {
  /** Its export's name, unique among pages: the build finds the page's files by it. */
  name: string;
  load: () => Promise<PageComponent>;
}

export function lazyComponent<Name extends string>(
  name: Name,
  importModule: () => Promise<Record<Name, PageComponent>>,
): LazyComponent {
  return { name, load: async () => (await importModule())[name] };
}

/** The title of pages without their own. */
export { productName } from '@poketorneo/contract';

type KnownPage = Pick<Page, 'access' | 'title'>;
type Find = (pathname: string) => KnownPage | undefined;
let find: Find = () => undefined;

/** Sets how to find the page of a path: the app owns the list of pages. */
export function setPageFinder(finder: Find): void {
  find = finder;
}

/** The page at a path, which may have a query; undefined where there is none. */
export function findPage(path: string): KnownPage | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  return find(pathname);
}
