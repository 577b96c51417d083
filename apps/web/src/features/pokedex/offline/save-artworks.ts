import { artworkPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { listCachedArtworks } from '../../../lib/cached-pictures.ts';

/** As many as are fetched side by side: the page stays of use meanwhile. */
const concurrency = 4;

/** Whether the service worker is there to cache what is fetched here. */
export const canSave = () =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  assetUrl('').startsWith('/');

/**
 * Fetches the artworks that this device does not have yet, to cache them; reports how many of them
 * all there are each time. Throws where one does not come: those that have come stay.
 */
export async function saveArtworks(
  speciesIds: readonly number[],
  onProgress: (saved: number) => void,
): Promise<void> {
  const saved = new Set(await listCachedArtworks());
  const missing = speciesIds.filter((id) => !saved.has(id));
  let count = speciesIds.length - missing.length;
  onProgress(count);
  const next = missing.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const id of next) {
        const response = await fetch(assetUrl(artworkPath(id)));
        if (!response.ok) throw new Error(`no artwork of ${id}`);
        // A response that is not read to its end may not be cached.
        await response.arrayBuffer();
        count += 1;
        onProgress(count);
      }
    }),
  );
}
