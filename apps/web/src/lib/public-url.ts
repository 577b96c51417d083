/**
 * The address that shared links begin with: the server's PUBLIC_URL from the page's meta tag, or
 * else the page's own, since the server may not know by which it is reached.
 */
function publicBase(): string {
  const given = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content;
  return given || location.origin;
}

/** The URL to share of a path of this product, as in '/sfida/…'. */
export function publicUrl(path: string): string {
  return `${publicBase()}${path}`;
}

/** As people type it: without the protocol. */
export function publicAddress(): string {
  return publicBase().replace(/^https?:\/\//, '');
}
