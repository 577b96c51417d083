import { type RouteObject, replace } from 'react-router';
import { guardOf } from './access/guard.ts';
import { Layout } from './layout/Layout.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { type Page, pages } from './pages.ts';
import { AppErrorScreen } from './route-error/AppErrorScreen.tsx';
import { RouteError } from './route-error/RouteError.tsx';
import { type RouteEntry, redirects, routeTable } from './route-table.ts';

/** A lazy page is given as a function: React Router forgets errors of the other form. */
function contentOf(page: Page): Pick<RouteObject, 'Component' | 'lazy'> {
  if ('Component' in page) return page;
  return { lazy: async () => ({ Component: await page.lazy() }) };
}

function pageRoute(entry: RouteEntry, page: Page): RouteObject {
  const guard = guardOf(entry);
  return {
    // The layout finds the entry by it: see use-route-entry.ts.
    id: entry.path,
    path: entry.path,
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    ...(guard !== null && { loader: guard }),
    ...contentOf(page),
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

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: AppErrorScreen,
    children: [
      ...redirects.map(redirectRoute),
      ...routeTable.map((entry) => pageRoute(entry, pages[entry.path])),
    ],
  },
];
