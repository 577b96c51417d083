import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';

/** A game is not held up longer than this by a picture that does not come. */
const longestWait = 3000;

/** Fetches the pictures of cards before they are shown, so that none is missing when they turn. */
export async function preloadFaces(ids: readonly number[]): Promise<void> {
  const loaded = [...new Set(ids)].map((id) => {
    const picture = new Image();
    picture.src = assetUrl(faceIconPath(id));
    return picture.decode();
  });
  await Promise.race([
    Promise.allSettled(loaded),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}
