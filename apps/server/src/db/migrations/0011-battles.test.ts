import { expect, it } from 'vitest';
import { tournamentSlugs } from '../../seed/content/index.ts';
import { leaders } from '../../seed/content/leaders.ts';
import { initialGrades } from './0011-battles.ts';

it('leaders of existing and new installations have equal grades', () => {
  const grades = tournamentSlugs.map((slug) => [
    slug,
    leaders
      .filter(({ tournamentSlug }) => tournamentSlug === slug)
      .map(({ battleGrade }) => battleGrade),
  ]);
  expect(initialGrades).toEqual(Object.fromEntries(grades));
});
