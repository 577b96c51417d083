import { createBrowserRouter, matchRoutes } from 'react-router';
import { alert } from '../lib/alerts.ts';
import { setFailureListener } from '../lib/api.ts';
import { setPublicAddresses } from '../lib/public-address.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { handleFailures } from './failures/handle-failures.ts';
import { forgetOnIdentityChange } from './identity/forget-on-identity-change.ts';
import { navigationStarted } from './navigation-started.ts';
import { pages } from './pages.ts';
import { routes } from './routes.tsx';

/** Makes the router and the query cache and ties them to the session, the alerts and the API client. */
export function startApp() {
  const router = createBrowserRouter(routes);
  const queryClient = createQueryClient();

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

  return { router, queryClient };
}
