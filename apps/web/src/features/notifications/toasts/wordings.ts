import type { Toast } from './toast.ts';

/** What a toast says below its header, or beside it. */
export interface Wording {
  kind: 'text' | 'link' | 'header';
  shown: string;
  /** The rest of the text, for screen readers. */
  rest: string;
}

/** Where a sentence ends. */
const sentenceEnd = /(?<=[.!?…])\s+|\n+/;

/**
 * How a toast may be worded where it has little room, the longest wording first: no sentence is
 * ever cut. Where none of its text has room it says where it leads to.
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
