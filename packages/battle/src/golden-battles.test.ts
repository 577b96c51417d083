import { expect, test } from 'vitest';
import fingerprints from './testing/golden-battles.json';
import { goldenBattle, goldenBattles } from './testing/golden-battles.ts';
import { numberOfBattles } from './testing/random-battles.ts';

/*
 * Battles under way go on with whatever version of the engine comes next, so a version that plays one
 * of these differently must not take them over. They also differ when the tables of generation 4 or
 * the way of drawing them changes: then `npm run golden -w @poketorneo/battle` writes them anew.
 */
test('battles go as they have always gone', () => {
  expect(fingerprints).toHaveLength(goldenBattles);
  const played = Array.from({ length: Math.min(goldenBattles, numberOfBattles(10)) }, (_, index) =>
    goldenBattle(index),
  );
  expect(played).toEqual(fingerprints.slice(0, played.length));
});
