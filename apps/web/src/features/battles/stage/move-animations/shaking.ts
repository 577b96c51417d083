import { count, each, into, out, scattered, size } from '../motion.ts';
import { coloursOf } from '../shapes.ts';
import { burst } from '../shared-animations.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, smoulder } from './phases.ts';

/* Moves that shake the ground. */

const quakeTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  void letGo(run, user);
  const long = look.isGreat ? 1000 : 640;
  void stage.tint(run, coloursOf(look.typeId)[0], 0.22, long);
  await Promise.all([
    stage.shake(run, look.isGreat ? 4 : 2.4, long),
    each(targets, (target) =>
      each(count(9), (index) => {
        const x = scattered(index) * target.spot.disc * 0.45;
        const high = size(stage, 0.18) * (0.7 + 0.3 * scattered(index, 2));
        const at = { ...target.feet, x: target.feet.x + x };
        return stage.shape(
          run,
          index % 3 === 0 ? 'dust' : look.shape,
          at,
          size(stage, 0.1),
          [
            { transform: 'scale(.3)', opacity: 0, easing: out },
            {
              transform: `translate(${(x * 0.2).toFixed(0)}px, ${-high.toFixed(0)}px) rotate(${index * 40}deg)`,
              opacity: 1,
              offset: 0.45,
              easing: into,
            },
            {
              transform: `translate(${(x * 0.4).toFixed(0)}px, 8px) rotate(${index * 90}deg) scale(.6)`,
              opacity: 0,
            },
          ],
          { duration: 520, delay: (index % 5) * (long / 8) },
        );
      }),
    ),
  ]);
};

const blastTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  void letGo(run, user);
  const centre = look.shape === 'impact' ? user.heart : (targets[0] ?? user).heart;
  void stage.tint(run, look.isGreat ? '#ffffff' : coloursOf(look.typeId)[0], 0.75, 700);
  void stage.shake(run, look.isGreat ? 4 : 2.2, 800);
  await Promise.all([
    stage.light(
      run,
      'glow',
      look.typeId,
      centre,
      size(stage, 0.9),
      [
        { transform: 'scale(.1)', opacity: 1 },
        { transform: 'scale(1)', opacity: 1, offset: 0.5 },
        { transform: 'scale(1.3)', opacity: 0 },
      ],
      { duration: 760, easing: 'ease-out' },
    ),
    each(count(3), (index) =>
      stage.light(
        run,
        'ring',
        look.typeId,
        centre,
        size(stage, 0.5),
        [
          { transform: 'scale(.1)', opacity: 1 },
          { transform: `scale(${1.6 + index * 0.5})`, opacity: 0 },
        ],
        { duration: 620, delay: index * 110, easing: 'ease-out' },
      ),
    ),
    burst(stage, run, centre, look, 14),
  ]);
};

export const quake: MoveAnimation = {
  anticipate: gatherStrength,
  travel: quakeTravel,
  impact: burstOut,
  aftermath: smoulder,
};

export const blast: MoveAnimation = {
  anticipate: gatherStrength,
  travel: blastTravel,
  impact: burstOut,
  aftermath: smoulder,
};
