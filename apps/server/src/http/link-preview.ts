/** What other sites tell of a page when somebody sends its link. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Path on the asset host, of a picture of 1200 × 630. */
  picture: string;
  /** What the picture shows. */
  pictureText: string;
}

/** The preview of the page at a path of this server; undefined where it has none of its own. */
export type PreviewOf = (path: string) => Promise<LinkPreview | undefined>;

interface Addresses {
  /** Of the page itself, without its query. */
  page: string;
  picture: string;
}

/** The app's document as the page's own: its title, and what other sites ask for. */
export function withPreview(
  html: string,
  { title, description, pictureText }: LinkPreview,
  addresses: Addresses,
): string {
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'PokéTorneo'),
    meta('property', 'og:locale', 'it_IT'),
    meta('property', 'og:url', addresses.page),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', addresses.picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', pictureText),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  return html
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} – PokéTorneo</title>${tags}`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
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
