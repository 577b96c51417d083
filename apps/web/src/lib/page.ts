import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FirstQuery } from './first-data.ts';

/** Who may open a page: anyone, whoever is signed in, or organisers only. */
export type PageAccess = 'public' | 'login' | 'admin';

export type PageBackground = 'white' | 'light' | 'dark';

/** One page of the product: all that the app and the server know of it before it is opened. */
export interface Page {
  /** As React Router writes it: ':section?' is an optional section, '*' is any other path. */
  path: string;
  /** The browser tab's title. */
  title: string;
  access: PageAccess;
  background: PageBackground;
  /** It fills the screen by itself: a low header, and no footer. */
  isImmersive?: boolean;
  /** Whoever is signed in has no business here and is sent on. */
  signedOutOnly?: boolean;
  /** Where it is 'with-app' it comes along with the app's own files: see app/pages-with-app.ts. */
  component: LazyComponent | 'with-app';
  /**
   * The build draws it into the document, as it looks before anything has been fetched: it is seen
   * before the app has started.
   */
  isDrawnAhead?: boolean;
  /** The pictures that the first screen shows: paths on the asset host. */
  pictures?: readonly string[];
  /** The first call, where its answer may be cached: a signed-in user's carries a token and is made again. */
  call?: string;
}

/** What shows a page. */
export interface PageComponent {
  (): ReactNode;
  /**
   * What a page that is drawn ahead asks for first, as it opens without a query: where it comes soon,
   * it is waited for, see first-data.ts.
   */
  firstQueries?: (client: QueryClient) => readonly FirstQuery[];
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

/** The product's name, and the title of every page that has none of its own. */
export const productName = 'PokéTorneo';
