import { type RouteObject, replace } from 'react-router';
import { guardOf } from './access/guard.ts';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import type { OpenPage } from './open-first-page.ts';
import { type DeclaredPage, pages, redirects } from './pages.ts';
import { pagesWithApp } from './pages-with-app.ts';
import { AppErrorScreen } from './route-error/AppErrorScreen.tsx';
import { RouteError } from './route-error/RouteError.tsx';

function contentOf(page: DeclaredPage): Pick<RouteObject, 'Component' | 'lazy'> {
  if (page.component === 'with-app') return { Component: pagesWithApp[page.path] };
  const { load } = page.component;
  // Given as a function: React Router forgets errors of the other form.
  return { lazy: async () => ({ Component: await load() }) };
}

function pageRoute(page: DeclaredPage, open: OpenPage | undefined): RouteObject {
  const guard = guardOf(page);
  return {
    // The layout finds the page by it: see use-page.ts.
    id: page.path,
    path: page.path,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    ...(guard !== null && { loader: guard }),
    ...(open?.path === page.path ? { Component: open.Component } : contentOf(page)),
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

/** The route of every page. That of the one that is open already does not fetch its component. */
export function routesWith(open: OpenPage | undefined): RouteObject[] {
  return [
    {
      Component: Layout,
      ErrorBoundary: AppErrorScreen,
      children: [...redirects.map(redirectRoute), ...pages.map((page) => pageRoute(page, open))],
    },
  ];
}
