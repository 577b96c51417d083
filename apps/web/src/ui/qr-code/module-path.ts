import { encode } from 'uqr';

/** Margin required by scanners, in modules. */
const quietZone = 4;

export interface QrPicture {
  /** Modules per side, including the margin. */
  size: number;
  /** An SVG path around the dark modules. */
  path: string;
}

/** The QR code of a text, as one rectangle for each run of dark modules in a row. */
export function modulePath(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return { size, path: data.flatMap(runsOf).join('') };
}

function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x++;
    runs.push(`M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`);
  }
  return runs;
}
