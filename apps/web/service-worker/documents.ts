import { enable } from 'workbox-navigation-preload';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The address of the document that is kept; it shows whatever page it is opened for. */
const shellUrl = '/';

/** How long somebody waits for a page over a network that hardly works: milliseconds. */
const timeoutMs = 4000;

/** What answers in a server's place when that is away. */
const isUnavailable = ({ status }: Response) => [502, 503, 504].includes(status);

/**
 * Documents come from the server, which draws pages into them and links to what they need, so that what is
 * opened is always the newest release. Where it cannot be reached the kept one stands in.
 */
export function routeDocuments(): void {
  // The document is asked for while the worker starts, and costs nothing more.
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
