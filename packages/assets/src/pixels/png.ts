import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PixelPicture } from './pixel-picture.ts';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const indexedColour = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** The picture's palette in order of appearance, and each pixel's index in it. */
interface Indexed {
  readonly colours: readonly number[];
  readonly places: Uint16Array;
}

function indexed({ rgba }: PixelPicture): Indexed {
  const colours = [0];
  const known = new Map([[0, 0]]);
  const places = new Uint16Array(rgba.length / 4);
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const colour = rgba[pixel * 4 + 3] === 0 ? 0 : view.getUint32(pixel * 4);
    let place = known.get(colour);
    if (place === undefined) {
      place = colours.length;
      known.set(colour, place);
      colours.push(colour);
    }
    places[pixel] = place;
  }
  return { colours, places };
}

function packedRows(
  { width, height }: PixelPicture,
  places: Uint16Array,
  bits: number,
): Uint8Array {
  const stride = Math.ceil((width * bits) / 8) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits;
      const at = y * stride + 1 + (bit >> 3);
      rows[at] = (rows[at] ?? 0) | ((places[y * width + x] ?? 0) << (8 - bits - (bit & 7)));
    }
  }
  return rows;
}

function indexedPng(picture: PixelPicture, { colours, places }: Indexed): Uint8Array {
  const bits = [1, 2, 4, 8].find((depth) => colours.length <= 2 ** depth) ?? 8;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header[8] = bits;
  header[9] = indexedColour;
  const channel = (shift: number) => colours.map((colour) => (colour >>> shift) & 255);
  const [red, green, blue] = [channel(24), channel(16), channel(8)];
  const palette = colours.flatMap((_, i) => [red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0]);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette)),
    chunk('tRNS', Uint8Array.from(channel(0))),
    chunk('IDAT', deflateSync(packedRows(picture, places, bits), { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/**
 * A lossless PNG: with a palette up to 256 colours (sharp's own palettes shift colours a little),
 * in full colour otherwise.
 */
export async function png(picture: PixelPicture): Promise<Uint8Array> {
  const { width, height, rgba } = picture;
  const parts = indexed(picture);
  if (parts.colours.length <= 256) return indexedPng(picture, parts);
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
