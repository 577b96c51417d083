/** Where pictures and sounds are served from, as the page was told; no trailing slash. */
const assetBase = (
  document.querySelector<HTMLMetaElement>('meta[name="asset-base"]')?.content ?? '/assets'
).replace(/\/+$/, '');

/** The address of a picture or sound, from its path on the asset host ('items/leftovers.png'). */
export function assetUrl(path: string): string {
  return `${assetBase}/${path}`;
}

/** The same for types, damage classes and moves, whose drawings are shown as vectors. */
export function vectorUrl(path: string): string {
  return assetUrl(path.replace(/\.png$/, '.svg'));
}
