import type { OutlineFont } from './outline-font.ts';

/** The size that other sites display. */
export const imageSize = { width: 1200, height: 630 } as const;

/** An asset with its position. */
export interface PlacedPicture {
  picture: string;
  left: number;
  top: number;
  size: number;
  /** Scaled without smoothing. */
  isPixelated?: boolean;
  /** Trimmed, scaled without smoothing, and aligned to the lower edge. */
  isBottomAligned?: boolean;
}

/** Layers of an image, from back to front. */
export interface Drawing {
  /** Asset of the full size. */
  background: string;
  layers: readonly (string | PlacedPicture)[];
}

/** Draws an image from its data. */
export type Draw<Content> = (content: Content, letters: OutlineFont) => Drawing;

/** An SVG layer. */
export function layer(...content: readonly string[]): string {
  const { width, height } = imageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  opacity?: number;
  radius?: number;
  edge?: string;
}

export function box({
  x,
  y,
  width,
  height,
  fill,
  opacity = 1,
  radius: round = 0,
  edge,
}: Box): string {
  const stroke = edge === undefined ? '' : ` stroke="${edge}" stroke-width="5"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" fill-opacity="${opacity}"${stroke}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** Brand colours. */
export const colours = {
  night: '#0d1630',
  white: '#ffffff',
  platinum: '#e5e9f2',
  gold: '#ffd267',
  silver: '#c3cbe0',
  bronze: '#d79a66',
  red: '#e63946',
} as const;
