import { productName } from '@poketorneo/contract';

/** What other sites tell of a page when somebody sends its link. */
export interface LinkPreview {
  /** What the browser's tab says, here and in the app. */
  tabTitle: string;
  title: string;
  description: string;
  /** Of a picture of 1200 × 630: a path on the asset host, or with a leading slash one of this server. */
  picture: string;
  /** What the picture shows. */
  pictureText: string;
  /** The page's path on this server; null where its address says more than its path. */
  address: string | null;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

/**
 * What is told of the page at a path of this server besides, or instead of, what the page itself declares;
 * undefined: nothing; 'nothing-there': nothing is shown there to whoever asks.
 */
export type PreviewOf = (
  path: string,
) => Promise<Partial<LinkPreview> | 'nothing-there' | undefined>;

/** Of several features, of which each knows its own pages. */
export function firstPreview(previews: readonly PreviewOf[]): PreviewOf {
  return async (path) => {
    for (const previewOf of previews) {
      const preview = await previewOf(path);
      if (preview !== undefined) return preview;
    }
    return undefined;
  };
}

/** What a page's absolute addresses begin with. */
interface Start {
  /** Of this server: 'http://192.168.1.20:3000'. */
  server: string;
  /** Of the asset host: a path of this server, or an address. */
  assets: string;
}

/** More of it no site shows: characters. */
const longest = { title: 90, description: 220 } as const;

/** The app's document as the page's own: its title, and what other sites ask for. */
export function withPreview(html: string, preview: LinkPreview, start: Start): string {
  const { picture, pictureText, address, isListed } = preview;
  const title = bounded(preview.title, longest.title);
  const description = bounded(preview.description, longest.description);
  const path = picture.startsWith('/') ? picture : `${start.assets}/${picture}`;
  const url = address === null ? null : start.server + address;
  const tags = [
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isListed && url !== null ? [`<link rel="canonical" href="${escaped(url)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'it_IT'),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', new URL(path, start.server).href),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', bounded(pictureText, longest.description)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  const tab = escaped(bounded(preview.tabTitle, longest.title + productName.length + 3));
  return html
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${tab}</title>${tags}`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

/** On one line, without what is not seen but turns the writing around it, and not too long. */
function bounded(text: string, most: number): string {
  const plain = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const characters = [...plain];
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Players choose their names: nothing in them may become a part of the page. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? '');
}
