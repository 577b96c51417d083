import { createBrowserRouter, matchRoutes } from 'react-router';
import { alert } from '../lib/alerts.ts';
import { setFailureListener } from '../lib/api.ts';
import { loadOptional, onFirstInteraction } from '../lib/deferred.ts';
import { waitForInitialQueries } from '../lib/initial-queries.ts';
import { setPageFinder } from '../lib/page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { handleFailures } from './failures/handle-failures.ts';
import { loadSignedInHeader } from './header/load-signed-in-header.ts';
import { clearCacheOnIdentityChange } from './identity/clear-cache-on-identity-change.ts';
import { isComplete, loadPages, loadPagesAt } from './load-pages.ts';
import { navigationStarted } from './navigation-started.ts';
import { openInitialPage } from './open-initial-page.ts';
import { layoutRouteId, rootRoute, routesOf } from './routes.tsx';

/** Creates the router and the query cache and connects them to session, alerts and API client. */
export async function startApp() {
  const queryClient = createQueryClient();
  // Signed-in users see the whole header at the first rendering; visitors never load it.
  const header = session.get() === null ? undefined : loadSignedInHeader();
  let known = await loadPagesAt(window.location.pathname);
  const initialPage = await openInitialPage(known.pages, window.location);
  const router = createBrowserRouter([rootRoute(routesOf(known, initialPage))], {
    // Its guard has run already; and a hydrated router keeps the scroll position of the document.
    ...(initialPage !== undefined && {
      hydrationData: { loaderData: { [initialPage.path]: null } },
    }),
    ...(!isComplete(known) && {
      // Also called later, for paths with parameters.
      patchRoutesOnNavigation: async ({ patch }) => {
        if (isComplete(known)) return;
        known = await loadPages();
        patch(layoutRouteId, routesOf(known));
      },
    }),
  });
  if (!isComplete(known)) onFirstInteraction(() => void loadOptional(loadPages));

  setFailureListener(handleFailures(router));
  setPageFinder((pathname) => {
    const path = matchRoutes(router.routes, pathname)?.at(-1)?.route.id;
    return known.pages.find((page) => page.path === path);
  });

  let before = router.state;
  router.subscribe((state) => {
    if (navigationStarted(before, state)) alert.clearOnNavigation();
    before = state;
  });

  // The guards run again: another tab may have signed in or out.
  clearCacheOnIdentityChange(session, queryClient, () => void router.revalidate());

  // Last: the failure listener must be set.
  const isAsPrerendered = window.location.search === '';
  const queries = (isAsPrerendered && initialPage?.Component.initialQueries?.(queryClient)) || [];
  const [releaseInitialQueries] = await Promise.all([waitForInitialQueries(queries), header]);

  return { router, queryClient, releaseInitialQueries };
}
