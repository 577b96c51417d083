import { describe, expect, it } from 'vitest';
import { tournamentDrawings } from './index.ts';
import { svgProblems } from './svg-problems.ts';

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

  it.each(drawings)('$path is self-contained and light', ({ svg }) => {
    expect(svgProblems(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(25_000);
  });

  it('are deterministic', () => {
    expect(tournamentDrawings()).toEqual(drawings);
  });
});
