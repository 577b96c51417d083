import { createBrowserRouter, matchRoutes } from 'react-router';
import { alert } from '../lib/alerts.ts';
import { setFailureListener } from '../lib/api.ts';
import { waitForInitialQueries } from '../lib/initial-queries.ts';
import { setPageFinder } from '../lib/page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { handleFailures } from './failures/handle-failures.ts';
import { loadSignedInHeader } from './header/load-signed-in-header.ts';
import { clearCacheOnIdentityChange } from './identity/clear-cache-on-identity-change.ts';
import { navigationStarted } from './navigation-started.ts';
import { openInitialPage } from './open-initial-page.ts';
import { pages } from './pages.ts';
import { routesWith } from './routes.tsx';

/** Creates the router and the query cache and connects them to session, alerts and API client. */
export async function startApp() {
  const queryClient = createQueryClient();
  // Signed-in users see the whole header at the first rendering; visitors never load it.
  const header = session.get() === null ? undefined : loadSignedInHeader();
  const initialPage = await openInitialPage(window.location);
  const routes = routesWith(initialPage);
  const router = createBrowserRouter(routes, {
    // Its guard has run already; and a hydrated router keeps the scroll position of the document.
    ...(initialPage !== undefined && {
      hydrationData: { loaderData: { [initialPage.path]: null } },
    }),
  });

  setFailureListener(handleFailures(router));
  setPageFinder((pathname) => {
    const path = matchRoutes(routes, pathname)?.at(-1)?.route.id;
    return pages.find((page) => page.path === path);
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
