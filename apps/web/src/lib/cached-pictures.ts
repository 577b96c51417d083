/** The service worker's cache of pictures; pages read it, too. */
export const picturesCache = 'pictures';

/** The species whose icons are cached, for games offline. */
export const listCachedIcons = () => listCachedPictures(/\/assets\/face-icons\/(\d+)\.png$/);

/** The species whose artworks are cached. */
export const listCachedArtworks = () =>
  listCachedPictures(/\/assets\/pokemon\/artwork\/(\d+)\.svg$/);

async function listCachedPictures(picture: RegExp): Promise<number[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(picturesCache);
  const requests = await cache.keys();
  return requests.flatMap(({ url }) => {
    const id = picture.exec(new URL(url).pathname)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
}
