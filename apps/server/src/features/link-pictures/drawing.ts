import type { Letters } from './letters.ts';

/** As large as other sites show a picture beside a link. */
export const linkSize = { width: 1200, height: 630 } as const;

/** A picture of the asset host in its place. */
export interface PlacedPicture {
  picture: string;
  left: number;
  top: number;
  size: number;
  /** Small pictures of few pixels are enlarged without being blurred. */
  isPixelated?: boolean;
  /** Such a one, without the empty room around it, its feet at the lower edge of its place. */
  stands?: boolean;
}

/** What a picture is made of, from the back to the front. */
export interface Drawing {
  /** What is behind everything: as large as the whole, on the asset host. */
  ground: string;
  layers: readonly (string | PlacedPicture)[];
}

/** How what is known is drawn. */
export type Draw<Facts> = (facts: Facts, letters: Letters) => Drawing;

/** A layer of its own. */
export function layer(...content: readonly string[]): string {
  const { width, height } = linkSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  opacity?: number;
  round?: number;
  edge?: string;
}

export function box({ x, y, width, height, fill, opacity = 1, round = 0, edge }: Box): string {
  const stroke = edge === undefined ? '' : ` stroke="${edge}" stroke-width="5"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" fill-opacity="${opacity}"${stroke}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** The product's own colours. */
export const ink = {
  night: '#0d1630',
  white: '#ffffff',
  platinum: '#e5e9f2',
  gold: '#ffd267',
  silver: '#c3cbe0',
  bronze: '#d79a66',
  red: '#e63946',
} as const;
