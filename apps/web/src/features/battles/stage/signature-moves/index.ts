import { size } from '../motion.ts';
import type { AttackPhase, MoveAnimation } from '../move-animations/move-animation.ts';
import { fadeAtTargets } from '../move-animations/phases.ts';
import { aerialAce, airSlash, fly, roost } from './air.ts';
import { brickBreak, crunch, icePunch, meteorMash } from './blows.ts';
import { draw } from './drawing.ts';
import type { DrawingName } from './drawing-names.ts';
import { dig, earthquake, rockSlide, stoneEdge } from './earth.ts';
import { flamethrower, thunderbolt, thunderWave, willOWisp } from './fire-and-lightning.ts';
import { hyperBeam, iceBeam, solarBeam } from './rays.ts';
import { energyBall, shadowBall, sludgeBomb, toxic, waterPulse } from './shots.ts';
import { type SignatureName, signatureNames } from './signature-names.ts';
import { psychic, rest, substitute, swordsDance } from './spells.ts';
import { blizzard, surf } from './storms.ts';

/** The emblem of each, seen under reduced motion, and its phases. */
const animations: Readonly<
  Record<SignatureName, readonly [emblem: DrawingName, phases: Partial<MoveAnimation>]>
> = {
  earthquake: ['crack', earthquake],
  'ice-beam': ['iceBlock', iceBeam],
  'shadow-ball': ['shadow', shadowBall],
  psychic: ['mindRing', psychic],
  'stone-edge': ['blade', stoneEdge],
  thunderbolt: ['bolt', thunderbolt],
  surf: ['splash', surf],
  'thunder-wave': ['arc', thunderWave],
  'ice-punch': ['iceFist', icePunch],
  'energy-ball': ['energy', energyBall],
  'brick-break': ['chop', brickBreak],
  'sludge-bomb': ['splat', sludgeBomb],
  'will-o-wisp': ['wisp', willOWisp],
  'aerial-ace': ['streak', aerialAce],
  'water-pulse': ['ripple', waterPulse],
  crunch: ['jawUpper', crunch],
  'rock-slide': ['boulder', rockSlide],
  'swords-dance': ['sword', swordsDance],
  roost: ['wings', roost],
  flamethrower: ['flame', flamethrower],
  'air-slash': ['airBlade', airSlash],
  dig: ['mound', dig],
  toxic: ['toxicDrop', toxic],
  blizzard: ['flake', blizzard],
  fly: ['feather', fly],
  'hyper-beam': ['hyperOrb', hyperBeam],
  'meteor-mash': ['cometFist', meteorMash],
  rest: ['moon', rest],
  'solar-beam': ['sun', solarBeam],
  substitute: ['doll', substitute],
};

function still(emblem: DrawingName): AttackPhase {
  return (stage, run, attack) =>
    fadeAtTargets(attack, (at, frames, timing) =>
      draw(stage, run, emblem, at, size(stage, 0.34), frames, timing),
    );
}

/** Moves with phases of their own, by identifier; the others are those of the move's family. */
export const signatureMoves: Readonly<Record<string, Partial<MoveAnimation>>> = Object.fromEntries(
  signatureNames.map((name) => {
    const [emblem, phases] = animations[name];
    return [name, { sound: name, still: still(emblem), ...phases }];
  }),
);
