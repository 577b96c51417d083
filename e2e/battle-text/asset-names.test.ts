import { expect, expectTypeOf, test } from 'vitest';
import { drawingNames } from '../../apps/web/src/features/battles/stage/signature-moves/drawing-names.ts';
import type { BattleSound } from '../../apps/web/src/features/battles/stage/sounds.ts';
import { soundNames } from '../../apps/web/src/lib/sound-names.ts';
import type { BattleSoundName } from '../../packages/assets/src/audio/battle-sounds.ts';
import { builtSoundNames } from '../../packages/assets/src/audio/build-audio.ts';
import { signatureShapes } from '../../packages/assets/src/drawings/effects/signature-shapes.ts';

test('the web app plays exactly the sounds that are built', () => {
  const built = builtSoundNames.filter((name) => !name.startsWith('battle-'));
  expect(soundNames.toSorted()).toEqual(built.toSorted());
  expectTypeOf<BattleSound>().toEqualTypeOf<BattleSoundName>();
});

test('the web app finds each drawing of the signature moves in its cell', () => {
  expect(drawingNames).toEqual(Object.keys(signatureShapes));
});
