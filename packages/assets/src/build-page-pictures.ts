import {
  linkGroundPath,
  type PageLinkPicture,
  pageLinkPicturePath,
} from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';
import { backgrounds } from './drawings/backgrounds/index.ts';
import { sceneSize } from './drawings/backgrounds/scene-size.ts';
import { shareCard } from './drawings/brand/share-card.ts';
import { bandTop, groundCard, pageCard } from './drawings/links/page-card.ts';
import { typeBoard } from './drawings/links/type-board.ts';
import { linkSize } from './drawings/links/versus.ts';
import { each } from './output/each.ts';
import type { OutputFolder } from './output/output-folder.ts';
import type { FormSubject } from './sources/form-subject.ts';
import { artworkSource } from './sources/pokeapi-sprites.ts';

const { width, height } = linkSize;

/** As JPEG: beside links, pictures of more than some 300 kB are left out. */
const quality = { quality: 86, chromaSubsampling: '4:4:4' } as const;

/** Which part of which scene is shown. */
interface Place {
  readonly scene: keyof typeof backgrounds;
  /** What of the scene is in the middle: 0 its left end, 1 its right one. */
  readonly middle: number;
  /** How much larger than to show its whole height, standing on its ground. */
  readonly zoom?: number;
}

interface Picture extends Place {
  readonly title: string;
  /** Artwork of these forms stands in the scene. */
  readonly forms?: readonly number[];
  /** What is drawn over the scene. */
  readonly drawing?: () => string;
}

/** What is shown beside the link of each page; of the tournament as a whole the product's own card. */
export const pagePictures: Readonly<Record<Exclude<PageLinkPicture, 'tournament'>, Picture>> = {
  pokedex: { title: 'POKÉDEX', scene: 'page', middle: 0.36, forms: [1, 155, 258, 393] },
  'types-table': { title: 'TABELLA DEI TIPI', scene: 'page', middle: 0.5, drawing: typeBoard },
  rules: { title: 'REGOLAMENTO', scene: 'rules', middle: 0.5 },
  'memory-game': { title: 'POKÉMEMORY', scene: 'memory-game', middle: 0.5 },
  quiz: { title: 'POKÉQUIZ', scene: 'quiz', middle: 0.62 },
  'shell-game': { title: 'POKÉSHELL', scene: 'shell-game', middle: 0.5 },
  leaderboard: { title: 'CLASSIFICA', scene: 'leaderboard', middle: 1 },
  replay: { title: 'RIVEDI LA LOTTA', scene: 'pvp', middle: 0.5 },
  profile: { title: 'SFIDANTE', scene: 'profile', middle: 0.5 },
  'sign-up': { title: 'ENTRA NEL TORNEO', scene: 'account', middle: 0.5 },
};

/** The scenes before which the server writes what is known of players. */
const grounds = {
  leaderboard: { scene: 'leaderboard', middle: 0, zoom: 1.3 },
  profile: { scene: 'profile', middle: 0.62 },
} as const;

/** As much of a landscape as is seen above the band. */
const sceneHeight = bandTop + 14;

/** A part of a landscape as wide as a picture. */
async function scenery({ scene, middle, zoom = 1 }: Place): Promise<Buffer> {
  const scale = (zoom * sceneHeight) / sceneSize.height;
  const whole = Math.round(sceneSize.width * scale);
  const wholeHeight = Math.round(sceneSize.height * scale);
  const left = Math.round(Math.min(Math.max(whole * middle - width / 2, 0), whole - width));
  return sharp(Buffer.from(backgrounds[scene]()), { density: 72 * scale })
    .resize(whole, wholeHeight, { fit: 'fill' })
    .extract({ left, top: wholeHeight - sceneHeight, width, height: sceneHeight })
    .extend({ bottom: height - sceneHeight, background: '#000000' })
    .png()
    .toBuffer();
}

const artworkSize = 230;

/** Pokémon side by side on the ground of a scene. */
async function standing(forms: readonly FormSubject[]) {
  const room = width / (forms.length + 0.4);
  return Promise.all(
    forms.map(async (form, index) => {
      const input = await sharp(artworkSource(form), { density: 200 })
        .resize(artworkSize, artworkSize, {
          fit: 'contain',
          position: 'bottom',
          background: '#00000000',
        })
        .png()
        .toBuffer();
      const left = Math.round(room * (index + 0.7) - artworkSize / 2);
      return { input, left, top: 286 };
    }),
  );
}

/** What other sites show beside the link of a page. */
export async function pagePicture(
  { title, drawing, forms = [], ...place }: Picture,
  subjects: readonly FormSubject[],
): Promise<Uint8Array> {
  const shown = forms.flatMap((id) => subjects.find((form) => form.id === id) ?? []);
  return sharp(await scenery(place))
    .composite([
      { input: Buffer.from(pageCard(title)) },
      ...(drawing === undefined ? [] : [{ input: Buffer.from(drawing()) }]),
      ...(await standing(shown)),
    ])
    .jpeg(quality)
    .toBuffer();
}

/** The pictures for the links of pages, and the grounds for those that the server draws. */
export async function buildPagePictures(
  output: OutputFolder,
  subjects: readonly FormSubject[],
): Promise<void> {
  await each(Object.entries(pagePictures), 2, async ([name, picture]) =>
    output.write(`links/pages/${name}.jpg`, await pagePicture(picture, subjects)),
  );
  await output.write(
    pageLinkPicturePath('tournament'),
    await sharp(Buffer.from(shareCard())).jpeg(quality).toBuffer(),
  );
  for (const ground of ['leaderboard', 'profile'] as const) {
    const picture = sharp(await scenery(grounds[ground]))
      .composite([{ input: Buffer.from(groundCard()) }])
      .jpeg({ ...quality, quality: 92 });
    await output.write(linkGroundPath(ground), await picture.toBuffer());
  }
}
