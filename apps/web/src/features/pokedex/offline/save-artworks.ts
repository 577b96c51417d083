import { artworkPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { listCachedArtworks } from '../../../lib/cached-pictures.ts';

/** Parallel downloads, few enough that the page stays responsive. */
const concurrency = 4;

/** Whether a service worker is active to cache the artworks. */
export const canSave = () =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  assetUrl('').startsWith('/');

/**
 * Downloads the missing artworks, so that the service worker caches them; reports the progress.
 * Throws if a download fails; earlier ones stay cached.
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
        // A response that is not read completely may not be cached.
        await response.arrayBuffer();
        count += 1;
        onProgress(count);
      }
    }),
  );
}
