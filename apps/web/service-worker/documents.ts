import { enable } from 'workbox-navigation-preload';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** The address of the document that is kept; it shows whatever page it is opened for. */
export const shellUrl = '/';

/** How long somebody waits for a page over a network that hardly works: milliseconds. */
const patience = 4000;

/** What answers in a server's place when that is away. */
const isAway = ({ status }: Response) => [502, 503, 504].includes(status);

/**
 * Documents come from the server, which draws pages into them and links to what they need, so that what is
 * opened is always the newest release. Where it cannot be reached the kept one stands in.
 */
export function answerDocuments(): void {
  // The document is asked for while the worker starts, and costs nothing more.
  enable();
  registerRoute(
    new NavigationRoute(
      async ({ request, event }) => {
        const fromServer = askServer(request, event);
        const answer = await Promise.race([fromServer.catch(() => undefined), late()]);
        if (answer !== undefined && !isAway(answer)) return answer;
        return (await matchPrecache(shellUrl)) ?? answer ?? fromServer;
      },
      { denylist: [/^\/(api|assets|static)\//] },
    ),
  );
}

async function askServer(request: Request, event: ExtendableEvent): Promise<Response> {
  const begun: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined;
  return begun instanceof Response ? begun : fetch(request);
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience));
