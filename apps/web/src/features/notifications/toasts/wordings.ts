import type { Toast } from './toast.ts';

/** A toast's text besides its header. */
export interface Wording {
  kind: 'text' | 'link' | 'header';
  shown: string;
  /** The rest of the text, for screen readers. */
  rest: string;
}

/** The space between sentences, or line breaks. */
const sentenceEnd = /(?<=[.!?…])\s+|\n+/;

/**
 * The wordings of a toast for less and less room: fewer whole sentences, then the link's name, then
 * the header alone.
 */
export function wordingsOf({
  body,
  url,
  urlName,
}: Pick<Toast, 'body' | 'url' | 'urlName'>): readonly [Wording, ...Wording[]] {
  const sentences = body.split(sentenceEnd).filter((sentence) => sentence !== '');
  const shorter = sentences.slice(1).map((_, index): Wording => {
    const count = sentences.length - 1 - index;
    return {
      kind: 'text',
      shown: sentences.slice(0, count).join(' '),
      rest: sentences.slice(count).join(' '),
    };
  });
  const link: Wording[] =
    url === null || urlName === null ? [] : [{ kind: 'link', shown: urlName, rest: body }];
  return [
    { kind: 'text', shown: body, rest: '' },
    ...shorter,
    ...link,
    { kind: 'header', shown: '', rest: body },
  ];
}
