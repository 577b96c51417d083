import { expect, test } from 'vitest';
import { pokemon } from '../testing/pokemon.ts';
import { estimateDamage } from './damage.ts';
import { freshFighter } from './fighter.ts';
import { factsOf } from './move-facts.ts';

const attacker = freshFighter(pokemon('tangela', ['solar-beam']), 1, 1);
const defender = freshFighter(pokemon('ditto', ['transform']), 2, 1);

function estimate(move: string, weather: 'sun' | 'rain' | 'sandstorm' | 'hail' | null): number {
  const around = {
    weather,
    hasReflect: false,
    hasLightScreen: false,
    isDoubles: false,
    hasGravity: false,
  };
  return estimateDamage(attacker, defender, factsOf(move), around).average;
}

test('weather that hides the sun weakens Solar Beam, once', () => {
  expect(estimate('solar-beam', 'rain')).toBe(estimate('solar-beam', 'hail'));
  expect(estimate('solar-beam', 'rain')).toBeLessThan(estimate('solar-beam', 'sun'));
});

test.each([
  ['ember', 'sun', 'rain'],
  ['surf', 'rain', 'sun'],
] as const)('%s is strengthened by %s and weakened by %s', (move, good, bad) => {
  expect(estimate(move, good)).toBeGreaterThan(estimate(move, null));
  expect(estimate(move, bad)).toBeLessThan(estimate(move, null));
});
