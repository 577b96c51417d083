import { enable } from 'workbox-navigation-preload';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The URL of the precached document; it renders the page of any URL. */
const shellUrl = '/';

/** How long a navigation waits for a slow network before the precached document is served. */
const timeoutMs = 4000;

/** Whether a proxy responded in the place of an unavailable server. */
const isUnavailable = ({ status }: Response) => [502, 503, 504].includes(status);

/**
 * Documents come from the server, so that a navigation always opens the newest release, prerendered
 * and with its preloads. If the server cannot be reached, the precached document is served.
 */
export function routeDocuments(): void {
  // Navigation preload: the document is requested while the worker starts.
  enable();
  registerRoute(
    new NavigationRoute(
      async ({ request, event }) => {
        const fromServer = askServer(request, event);
        const response = await Promise.race([fromServer.catch(() => undefined), timeout()]);
        if (response !== undefined && !isUnavailable(response)) return response;
        return (await matchPrecache(shellUrl)) ?? response ?? fromServer;
      },
      { denylist: [/^\/(api|assets|static)\//] },
    ),
  );
}

async function askServer(request: Request, event: ExtendableEvent): Promise<Response> {
  const begun: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return begun instanceof Response ? begun : fetch(request);
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
