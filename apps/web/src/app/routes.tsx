import { type RouteObject, replace } from 'react-router';
import { guardOf } from './access/guard.ts';
import { eagerPages } from './eager-pages.ts';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import type { PageList } from './load-pages.ts';
import type { InitialPage } from './open-initial-page.ts';
import type { AppPage } from './pages.ts';
import { AppErrorScreen } from './route-error/AppErrorScreen.tsx';
import { RouteError } from './route-error/RouteError.tsx';
import type { ShownPage } from './use-page.ts';

function contentOf(page: AppPage): Pick<RouteObject, 'Component' | 'lazy'> {
  if (page.component === 'eager') return { Component: eagerPages[page.path] };
  const { load } = page.component;
  // A function: React Router swallows import errors of the object form.
  return { lazy: async () => ({ Component: await load() }) };
}

function pageRoute(page: AppPage, initialPage: InitialPage | undefined): RouteObject {
  const guard = guardOf(page);
  return {
    // `setPageFinder` in start.ts finds the page by it.
    id: page.path,
    // `usePage` reads the current page from it.
    handle: page satisfies ShownPage,
    path: page.path,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    ...(guard !== null && { loader: guard }),
    ...(initialPage?.path === page.path ? { Component: initialPage.Component } : contentOf(page)),
  };
}

function redirectRoute({ from, to }: { from: string; to: string }): RouteObject {
  return {
    path: from,
    Component: PageLoading,
    HydrateFallback: PageLoading,
    loader: ({ request }) => {
      throw replace(to + new URL(request.url).search);
    },
  };
}

/** The routes of the pages; the initial page's has its component already. */
export function routesOf({ pages, redirects }: PageList, initialPage?: InitialPage): RouteObject[] {
  return [...redirects.map(redirectRoute), ...pages.map((page) => pageRoute(page, initialPage))];
}

export const layoutRouteId = 'layout';

/** The router reports to the root that the list of pages cannot be loaded. */
export function rootRoute(pages: RouteObject[]): RouteObject {
  const layout = { id: layoutRouteId, Component: Layout, ErrorBoundary: AppErrorScreen };
  return { ErrorBoundary: ErrorInLayout, children: [{ ...layout, children: pages }] };
}

function ErrorInLayout() {
  return (
    <Layout>
      <RouteError />
    </Layout>
  );
}
