import { linkPicturePath } from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';
import type { Arena } from './drawings/arenas/arena-kit.ts';
import { arenas } from './drawings/arenas/index.ts';
import { typeColours } from './drawings/kit/palette.ts';
import { cast } from './drawings/leaders/cast.ts';
import { type Leader, leaderPicture, portrait } from './drawings/leaders/portrait.ts';
import { horizon, linkSize, portraitPlace, versus } from './drawings/links/versus.ts';
import { regions } from './drawings/tournaments/drawing.ts';
import { each } from './output/each.ts';
import type { OutputFolder } from './output/output-folder.ts';

const { width, height } = linkSize;

/** The field of an arena, as far as a link's picture shows it. */
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
 * What other sites show beside the link of a battle against a leader. As JPEG: beside links, pictures
 * of more than some 300 kB are left out.
 */
export async function linkPicture(leader: Leader, arena: Arena): Promise<Uint8Array> {
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

/** A picture for the links of battles against each leader of each tournament. */
export async function buildLinkPictures(output: OutputFolder): Promise<void> {
  const all = regions.flatMap((region, tournament) =>
    cast[region].map((leader, index) => ({
      leader,
      picture: leaderPicture(region, index + 1),
      place: leader.champion ? `champion-${tournament + 1}` : `${leader.typeId}`,
    })),
  );
  await each(all, 2, async ({ leader, picture, place }) => {
    const arena = arenas.get(`arenas/${place}`);
    if (arena === undefined) throw new RangeError(`There is no arena ${place}`);
    await output.write(linkPicturePath(picture), await linkPicture(leader, arena));
  });
}
