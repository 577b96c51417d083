import { expect, test } from 'vitest';
import { mechanicsVersions } from './mechanics-versions.ts';
import fingerprints from './testing/golden-battles.json';
import { goldenBattle, goldenBattles } from './testing/golden-battles.ts';
import { battleCount } from './testing/random-battles.ts';

/*
 * Running battles continue with the next version of the engine, so a version that plays one of
 * these differently must not replace this one. They also change with the tables of generation 4 and
 * with the random teams: then `npm run golden -w @poketorneo/battle` writes them anew.
 */
test.each(mechanicsVersions)('golden battles are unchanged (mechanics %i)', (mechanics) => {
  const known = fingerprints[mechanics];
  expect(known).toHaveLength(goldenBattles);
  const played = Array.from({ length: Math.min(goldenBattles, battleCount(10)) }, (_, index) =>
    goldenBattle(index, mechanics),
  );
  expect(played).toEqual(known.slice(0, played.length));
});
