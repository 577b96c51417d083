import { types, unknownType } from '@poketorneo/gen4/types';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnFiles } from './build-drawings.ts';
import { contrast, inkOn } from './drawings/kit/colour.ts';
import { letters } from './drawings/kit/letters.ts';
import { typeColours } from './drawings/kit/palette.ts';
import { typeLabels } from './drawings/types/type-icon.ts';

const files = drawnFiles();

/** The names of elements with unbalanced tags. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}

describe('drawings', () => {
  it('have unique paths', () => {
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  });

  it.each(files)('$file is well-formed, scalable and self-contained', ({ svg }) => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|style)|NaN|undefined|Infinity/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|\bon\w+=/);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
    const defined = [...svg.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    expect(new Set(defined).size).toBe(defined.length);
  });

  it.each(files)('$file can be rasterised', async ({ svg }) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });

  it('keeps backgrounds of pages and battles below 25 kB', () => {
    const large = files.filter(
      ({ file, svg }) => /^(backgrounds|arenas)\//.test(file) && svg.length > 25_000,
    );
    expect(large.map(({ file }) => file)).toEqual([]);
  });

  it('has an arena for every type, for none, and for each of the four champions', () => {
    const names = [...types, unknownType].map(({ id }) => `${id}`);
    const champions = [1, 2, 3, 4].map((position) => `champion-${position}`);
    for (const name of [...names, ...champions]) {
      for (const part of ['wall', 'floor', 'platform']) {
        expect(files.map(({ file }) => file)).toContain(`arenas/${name}/${part}.svg`);
      }
    }
  });

  it('are deterministic', () => {
    expect(drawnFiles()).toEqual(files);
  });
});

describe('labels of types', () => {
  it.each([...types, unknownType])('$name is spelt as the game spells it', ({ id, name }) => {
    expect(typeLabels.get(id)).toBe(name.toUpperCase());
    for (const letter of name.toUpperCase()) expect(letters.has(letter)).toBe(true);
  });

  it.each([...typeColours])('the label of type %i reads well on %s', (_, colour) => {
    expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
  });
});
