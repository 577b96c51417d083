import { ogBackgroundPath, type PageOgImage, pageOgImagePath } from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';
import { backgrounds } from './drawings/backgrounds/index.ts';
import { sceneSize } from './drawings/backgrounds/scene-size.ts';
import { shareCard } from './drawings/brand/share-card.ts';
import { bandTop, groundCard, pageCard } from './drawings/links/page-card.ts';
import { typeBoard } from './drawings/links/type-board.ts';
import { linkSize } from './drawings/links/versus.ts';
import { forEachConcurrently } from './output/for-each-concurrently.ts';
import type { OutputFolder } from './output/output-folder.ts';
import type { FormSubject } from './sources/form-subject.ts';
import { artworkSource } from './sources/pokeapi-sprites.ts';

const { width, height } = linkSize;

/** JPEG quality: other sites drop images above some 300 kB. */
const quality = { quality: 86, chromaSubsampling: '4:4:4' } as const;

/** The visible part of a scene. */
interface SceneCrop {
  readonly scene: keyof typeof backgrounds;
  /** Horizontal centre: 0 its left end, 1 its right one. */
  readonly middle: number;
  /** Zoom, from 1 for the full height; anchored at the ground. */
  readonly zoom?: number;
}

interface OgImageSpec extends SceneCrop {
  readonly title: string;
  /** Artwork of these forms is drawn in the scene. */
  readonly forms?: readonly number[];
  /** Drawn over the scene. */
  readonly drawing?: () => string;
}

/** The og:image of each page; the tournament page has the product's card. */
export const pageOgImageSpecs: Readonly<Record<Exclude<PageOgImage, 'tournament'>, OgImageSpec>> = {
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

/** Backgrounds of the og:images that the server draws. */
const ogBackgrounds = {
  leaderboard: { scene: 'leaderboard', middle: 0, zoom: 1.3 },
  profile: { scene: 'profile', middle: 0.62 },
} as const;

/** Visible height of a landscape above the band. */
const sceneHeight = bandTop + 14;

/** Part of a landscape, as wide as the image. */
async function scenery({ scene, middle, zoom = 1 }: SceneCrop): Promise<Buffer> {
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
async function onGround(forms: readonly FormSubject[]) {
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

/** The og:image of a page. */
export async function pageOgImage(
  { title, drawing, forms = [], ...place }: OgImageSpec,
  subjects: readonly FormSubject[],
): Promise<Uint8Array> {
  const shown = forms.flatMap((id) => subjects.find((form) => form.id === id) ?? []);
  return sharp(await scenery(place))
    .composite([
      { input: Buffer.from(pageCard(title)) },
      ...(drawing === undefined ? [] : [{ input: Buffer.from(drawing()) }]),
      ...(await onGround(shown)),
    ])
    .jpeg(quality)
    .toBuffer();
}

/** The og:images of pages, and the backgrounds of those that the server draws. */
export async function buildPageOgImages(
  output: OutputFolder,
  subjects: readonly FormSubject[],
): Promise<void> {
  await forEachConcurrently(Object.entries(pageOgImageSpecs), 2, async ([name, picture]) =>
    output.write(`links/pages/${name}.jpg`, await pageOgImage(picture, subjects)),
  );
  await output.write(
    pageOgImagePath('tournament'),
    await sharp(Buffer.from(shareCard())).jpeg(quality).toBuffer(),
  );
  for (const ground of ['leaderboard', 'profile'] as const) {
    const picture = sharp(await scenery(ogBackgrounds[ground]))
      .composite([{ input: Buffer.from(groundCard()) }])
      .jpeg({ ...quality, quality: 92 });
    await output.write(ogBackgroundPath(ground), await picture.toBuffer());
  }
}
