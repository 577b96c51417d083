import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import { count, each, into, out, scattered, size } from '../motion.ts';
import type { MoveLook } from '../move-look.ts';
import { coloursOf } from '../shapes.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { AttackPhase, HitPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, smoulder } from './phases.ts';

/* Moves that come from above. */

const electric = 5;

/** The sky goes dark for lightning, and takes the type's colour for others. */
const callDown: AttackPhase = async (stage, run, attack) => {
  const { typeId, isGreat } = attack.look;
  if (!isGreat) {
    const isDark = typeId === electric;
    const colour = isDark ? '#060a1c' : coloursOf(typeId)[0];
    void stage.backdrop(run, colour, isDark ? 0.7 : 0.3, { duration: 900 });
  }
  await gatherStrength(stage, run, attack);
};

export const fall: MoveAnimation = {
  anticipate: callDown,
  travel: async (stage, run, { user, targets, look }) => {
    void letGo(run, user);
    if (look.typeId === electric) {
      await each(targets, (target) => bolt(stage, run, target, look, 0));
      return;
    }
    for (const target of targets) rocks(stage, run, target, look);
    await run.wait(300);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([burstOut(stage, run, hit), thunder(stage, run, hit)]);
  },
  aftermath: smoulder,
};

/** They keep falling during the impact. */
function rocks(stage: StageElements, run: AnimationRun, target: Figure, look: MoveLook): void {
  const many = look.isGreat ? 12 : 8;
  void each(count(many), (index) => {
    const wide = Math.max(target.spot.room.width, stage.layout.width * 0.4);
    const at = {
      x: target.feet.x + scattered(index, 7) * wide * 0.5,
      y: target.feet.y - 4 + scattered(index, 8) * 14,
      depth: target.spot.depth,
    };
    const turn = scattered(index) * 140;
    return stage.shape(
      run,
      look.shape,
      at,
      size(stage, (look.isGreat ? 0.27 : 0.21) * (1 + 0.3 * scattered(index, 4))),
      [
        {
          transform: `translate(${-turn * 0.6}px, ${-at.y - 80}px) rotate(${turn}deg)`,
          opacity: 1,
          easing: into,
        },
        { transform: 'none', opacity: 1, offset: 0.62, easing: out },
        {
          transform: `translate(${turn * 0.3}px, -24px) rotate(${turn}deg)`,
          opacity: 1,
          offset: 0.8,
          easing: 'ease-in',
        },
        { transform: `translate(${turn * 0.5}px, 4px) rotate(${turn}deg) scale(.8)`, opacity: 0 },
      ],
      { duration: 440, delay: index * (look.isGreat ? 32 : 42) },
    );
  });
}

/** Resolves when it strikes. */
async function bolt(
  stage: StageElements,
  run: AnimationRun,
  { feet, heart, spot }: Figure,
  look: MoveLook,
  index: number,
): Promise<void> {
  const at = { ...feet, x: feet.x + scattered(index, 9) * spot.disc * 0.16 };
  const high = at.y + 40;
  void stage.light(
    run,
    'bolt',
    electric,
    at,
    (high * (look.isGreat ? 0.42 : 0.32)) / at.depth,
    [
      { transform: 'scale(1, .05)', opacity: 1, easing: 'ease-in' },
      { transform: 'none', opacity: 1, offset: 0.18 },
      { transform: 'none', opacity: 0.25, offset: 0.34 },
      { transform: 'scale(-1, 1)', opacity: 1, offset: 0.36 },
      { transform: 'scale(-1, 1)', opacity: 1, offset: 0.7 },
      { transform: 'scale(-1, 1)', opacity: 0 },
    ],
    { duration: 420 },
  );
  void stage.light(
    run,
    'glow',
    electric,
    { ...heart, isBehind: true },
    size(stage, 0.8),
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0.2, offset: 0.4 }, { opacity: 0 }],
    { duration: 360 },
  );
  await run.wait(80);
}

/** Further bolts strike beside the first. */
const thunder: HitPhase = async (stage, run, { target, look, blow }) => {
  if (look.typeId !== electric || isScratch(blow)) return;
  for (const index of count(look.isGreat ? 3 : 2)) {
    await bolt(stage, run, target, look, index + 1);
    await run.wait(40);
  }
};
