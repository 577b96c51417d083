import { createBrowserRouter, matchRoutes } from 'react-router';
import { alert } from '../lib/alerts.ts';
import { setFailureListener } from '../lib/api.ts';
import { waitForFirstData } from '../lib/first-data.ts';
import { setPublicAddresses } from '../lib/public-address.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { handleFailures } from './failures/handle-failures.ts';
import { forgetOnIdentityChange } from './identity/forget-on-identity-change.ts';
import { navigationStarted } from './navigation-started.ts';
import { openFirstPage } from './open-first-page.ts';
import { pages } from './pages.ts';
import { routesWith } from './routes.tsx';

/** Makes the router and the query cache and ties them to the session, the alerts and the API client. */
export async function startApp() {
  const queryClient = createQueryClient();
  const firstPage = await openFirstPage(window.location);
  const routes = routesWith(firstPage);
  const router = createBrowserRouter(routes, {
    // Its guard need not be asked again.
    ...(firstPage?.isGuarded === true && {
      hydrationData: { loaderData: { [firstPage.path]: null } },
    }),
  });

  setFailureListener(handleFailures(router));
  setPublicAddresses((pathname) => {
    const path = matchRoutes(routes, pathname)?.at(-1)?.route.id;
    return pages.some((page) => page.path === path && page.access === 'public');
  });

  let before = router.state;
  router.subscribe((state) => {
    if (navigationStarted(before, state)) alert.clearOnNavigation();
    before = state;
  });

  // The guards judge again: another tab may have signed in or out while this one stood on a page.
  forgetOnIdentityChange(session, queryClient, () => void router.revalidate());

  // Last: a failure is the failure listener's.
  const isAsDrawn = window.location.search === '';
  const queries = (isAsDrawn && firstPage?.Component.firstQueries?.(queryClient)) || [];
  const releaseFirstData = await waitForFirstData(queries);

  return { router, queryClient, releaseFirstData };
}
