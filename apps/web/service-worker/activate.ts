import * as z from 'zod/mini';

declare const self: ServiceWorkerGlobalScope;

/** What a page asks of the worker: see app/pwa/service-worker.ts. */
const request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take-over') }),
  /** With the file that the page itself begins with. */
  z.object({ kind: z.literal('compare'), app: z.optional(z.string()) }),
]);

/**
 * Activates a new release when a page asks for it; otherwise it waits until the pages of the old
 * release, whose files it would delete, are closed. A page that the server sent after the update is
 * of the new release already: if it is the only one open, the worker activates unnoticed. `files`
 * are this release's.
 */
export function activateWhenAsked(files: ReadonlySet<string>): void {
  self.addEventListener('message', (event) => {
    const { data } = request.safeParse(event.data);
    if (data?.kind === 'take-over') event.waitUntil(self.skipWaiting());
    if (data?.kind !== 'compare') return;
    if (data.app !== undefined && files.has(data.app)) event.waitUntil(activateIfAlone());
    else event.ports[0]?.postMessage('other-release');
  });
}

async function activateIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
