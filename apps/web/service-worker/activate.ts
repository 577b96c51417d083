import * as z from 'zod/mini';

declare const self: ServiceWorkerGlobalScope;

/** What a page asks of the worker: see app/pwa/service-worker.ts. */
const request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take-over') }),
  /** With the file that the page itself begins with. */
  z.object({ kind: z.literal('compare'), app: z.optional(z.string()) }),
]);

/**
 * A new release waits until the pages of the one before are gone, whose files it would throw away, unless
 * somebody asks for it. A page that is itself of the new release has come from the server while the worker
 * was still the old one: where it is the only one, nobody notices that it takes over.
 * `files` are those of this release.
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
