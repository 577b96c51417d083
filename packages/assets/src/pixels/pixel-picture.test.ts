import { describe, expect, it } from 'vitest';
import { doubled, emptyPicture, onCanvas, type PixelPicture, trimmed } from './pixel-picture.ts';

/** A picture from rows of '#' (opaque red) and '.' (nothing). */
function picture(...rows: readonly string[]): PixelPicture {
  const drawn = emptyPicture(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      if (mark === '#') drawn.rgba.set([255, 0, 0, 255], (y * drawn.width + x) * 4);
    });
  });
  return drawn;
}

function rows({ width, height, rgba }: PixelPicture): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (rgba[(y * width + x) * 4 + 3] ? '#' : '.')).join(''),
  );
}

describe('pixel pictures', () => {
  it('are trimmed of their margin', () => {
    expect(rows(trimmed(picture('....', '..#.', '.##.', '....')))).toEqual(['.#', '##']);
  });

  it('cannot be trimmed when fully transparent', () => {
    expect(() => trimmed(emptyPicture(3, 3))).toThrow(RangeError);
  });

  it('are placed on the ground or in the middle of their canvas', () => {
    const small = picture('#.', '##');
    expect(rows(onCanvas(small, 4, 4, 'ground'))).toEqual(['....', '....', '.#..', '.##.']);
    expect(rows(onCanvas(small, 4, 4, 'middle'))).toEqual(['....', '.#..', '.##.', '....']);
  });

  it('are cropped evenly when too large', () => {
    expect(rows(onCanvas(picture('#..#', '.##.', '.##.', '#..#'), 2, 2, 'middle'))).toEqual([
      '##',
      '##',
    ]);
  });

  it('are doubled pixel by pixel', () => {
    expect(rows(doubled(picture('#.')))).toEqual(['##..', '##..']);
  });
});
