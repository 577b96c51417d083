import { expect, it } from 'vitest';
import { tournamentSlugs } from '../../seed/content/index.ts';
import { leaders } from '../../seed/content/leaders.ts';
import { gradesAtFirst } from './0011-battles.ts';

it('the leaders of an older installation play as well as those of a new one', () => {
  const grades = tournamentSlugs.map((slug) => [
    slug,
    leaders
      .filter(({ tournamentSlug }) => tournamentSlug === slug)
      .map(({ battleGrade }) => battleGrade),
  ]);
  expect(gradesAtFirst).toEqual(Object.fromEntries(grades));
});
