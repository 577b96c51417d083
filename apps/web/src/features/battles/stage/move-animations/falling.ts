import type { AnimationRun } from '../animation-run.ts';
import { count, each, into, out, scattered, size } from '../motion.ts';
import type { MoveLook } from '../move-look.ts';
import { coloursOf } from '../shapes.ts';
import { burst } from '../shared-animations.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, smoulder } from './phases.ts';

/* Moves that come from above. */

const fallTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  void letGo(run, user);
  const isBolt = look.typeId === 5;
  void stage.tint(run, isBolt ? '#0a0d2a' : coloursOf(look.typeId)[0], isBolt ? 0.55 : 0.2, 900);
  await each(targets, async (target) => {
    if (isBolt) return bolts(stage, run, target, look);
    const many = look.isGreat ? 8 : 6;
    await each(count(many), async (index) => {
      const at = {
        ...target.feet,
        x: target.feet.x + scattered(index, 7) * target.spot.room.width * 0.38,
        y: target.feet.y - 8 + scattered(index, 8) * 12,
      };
      const turn = scattered(index) * 140;
      await stage.shape(
        run,
        look.shape,
        at,
        size(stage, look.isGreat ? 0.18 : 0.14),
        [
          {
            transform: `translate(${-turn * 0.6}px, ${-at.y - 60}px) rotate(${turn}deg)`,
            opacity: 1,
            easing: into,
          },
          { transform: 'none', opacity: 1, offset: 0.7, easing: out },
          {
            transform: `translate(${turn * 0.3}px, -16px) rotate(${turn}deg)`,
            opacity: 1,
            offset: 0.85,
          },
          { transform: `translate(${turn * 0.4}px, 4px) rotate(${turn}deg) scale(.8)`, opacity: 0 },
        ],
        { duration: 520, delay: index * 70 },
      );
    });
  });
};

async function bolts(
  stage: StageElements,
  run: AnimationRun,
  target: Figure,
  look: MoveLook,
): Promise<void> {
  const strikes = look.isGreat ? 3 : 2;
  for (let strike = 0; strike < strikes; strike += 1) {
    const at = { ...target.feet, x: target.feet.x + scattered(strike, 9) * 20 };
    void stage.light(
      run,
      'bolt',
      5,
      at,
      (at.y / 3.6 + 24) / at.depth,
      [
        { transform: 'scale(1, .2) translateY(-300%)', opacity: 1 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 0.3, offset: 0.45 },
        { transform: 'none', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 0 },
      ],
      { duration: 300 },
    );
    void stage.light(
      run,
      'glow',
      5,
      target.heart,
      size(stage, 0.5),
      [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }],
      { duration: 320 },
    );
    if (look.isGreat) void stage.shake(run, 1.4, 240);
    await run.wait(210);
  }
  await burst(stage, run, target.heart, look, 8);
}

export const fall: MoveAnimation = {
  anticipate: gatherStrength,
  travel: fallTravel,
  impact: burstOut,
  aftermath: smoulder,
};
