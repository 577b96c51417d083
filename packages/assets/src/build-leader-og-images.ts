import { ogImagePath } from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';
import type { Arena } from './drawings/arenas/arena-kit.ts';
import { arenas } from './drawings/arenas/index.ts';
import { typeColours } from './drawings/kit/palette.ts';
import { cast } from './drawings/leaders/cast.ts';
import { type Leader, leaderPicture, portrait } from './drawings/leaders/portrait.ts';
import { horizon, linkSize, portraitPlace, versus } from './drawings/links/versus.ts';
import { regions } from './drawings/tournaments/drawing.ts';
import { forEachConcurrently } from './output/for-each-concurrently.ts';
import type { OutputFolder } from './output/output-folder.ts';

const { width, height } = linkSize;

/** The part of an arena's field that an og:image shows. */
async function field({ wall, floor }: Arena): Promise<Buffer> {
  const [above, below] = await Promise.all([
    sharp(Buffer.from(wall())).resize(width, horizon, { position: 'bottom' }).png().toBuffer(),
    sharp(Buffer.from(floor()))
      .resize(width, height - horizon, { fit: 'fill' })
      .png()
      .toBuffer(),
  ]);
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: below, left: 0, top: horizon },
    ])
    .png()
    .toBuffer();
}

/**
 * The og:image of battles against a leader. JPEG, because other sites drop images above
 * some 300 kB.
 */
export async function leaderOgImage(leader: Leader, arena: Arena): Promise<Uint8Array> {
  const { left, top, size } = portraitPlace;
  const density = (72 * size) / 240;
  const face = await sharp(Buffer.from(portrait(leader)), { density })
    .resize(size)
    .toBuffer();
  return sharp(await field(arena))
    .composite([
      { input: Buffer.from(versus(typeColours.get(leader.typeId) ?? '#ffffff')) },
      { input: face, left, top },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The og:images of battles against each leader of each tournament. */
export async function buildLeaderOgImages(output: OutputFolder): Promise<void> {
  const all = regions.flatMap((region, tournament) =>
    cast[region].map((leader, index) => ({
      leader,
      picture: leaderPicture(region, index + 1),
      place: leader.champion ? `champion-${tournament + 1}` : `${leader.typeId}`,
    })),
  );
  await forEachConcurrently(all, 2, async ({ leader, picture, place }) => {
    const arena = arenas.get(`arenas/${place}`);
    if (arena === undefined) throw new RangeError(`There is no arena ${place}`);
    await output.write(ogImagePath(picture), await leaderOgImage(leader, arena));
  });
}
