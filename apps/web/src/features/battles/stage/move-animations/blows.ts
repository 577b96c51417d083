import type { AnimationRun } from '../animation-run.ts';
import { count, each, into, out, scattered, size, towards } from '../motion.ts';
import type { MoveLook } from '../move-look.ts';
import { aura, burst, gather } from '../shared-animations.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { PlayMove } from './move-use.ts';

/* Moves that strike the target's body. */

/** Resolves when the blow lands. */
export const contact: PlayMove = async (stage, run, { user, targets, look }) => {
  const [target = user] = targets;
  const back = user.isNear ? -14 : 14;
  const near = towards(user.heart, target.heart, 0.62);
  if (look.isGreat) void gather(stage, run, user.heart, look);
  await run.play(
    user.body,
    [
      { transform: 'none', easing: out },
      { transform: `translate(${back}px, 5px)`, offset: 0.45, easing: into },
      { transform: near },
    ],
    { duration: look.isGreat ? 520 : 380 },
  );
  void blow(stage, run, target, look);
  void run.playDetached(user.body, [{ transform: near, easing: out }, { transform: 'none' }], {
    duration: 320,
  });
  await run.wait(90);
};

export const drain: PlayMove = async (stage, run, { user, targets, look }) => {
  await each(targets, async (target) => {
    await blow(stage, run, target, look);
    await each(count(7), (index) => {
      const arc = scattered(index, 3) * 46;
      const half = `translate(${((user.heart.x - target.heart.x) / 2).toFixed(1)}px, ${((user.heart.y - target.heart.y) / 2 + arc).toFixed(1)}px)`;
      return stage.light(
        run,
        'glow',
        look.typeId,
        target.heart,
        size(stage, 0.1),
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: `${half} scale(1)`, opacity: 1 },
          { transform: `${towards(target.heart, user.heart)} scale(.6)`, opacity: 0.2 },
        ],
        { duration: 520, delay: index * 70, easing: 'ease-in' },
      );
    });
    await aura(stage, run, user, 2);
  });
};

/** Flashes where a blow lands. */
function blow(
  stage: StageElements,
  run: AnimationRun,
  target: Figure,
  look: MoveLook,
): Promise<unknown> {
  const at = target.heart;
  const isPlain = typeof look.shape === 'number';
  const large = size(stage, look.isGreat ? 0.42 : 0.3);
  const mark = stage.shape(
    run,
    isPlain ? 'impact' : look.shape,
    at,
    large,
    look.shape === 'claws' || look.shape === 'slash'
      ? [
          { transform: 'translate(-24px,-28px) scale(.7)', opacity: 0 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.4 },
          { transform: 'translate(16px,20px) scale(1.1)', opacity: 0 },
        ]
      : [
          { transform: 'scale(.3) rotate(-20deg)', opacity: 1 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.5 },
          { transform: 'scale(1.3) rotate(8deg)', opacity: 0 },
        ],
    { duration: 260, easing: 'ease-out' },
  );
  return Promise.all([mark, burst(stage, run, at, look, 7)]);
}
