declare const self: ServiceWorkerGlobalScope;

/**
 * A new release waits until the pages of the one before are gone, whose files it would throw away, unless
 * somebody asks for it. A page that is itself of the new release has come from the server while the worker
 * was still the old one: where it is the only one, nobody notices that it takes over.
 * `files` are those of this release.
 */
export function takeOverWhenAsked(files: ReadonlySet<string>): void {
  self.addEventListener('message', (event) => {
    const { kind, app } = event.data ?? {};
    if (kind === 'take-over') event.waitUntil(self.skipWaiting());
    if (kind !== 'compare') return;
    if (files.has(app)) event.waitUntil(takeOverIfAlone());
    else event.ports[0]?.postMessage('other-release');
  });
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
