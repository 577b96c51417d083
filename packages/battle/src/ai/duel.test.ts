import { expect, test } from 'vitest';
import { pokemon } from '../testing/pokemon.ts';
import { strengthAgainst } from './strength.ts';

test('one that is only healed by its item has a finite strength', () => {
  const own = pokemon('snorlax', ['strength'], { item: 'leftovers' });
  const harmless = pokemon('magikarp', ['splash'], { item: 'leftovers' });
  expect(strengthAgainst(own, harmless)).toBeGreaterThan(0);
  expect(strengthAgainst(harmless, own)).toBeLessThan(0);
});

test('a recovery that outdoes the foe’s attack counts', () => {
  const foe = pokemon('tauros', ['tackle']);
  const strong = strengthAgainst(pokemon('chansey', ['pound', 'soft-boiled']), foe);
  expect(strong).toBeGreaterThan(strengthAgainst(pokemon('chansey', ['pound']), foe));
});
