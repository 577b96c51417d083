import { damageClassPath, typePath, typeSignPath } from '@poketorneo/gen4/asset-paths';
import sharp from 'sharp';
import { arenas } from './drawings/arenas/index.ts';
import { backgrounds } from './drawings/backgrounds/index.ts';
import { badgeDrawings } from './drawings/badges/index.ts';
import { brand, brandPixels } from './drawings/brand/index.ts';
import { damageClasses, damageClassIcon } from './drawings/damage-classes/damage-class-icon.ts';
import { effects } from './drawings/effects/index.ts';
import { errors } from './drawings/errors/index.ts';
import { leaderDrawings } from './drawings/leaders/index.ts';
import { mapDrawings } from './drawings/maps/index.ts';
import { pictures } from './drawings/pictures/index.ts';
import { tournamentDrawings } from './drawings/tournaments/index.ts';
import { typeIcon, typeLabels, typeSign } from './drawings/types/type-icon.ts';
import { forEachConcurrently } from './output/for-each-concurrently.ts';
import type { OutputFolder } from './output/output-folder.ts';

/** A generated drawing: its path on the asset host and its SVG. */
export interface DrawnFile {
  readonly file: string;
  readonly svg: string;
}

/** Width in pixels of labels also rasterised as PNG: three times their drawing. */
const labelWidth = 324;

function svgPath(pngPath: string): string {
  return pngPath.replace(/\.png$/, '.svg');
}

function folderOf(folder: string, set: Readonly<Record<string, () => string>>): DrawnFile[] {
  return Object.entries(set).map(([name, draw]) => ({
    file: `${folder}/${name}.svg`,
    svg: draw(),
  }));
}

/** The labels of types and damage classes. */
function labels(): DrawnFile[] {
  return [
    ...[...typeLabels.keys()].map((id) => ({ file: svgPath(typePath(id)), svg: typeIcon(id) })),
    ...damageClasses.map((name) => ({
      file: svgPath(damageClassPath(name)),
      svg: damageClassIcon(name),
    })),
  ];
}

/** All generated drawings that are served as SVG. */
export function drawnFiles(): DrawnFile[] {
  return [
    ...labels(),
    ...[...typeLabels.keys()].map((id) => ({ file: typeSignPath(id), svg: typeSign(id) })),
    ...folderOf('backgrounds', backgrounds),
    ...[...arenas].flatMap(([folder, arena]) => folderOf(folder, { ...arena })),
    ...folderOf('effects', effects),
    ...folderOf('errors', errors),
    ...folderOf('pictures', pictures),
    ...folderOf('brand', brand),
    ...[...badgeDrawings(), ...leaderDrawings(), ...mapDrawings(), ...tournamentDrawings()].map(
      ({ path, svg }) => ({ file: path, svg }),
    ),
  ];
}

/** A drawing rasterised as PNG of this width. */
async function rasterised(svg: string, width: number): Promise<Uint8Array> {
  const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: Math.max(72, (72 * width) / drawn) })
    .resize(width)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Writes every drawing as SVG, and the rasterised ones as PNG. */
export async function buildDrawings(output: OutputFolder): Promise<void> {
  await forEachConcurrently(drawnFiles(), 8, ({ file, svg }) => output.write(file, svg));
  await forEachConcurrently(labels(), 4, async ({ file, svg }) =>
    output.write(file.replace(/\.svg$/, '.png'), await rasterised(svg, labelWidth)),
  );
  await forEachConcurrently(brandPixels, 2, async ({ name, draw, width }) =>
    output.write(`brand/${name}.png`, await rasterised(draw(), width)),
  );
}
