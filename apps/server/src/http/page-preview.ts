import { productName } from '@poketorneo/contract';
import {
  type PageLinkPicture,
  pageLinkPicturePath,
  pageLinkPictures,
} from '@poketorneo/gen4/asset-paths';
import * as z from 'zod/mini';
import type { LinkPreview } from './link-preview.ts';

const pageLinkPicture = z.enum(pageLinkPictures);

/** What a page declares of itself, as the build has written it down. */
export const declaredPage = z.object({
  access: z.enum(['public', 'login', 'admin']),
  title: z.string(),
  /** It is one page for each of something: its path alone leads nowhere. */
  needsParameter: z.boolean(),
  /** Of every page that anyone may open. */
  preview: z.optional(
    z.object({
      title: z.optional(z.string()),
      description: z.string(),
      picture: pageLinkPicture,
      pictureText: z.string(),
      isUnlisted: z.optional(z.boolean()),
      isMoreThanItsPath: z.optional(z.boolean()),
    }),
  ),
});
type DeclaredPage = z.output<typeof declaredPage>;

const wallPicture: PageLinkPicture = 'tournament';

/** Of a page of which nothing is known. */
export const plainPreview: LinkPreview = {
  tabTitle: productName,
  title: productName,
  description: `Accedi a ${productName}.`,
  picture: pageLinkPicturePath(wallPicture),
  pictureText: `${productName}: uno stadio al tramonto`,
  address: null,
  isListed: false,
};

/** The preview of a page as it declares it; of one that not everybody may open, that one signs in first. */
export function previewOfPage(
  path: string,
  { title, preview, needsParameter }: DeclaredPage,
): LinkPreview {
  const page = { tabTitle: title, title };
  if (preview === undefined) {
    const description = `Accedi a ${productName} per aprire «${title}».`;
    return { ...plainPreview, ...page, description, address: needsParameter ? null : path };
  }
  const { isUnlisted = false, isMoreThanItsPath = false, ...told } = preview;
  return {
    ...page,
    ...told,
    picture: pageLinkPicturePath(told.picture),
    title: told.title ?? title,
    address: isMoreThanItsPath || needsParameter ? null : path,
    isListed: !isUnlisted,
  };
}
