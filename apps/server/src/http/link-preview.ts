import { productName } from '@poketorneo/contract';
import { type PageOgImage, pageOgImagePath, pageOgImages } from '@poketorneo/gen4/asset-paths';
import * as z from 'zod/mini';

/** Open Graph data of a page. */
export interface LinkPreview {
  /** The document's title, as the app sets it. */
  tabTitle: string;
  title: string;
  description: string;
  /** Image of 1200 × 630: a path on the asset host, or on this server if it starts with a slash. */
  picture: string;
  /** Alternative text of the image. */
  pictureText: string;
  /** Null if the page depends on its query. */
  canonicalPath: string | null;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

/**
 * Overrides of the declared preview for a path; undefined: none; 'not-found': visitors find no
 * such page.
 */
export type PreviewResolver = (
  path: string,
) => Promise<Partial<LinkPreview> | 'not-found' | undefined>;

/** The first resolver with a result wins. */
export function combineResolvers(resolvers: readonly PreviewResolver[]): PreviewResolver {
  return async (path) => {
    for (const resolve of resolvers) {
      const preview = await resolve(path);
      if (preview !== undefined) return preview;
    }
    return undefined;
  };
}

/** Prefixes of absolute URLs. */
interface BaseUrls {
  /** Of this server: 'http://192.168.1.20:3000'. */
  server: string;
  /** A path on this server, or an absolute URL. */
  assets: string;
}

/** What other sites display at most. */
const maxCharacters = { title: 90, description: 220 } as const;

/** Inserts title and Open Graph tags into the app's document. */
export function withPreview(html: string, preview: LinkPreview, baseUrls: BaseUrls): string {
  const { picture, pictureText, canonicalPath, isListed } = preview;
  const title = truncated(preview.title, maxCharacters.title);
  const description = truncated(preview.description, maxCharacters.description);
  const path = picture.startsWith('/') ? picture : `${baseUrls.assets}/${picture}`;
  const url = canonicalPath === null ? null : baseUrls.server + canonicalPath;
  const tags = [
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isListed && url !== null ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'it_IT'),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', new URL(path, baseUrls.server).href),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', truncated(pictureText, maxCharacters.description)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
  const tab = escapeHtml(truncated(preview.tabTitle, maxCharacters.title + productName.length + 3));
  return html
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${tab}</title>${tags}`);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/**
 * One line, without control and bidirectional formatting characters, truncated with an ellipsis.
 */
function truncated(text: string, maxLength: number): string {
  const plain = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const characters = [...plain];
  return characters.length <= maxLength
    ? plain
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Prevents HTML injection: texts contain names chosen by players. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEntities[character] ?? '');
}

const pageLinkPicture = z.enum(pageOgImages);

/** A page's declaration in the build's page manifest. */
export const declaredPage = z.object({
  access: z.enum(['public', 'user', 'admin']),
  title: z.string(),
  /** The path alone is no page: a parameter must follow. */
  needsParameter: z.boolean(),
  /** Present for public pages. */
  preview: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.string(),
      picture: pageLinkPicture,
      pictureText: z.string(),
      isUnlisted: z.optional(z.boolean()),
      dependsOnQuery: z.optional(z.boolean()),
    }),
  ),
});
type DeclaredPage = z.output<typeof declaredPage>;

const defaultPicture: PageOgImage = 'tournament';

/** For pages without a declaration. */
export const defaultPreview: LinkPreview = {
  tabTitle: productName,
  title: productName,
  description: `Accedi a ${productName}.`,
  picture: pageOgImagePath(defaultPicture),
  pictureText: `${productName}: uno stadio al tramonto`,
  canonicalPath: null,
  isListed: false,
};

/** The declared preview; for pages that need a session, an invitation to sign in. */
export function declaredPreview(
  path: string,
  { title, preview, needsParameter }: DeclaredPage,
): LinkPreview {
  const page = { tabTitle: title, title };
  if (preview === undefined) {
    const description = `Accedi a ${productName} per aprire «${title}».`;
    return { ...defaultPreview, ...page, description, canonicalPath: needsParameter ? null : path };
  }
  const { isUnlisted = false, dependsOnQuery = false, ...declared } = preview;
  return {
    ...page,
    ...declared,
    picture: pageOgImagePath(declared.picture),
    title: declared.title ?? title,
    canonicalPath: dependsOnQuery || needsParameter ? null : path,
    isListed: !isUnlisted,
  };
}
