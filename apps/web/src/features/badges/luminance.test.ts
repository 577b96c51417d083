import { describe, expect, test } from 'vitest';
import { relativeLuminance, textToneOn } from './luminance.ts';

describe('relativeLuminance', () => {
  test.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000FF', 0.0722],
    ['#808080', 0.2159],
    ['#0a0a0a', 0.003],
  ])('%s is %d', (colour, expected) => {
    expect(relativeLuminance(colour)).toBeCloseTo(expected, 4);
  });

  test.each(['', 'red', '#fff', '#gggggg', '#ffffff00'])('rejects %j', (text) => {
    expect(() => relativeLuminance(text)).toThrow(RangeError);
  });
});

describe('textToneOn', () => {
  test.each([
    ['#8c1c2b', 'light'],
    ['#0f5c4d', 'light'],
    ['#e8c766', 'dark'],
    ['#c3d4ec', 'dark'],
    // On either side of the threshold: 0.2961 and 0.3050.
    ['#949494', 'light'],
    ['#969696', 'dark'],
  ])('on %s it is %s', (background, expected) => {
    expect(textToneOn(background)).toBe(expected);
  });
});
