import type { PixelPicture } from './pixel-picture.ts';

/** Pixels missing in a notched ear, relative to the trimmed sprite's upper left. */
const gaps: readonly (readonly [x: number, y: number])[] = [
  [21, 6],
  [22, 6],
  [22, 7],
  [25, 8],
  [25, 9],
  [24, 9],
];

/** Pichu's trimmed sprite with two notches in its ear, since the spiky-eared form has no sprite. */
export function withSpikyEar(pichu: PixelPicture): PixelPicture {
  const rgba = Uint8Array.from(pichu.rgba);
  for (const [x, y] of gaps) rgba.fill(0, (y * pichu.width + x) * 4, (y * pichu.width + x) * 4 + 4);
  return { ...pichu, rgba };
}

/** Pichu's artwork with the same notches cut out of it. */
export function artworkWithSpikyEar(svg: string): string {
  const open = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  const close = svg.lastIndexOf('</svg>');
  const mask =
    '<mask id="ear" maskUnits="userSpaceOnUse" x="-5" y="-5" width="130" height="145">' +
    '<path fill="#fff" d="M-5 -5H125V140H-5Z"/>' +
    '<path d="M97.5 3.5L104.5 -1L102.5 9ZM115 9L114 20L107.5 13.5Z"/></mask>';
  return `${svg.slice(0, open)}${mask}<g mask="url(#ear)">${svg.slice(open, close)}</g></svg>`;
}
