import { expect, it } from 'vitest';
import { modulePath } from './module-path.ts';

/** The dark modules of a path, row by row. */
function painted({ size, path }: ReturnType<typeof modulePath>): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '·'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('█', Number(x), Number(x) + Number(width));
  }
  return rows.map((row) => row.join(''));
}

it('draws the three eyes that readers look for, with the margin that they need', () => {
  const rows = painted(modulePath('http://192.168.1.20:3000/invito/abc'));
  const empty = '·'.repeat(rows.length);
  expect(rows.slice(0, 4)).toEqual([empty, empty, empty, empty]);
  expect(rows.slice(-4)).toEqual([empty, empty, empty, empty]);
  const eye = ['███████', '█·····█', '█·███·█', '█·███·█', '█·███·█', '█·····█', '███████'];
  expect(rows.slice(4, 11).map((row) => row.slice(4, 11))).toEqual(eye);
  expect(rows.slice(4, 11).map((row) => row.slice(-11, -4))).toEqual(eye);
  expect(rows.slice(-11, -4).map((row) => row.slice(4, 11))).toEqual(eye);
});

it('draws another code for another text', () => {
  expect(modulePath('a').path).not.toBe(modulePath('b').path);
});
