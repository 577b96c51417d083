/** The cache in which the service worker keeps pictures: pages look there themselves. */
export const picturesCache = 'pictures';

/** The species whose icons this device has, for games without a network. */
export const listCachedIcons = () => listCachedPictures(/\/assets\/face-icons\/(\d+)\.png$/);

/** The species whose artworks it has. */
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
