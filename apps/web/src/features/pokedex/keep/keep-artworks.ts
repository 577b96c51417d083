import { artworkPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { listKeptArtworks } from '../../../lib/kept-responses.ts';

/** As many as are fetched side by side: the page stays of use meanwhile. */
const atOnce = 4;

/** Whether what is fetched here is kept: by the service worker, where there is one. */
export const canKeep = () =>
  'serviceWorker' in navigator &&
  navigator.serviceWorker.controller !== null &&
  assetUrl('').startsWith('/');

/**
 * Fetches the artworks that this device does not have yet, so that they are kept; tells how many of them
 * all there are each time. Throws where one does not come: those that have come stay.
 */
export async function keepArtworks(
  speciesIds: readonly number[],
  tell: (kept: number) => void,
): Promise<void> {
  const kept = new Set(await listKeptArtworks());
  const missing = speciesIds.filter((id) => !kept.has(id));
  let count = speciesIds.length - missing.length;
  tell(count);
  const next = missing.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const id of next) {
        const response = await fetch(assetUrl(artworkPath(id)));
        if (!response.ok) throw new Error(`no artwork of ${id}`);
        // What is not read to its end may not be kept.
        await response.arrayBuffer();
        count += 1;
        tell(count);
      }
    }),
  );
}
