import { describe, expect, it } from 'vitest';
import { speciesByRegion, speciesOfTier } from './species-of-tier.ts';

describe('speciesOfTier', () => {
  it('lists every species once, in one tier', () => {
    const all = [...speciesOfTier(1), ...speciesOfTier(2), ...speciesOfTier(3)];
    expect(all).toHaveLength(493);
    expect(new Set(all)).toEqual(new Set(Array.from({ length: 493 }, (_, index) => index + 1)));
  });

  it('keeps the national order', () => {
    expect(speciesOfTier(3)).toEqual([150, 249, 250, 382, 383, 384, 386, 483, 484, 487, 491, 493]);
  });
});

describe('speciesByRegion', () => {
  it.each([
    ['Kanto', 145, 1, 148],
    ['Johto', 93, 152, 247],
    ['Hoenn', 123, 252, 375],
    ['Sinnoh', 92, 387, 479],
  ])('%s has %i common species, from %i to %i', (name, count, first, last) => {
    const group = speciesByRegion(1).find(({ region }) => region === name);
    expect(group?.speciesIds).toHaveLength(count);
    expect(group?.speciesIds.at(0)).toBe(first);
    expect(group?.speciesIds.at(-1)).toBe(last);
  });
});
