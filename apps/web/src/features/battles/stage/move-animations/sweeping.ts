import { count, each, scattered, size } from '../motion.ts';
import { coloursOf } from '../shapes.ts';
import type { Anchor } from '../stage-elements.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, smoulder } from './phases.ts';

/* Moves that sweep over the field from side to side. */

/** A wall of water, or of another substance, rolls over the field. */
export const flood: AttackPhase = async (stage, run, { user, targets, look }) => {
  void letGo(run, user);
  const { width, height } = stage.layout;
  const [target = user] = targets;
  const direction = user.isNear ? 1 : -1;
  const from: Anchor = { x: width / 2, y: user.feet.y, depth: 1 };
  const rise = (target.feet.y - user.feet.y) * 0.9;
  void stage.tint(run, coloursOf(look.typeId)[0], 0.35, 1000);
  for (const index of count(14)) {
    void stage.shape(
      run,
      look.shape,
      { x: (index / 13) * width, y: user.feet.y, depth: 1 },
      size(stage, 0.11),
      [
        { transform: `translateY(${height * 0.2}px)`, opacity: 0 },
        {
          transform: `translateY(${(rise * 0.5 - 40 * Math.abs(scattered(index))).toFixed(0)}px)`,
          opacity: 1,
          offset: 0.5,
        },
        {
          transform: `translate(${direction * 40}px, ${(rise - 20).toFixed(0)}px) rotate(60deg)`,
          opacity: 0,
        },
      ],
      { duration: 620, delay: 150 + (index % 5) * 70, easing: 'ease-out' },
    );
  }
  await each(count(3), (index) =>
    stage.light(
      run,
      'wall',
      look.typeId,
      { ...from, y: from.y + index * 14 },
      width * 1.5,
      [
        {
          transform: `translate(${-direction * width * 0.5}px, ${height * 0.3}px) scale(1, .3)`,
          opacity: 0,
        },
        {
          transform: `translate(${-direction * width * 0.2}px, ${rise * 0.2}px) scale(1, 1)`,
          opacity: 0.95,
          offset: 0.35,
        },
        {
          transform: `translate(${direction * width * 0.1}px, ${rise}px) scale(.9, .8)`,
          opacity: 0.9,
          offset: 0.75,
        },
        {
          transform: `translate(${direction * width * 0.3}px, ${rise}px) scale(.9, .2)`,
          opacity: 0,
        },
      ],
      { duration: 900, delay: index * 110, easing: 'ease-in-out' },
    ),
  );
};

const stormTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  void letGo(run, user);
  const { width } = stage.layout;
  const direction = user.isNear ? 1 : -1;
  const many = look.isGreat ? 22 : 14;
  void stage.tint(run, coloursOf(look.typeId)[0], look.isGreat ? 0.4 : 0.24, 1000);
  if (look.isGreat) void stage.shake(run, 1.2, 900);
  await each(targets, (target) =>
    each(count(many), (index) => {
      const y = target.heart.y + scattered(index, 4) * target.height * 0.75;
      const at = {
        x: target.heart.x - direction * width * 0.5,
        y: y + 30,
        depth: target.spot.depth,
      };
      const way = direction * width;
      const sway = scattered(index, 5) * 40;
      return stage.shape(
        run,
        look.shape,
        at,
        size(stage, 0.09 + 0.03 * scattered(index, 6)),
        [
          { transform: 'rotate(0deg)', opacity: 0 },
          {
            transform: `translate(${(way * 0.3).toFixed(0)}px, ${sway.toFixed(0)}px) rotate(${index * 60 + 120}deg)`,
            opacity: 1,
            offset: 0.3,
          },
          {
            transform: `translate(${(way * 0.65).toFixed(0)}px, ${(-sway).toFixed(0)}px) rotate(${index * 60 + 300}deg)`,
            opacity: 1,
            offset: 0.65,
          },
          {
            transform: `translate(${way.toFixed(0)}px, 0) rotate(${index * 60 + 480}deg)`,
            opacity: 0,
          },
        ],
        { duration: 620, delay: index * 34 },
      );
    }),
  );
};

export const storm: MoveAnimation = {
  anticipate: gatherStrength,
  travel: stormTravel,
  impact: burstOut,
  aftermath: smoulder,
};
