/** Where pictures and sounds are served from, as the page was told; no trailing slash. */
const assetBase = (readBase() ?? '/assets').replace(/\/+$/, '');

/** The build, which draws pages ahead, has no document. */
function readBase(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="asset-base"]')?.content;
}

/** The address of a picture or sound, from its path on the asset host ('items/leftovers.png'). */
export function assetUrl(path: string): string {
  return `${assetBase}/${path}`;
}

/** The same for types, damage classes and moves, whose drawings are shown as vectors. */
export function vectorUrl(path: string): string {
  return assetUrl(path.replace(/\.png$/, '.svg'));
}
