import { linkifyit } from 'linkify-it';

/** A piece of a text: plain words, or a web address and where it leads. */
export interface Piece {
  text: string;
  /** Of links alone: an absolute address of the web. */
  href?: string;
}

const linkify = linkifyit({ fuzzyLink: true, fuzzyEmail: false });

/** Where an address leads, if that is a page of the web. */
function webAddressOf({ schema, url }: { schema: string; url: string }): string | undefined {
  // Written without a scheme: nearly every page has one with encryption.
  const address = schema === '' ? url.replace(/^http:/, 'https:') : url;
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** A text in pieces, which joined are the text: its web addresses, and what stands between them. */
export function findLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of linkify.match(text) ?? []) {
    const href = webAddressOf(match);
    if (href === undefined) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: text.slice(match.index, match.lastIndex), href });
    end = match.lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
