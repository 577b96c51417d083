import * as z from 'zod/mini';

const opening = z.object({ kind: z.literal('open'), address: z.string() });

/**
 * Opens the page of a pressed system notification in the app, and confirms that to the service
 * worker, which otherwise loads the URL itself.
 */
export function handleNotificationClicks(open: (path: string) => void): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  const handle = ({ data, ports }: MessageEvent<unknown>) => {
    const message = opening.safeParse(data).data;
    // Paths of this site only.
    if (message === undefined || !/^\/(?!\/)/.test(message.address)) return;
    ports[0]?.postMessage('taken');
    open(message.address);
  };
  serviceWorker.addEventListener('message', handle);
  return () => serviceWorker.removeEventListener('message', handle);
}
