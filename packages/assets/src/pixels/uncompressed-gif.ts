/** A decoded GIF: palette indexes of every frame. */
interface Animation {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  /** Loop count: the application extension as it is in the file. */
  readonly repetition: Uint8Array;
  readonly frames: readonly Frame[];
}

interface Frame {
  /** All pixels, row by row. */
  readonly colours: Uint8Array;
  /** Hundredths of a second. */
  readonly delay: number;
}

const extension = 0x21;
const image = 0x2c;
const control = 0xf9;
const application = 0xff;
const restoreToBackground = 2;

/** Codes of eight bits are byte-aligned; they leave seven bits of colour. */
const colourBits = 7;
const clearCode = 2 ** colourBits;
const endCode = clearCode + 1;
/** Index of the transparent colour; in the source each frame may have its own. */
const transparent = clearCode - 1;
/** Codes before the code size would grow, unless cleared. */
const maxRun = 2 * clearCode - endCode - 2;

/**
 * The same animation without LZW compression: every frame complete, every pixel a byte. GIF
 * compresses each frame alone, though frames repeat; HTTP compression of the whole file finds the
 * repetition only in raw pixels. Null for GIFs unlike the sprites: with local palettes, or more
 * than 64 colours.
 */
export function uncompressedGif(gif: Uint8Array): Uint8Array | null {
  const moving = parseGif(Buffer.from(gif.buffer, gif.byteOffset, gif.byteLength));
  return moving === null ? null : serializeGif(moving);
}

function parseGif(gif: Buffer): Animation | null {
  const width = gif.readUInt16LE(6);
  const height = gif.readUInt16LE(8);
  const flags = gif.readUInt8(10);
  const colours = 2 ** ((flags & 7) + 1);
  if ((flags & 0x80) === 0 || colours > transparent) return null;
  const palette = gif.subarray(13, 13 + colours * 3);
  let at = 13 + colours * 3;
  let repetition: Uint8Array = new Uint8Array(0);
  let next = { unseen: -1, delay: 0, clears: false };
  const frames: Frame[] = [];
  // Current canvas, on which the next frame is drawn.
  let ground: Uint8Array | null = null;
  for (let kind = gif.readUInt8(at); kind === extension || kind === image; kind = gif[at] ?? 0) {
    if (kind === extension) {
      const end = skipBlocks(gif, at + 2);
      const label = gif.readUInt8(at + 1);
      if (label === application) repetition = gif.subarray(at, end);
      if (label === control) {
        const how = gif.readUInt8(at + 3);
        next = {
          unseen: how & 1 ? gif.readUInt8(at + 6) : -1,
          delay: gif.readUInt16LE(at + 4),
          clears: ((how >> 2) & 7) === restoreToBackground,
        };
        if (((how >> 2) & 7) > restoreToBackground) return null;
      }
      at = end;
      continue;
    }
    const place = {
      left: gif.readUInt16LE(at + 1),
      top: gif.readUInt16LE(at + 3),
      width: gif.readUInt16LE(at + 5),
      height: gif.readUInt16LE(at + 7),
    };
    const { unseen, delay, clears } = next;
    const form = gif.readUInt8(at + 9);
    if ((form & 0x80) !== 0) return null;
    const seen: Uint8Array = ground ?? new Uint8Array(width * height).fill(transparent);
    const end = skipBlocks(gif, at + 11);
    const part = decompressed(gif.subarray(at + 11, end), gif.readUInt8(at + 10), place);
    const rows = form & 0x40 ? interlacedRows(place.height) : sequentialRows(place.height);
    draw(part, rows, place, seen, width, unseen);
    frames.push({ colours: seen.slice(), delay });
    if (clears) {
      for (let y = place.top; y < place.top + place.height; y += 1) {
        const row = y * width + place.left;
        seen.fill(transparent, row, row + place.width);
      }
    }
    ground = seen;
    at = end;
  }
  return frames.length === 0 ? null : { width, height, palette, repetition, frames };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function sequentialRows(height: number): number[] {
  return Array.from({ length: height }, (_, row) => row);
}

/** Row order of interlaced frames: every eighth row first, then ever closer ones. */
function interlacedRows(height: number): number[] {
  const rows = sequentialRows(height);
  const passes = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const;
  return passes.flatMap(([first, step]) => rows.filter((row) => row % step === first));
}

function draw(
  part: Uint8Array,
  rows: readonly number[],
  { left, top, width }: Place,
  on: Uint8Array,
  stride: number,
  unseen: number,
): void {
  let at = 0;
  for (const row of rows) {
    const start = (top + row) * stride + left;
    for (let x = start; x < start + width; x += 1) {
      const colour = part[at] ?? unseen;
      if (colour !== unseen) on[x] = colour;
      at += 1;
    }
  }
}

/** Offset after a chain of sub-blocks, each preceded by its length. */
function skipBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (let length = gif.readUInt8(at); length > 0; length = gif.readUInt8(at)) at += length + 1;
  return at + 1;
}

/** LZW-decompressed pixels of a frame: a code is a colour or an earlier sequence. */
function decompressed(blocks: Uint8Array, bits: number, { width, height }: Place): Uint8Array {
  const colours = new Uint8Array(width * height);
  const clear = 2 ** bits;
  // Start of each code's sequence in the output.
  const starts = new Int32Array(4096);
  const lengths = new Int32Array(4096);
  let filled = 0;
  let known = clear + 2;
  let size = bits + 1;
  let longest = 2 ** size;
  let before = -1;
  let waiting = 0;
  let waitingBits = 0;
  let blockEnd = 0;
  for (let at = 0; at < blocks.length; at += 1) {
    const byte = blocks[at] ?? 0;
    if (at === blockEnd) {
      blockEnd += byte + 1;
      continue;
    }
    waiting |= byte << waitingBits;
    waitingBits += 8;
    while (waitingBits >= size) {
      const code = waiting & (longest - 1);
      waiting >>>= size;
      waitingBits -= size;
      if (code === clear) {
        known = clear + 2;
        size = bits + 1;
        longest = 2 ** size;
        before = -1;
        continue;
      }
      if (code === clear + 1) return colours;
      // Each new code is the previous sequence plus the next pixel; it may be the current one
      // itself.
      if (before >= 0 && known < 4096) {
        starts[known] = before;
        lengths[known] = filled - before + 1;
        known += 1;
        if (known === longest && size < 12) {
          size += 1;
          longest *= 2;
        }
      }
      before = filled;
      if (code < clear) {
        colours[filled] = code;
        filled += 1;
        continue;
      }
      const start = starts[code] ?? 0;
      const end = start + (lengths[code] ?? 0);
      for (let from = start; from < end; from += 1) {
        colours[filled] = colours[from] ?? 0;
        filled += 1;
      }
    }
  }
  return colours;
}

function serializeGif({ width, height, palette, repetition, frames }: Animation): Uint8Array {
  const blocksOfRow = Math.ceil(width / maxRun);
  const frameSize = 19 + height * (width + 2 * blocksOfRow) + 3;
  const headSize = 13 + clearCode * 3;
  const gif = Buffer.alloc(headSize + repetition.length + frames.length * frameSize + 1);
  gif.write('GIF89a', 'latin1');
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  gif[10] = 0xf0 | (colourBits - 1);
  gif.set(palette, 13);
  gif.set(repetition, headSize);
  let at = headSize + repetition.length;
  for (const { colours, delay } of frames) {
    gif.set([extension, control, 4, (restoreToBackground << 2) | 1], at);
    gif.writeUInt16LE(delay, at + 4);
    gif[at + 6] = transparent;
    gif[at + 8] = image;
    gif.writeUInt16LE(width, at + 13);
    gif.writeUInt16LE(height, at + 15);
    gif[at + 18] = colourBits;
    at = writeRows(gif, at + 19, colours, width);
    gif.set([1, endCode, 0], at);
    at += 3;
  }
  gif.write(';', at, 'latin1');
  return gif;
}

/** Whole sub-blocks per row, so that equal rows are equal bytes everywhere. */
function writeRows(gif: Buffer, start: number, colours: Uint8Array, width: number): number {
  let at = start;
  for (let row = 0; row < colours.length; row += width) {
    for (let from = row; from < row + width; from += maxRun) {
      const run = colours.subarray(from, Math.min(row + width, from + maxRun));
      gif[at] = run.length + 1;
      gif[at + 1] = clearCode;
      gif.set(run, at + 2);
      at += run.length + 2;
    }
  }
  return at;
}
