/** Base URL of pictures and sounds, from the page's meta tag; no trailing slash. */
const assetBase = (readBase() ?? '/assets').replace(/\/+$/, '');

/** Undefined while the build prerenders: there is no document. */
function readBase(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="asset-base"]')?.content;
}

/** The URL of a picture or sound, from its path on the asset host ('items/leftovers.png'). */
export function assetUrl(path: string): string {
  return `${assetBase}/${path}`;
}

/** The same for types, damage classes and moves, which are shown as SVG. */
export function vectorUrl(path: string): string {
  return assetUrl(path.replace(/\.png$/, '.svg'));
}
