import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';

/** Milliseconds after which a game starts without a missing picture. */
const maxWaitMs = 3000;

/** Loads cards' pictures before they are shown, so that none is missing when a card turns. */
export async function preloadFaces(ids: readonly number[]): Promise<void> {
  const loaded = [...new Set(ids)].map((id) => {
    const picture = new Image();
    picture.src = assetUrl(faceIconPath(id));
    return picture.decode();
  });
  await Promise.race([
    Promise.allSettled(loaded),
    new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
  ]);
}
