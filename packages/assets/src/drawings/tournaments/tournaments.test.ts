import { describe, expect, it } from 'vitest';
import { tournamentDrawings } from './index.ts';
import { faults } from './well-formed.ts';

const drawings = tournamentDrawings();

describe('tournamentDrawings', () => {
  it('draws a card for every tournament', () => {
    expect(drawings.map(({ path }) => path)).toEqual([
      'tournaments/kanto.svg',
      'tournaments/johto.svg',
      'tournaments/hoenn.svg',
      'tournaments/sinnoh.svg',
    ]);
  });

  it.each(drawings)('$path stands on its own and is light', ({ svg }) => {
    expect(faults(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(25_000);
  });

  it('draws the same at every build', () => {
    expect(tournamentDrawings()).toEqual(drawings);
  });
});
