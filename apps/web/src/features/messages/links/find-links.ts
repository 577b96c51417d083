import { linkifyit } from 'linkify-it';

/** A piece of a text: plain text, or a link. */
export interface Piece {
  text: string;
  /** Links only: an absolute URL of a web page. */
  href?: string;
}

const linkify = linkifyit({ fuzzyLink: true, fuzzyEmail: false });

/** The absolute URL of a link; undefined unless it is a web page. */
function webUrlOf({ schema, url }: { schema: string; url: string }): string | undefined {
  // Without a scheme, HTTPS is assumed.
  const written = schema === '' ? url.replace(/^http:/, 'https:') : url;
  if (!URL.canParse(written)) return undefined;
  const { protocol, href } = new URL(written);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Splits a text into links and plain text; the joined pieces are the text. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of linkify.match(text) ?? []) {
    const href = webUrlOf(match);
    if (href === undefined) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: text.slice(match.index, match.lastIndex), href });
    end = match.lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
