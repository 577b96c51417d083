import { expect, test } from 'vitest';
import { pokemon } from '../testing/pokemon.ts';
import { move, requestOf, scene } from '../testing/scene.ts';
import { viewOf } from './ai-choice-in-battle.ts';
import { isHeld } from './matrix.ts';
import { situationOf } from './situation.ts';

test.each(['wrap', 'mean-look'])('a foe under the effect of %s cannot switch', (held) => {
  const own = [pokemon('arbok', [held], { ability: 'no-guard' })];
  const foe = [pokemon('snorlax', ['splash']), pokemon('snorlax', ['splash'])];
  const battle = scene(foe, own);
  const heldNow = () => {
    const view = viewOf(battle, { format: 'singles', seed: 'a scene', teams: [foe, own] }, 2);
    const [active] = situationOf(2, view, requestOf(battle, 2)).foes;
    return active != null && isHeld(active);
  };
  expect(heldNow()).toBe(false);
  battle.decide({ 1: move(1), 2: move(1) });
  expect(heldNow()).toBe(true);
});
