import * as z from 'zod/mini';

const opening = z.object({ kind: z.literal('open'), address: z.string() });

/**
 * A notification of the system was pressed: the page that is open leads to what it is about, and
 * tells the worker, which loads the address in its place where no page answers.
 */
export function handleNotificationClicks(open: (address: string) => void): () => void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return () => {};
  const handle = ({ data, ports }: MessageEvent<unknown>) => {
    const message = opening.safeParse(data).data;
    // An address of this product, and no other site's.
    if (message === undefined || !/^\/(?!\/)/.test(message.address)) return;
    ports[0]?.postMessage('taken');
    open(message.address);
  };
  serviceWorker.addEventListener('message', handle);
  return () => serviceWorker.removeEventListener('message', handle);
}
