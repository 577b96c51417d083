import type { AnimationRun } from '../animation-run.ts';
import { count, each, out, size } from '../motion.ts';
import type { Hit } from '../move-animations/move-animation.ts';
import { backdropAt, hitDiameter } from '../move-animations/phases.ts';
import type { StageElements } from '../stage-elements.ts';

const electric = 5;

/* What tells a critical, a super effective and a knocking-out hit from the others, on any arena. */

export async function accent(stage: StageElements, run: AnimationRun, hit: Hit): Promise<void> {
  const { isCritical, effect, isKnockOut, isRepeated } = hit.blow;
  await Promise.all([
    isKnockOut ? knockOut(stage, run, hit) : undefined,
    effect === 'strong' && !isRepeated ? superEffective(stage, run, hit) : undefined,
    isCritical ? critical(stage, run, hit) : undefined,
  ]);
}

/** Two larger stars of the type's colour, one after the other. */
function superEffective(stage: StageElements, run: AnimationRun, hit: Hit): Promise<unknown> {
  const { target, look } = hit;
  const wide = hitDiameter(stage, hit);
  return Promise.all([
    stage.tint(run, '#fff', 0.4, 160),
    each(count(2), (index) =>
      stage.light(
        run,
        'flare',
        look.typeId,
        backdropAt(target),
        wide * (2.1 - index * 0.4),
        [
          { transform: 'scale(.4) rotate(30deg)', opacity: 1, easing: out },
          { transform: 'scale(1) rotate(14deg)', opacity: 1, offset: 0.55 },
          { transform: 'scale(1.12) rotate(10deg)', opacity: 0 },
        ],
        { duration: 400, delay: (1 - index) * 90 },
      ),
    ),
  ]);
}

/** The arena goes dark, and a flash of four points crosses the stage; the camera comes near. */
function critical(stage: StageElements, run: AnimationRun, { target }: Hit): Promise<unknown> {
  const at = { ...target.heart, depth: 1 };
  const { width, height } = stage.layout;
  const wide = Math.max(width, height) * 1.25;
  return Promise.all([
    stage.backdrop(run, '#04060f', 0.85, { duration: 560 }),
    stage.light(
      run,
      'cross',
      electric,
      at,
      wide,
      [
        { transform: 'rotate(-14deg) scale(.2, .5)', opacity: 1, easing: out },
        { transform: 'rotate(-8deg) scale(1)', opacity: 1, offset: 0.3 },
        { transform: 'rotate(-7deg) scale(1, .9)', opacity: 1, offset: 0.6, easing: 'ease-in' },
        { transform: 'rotate(-6deg) scale(1.1, .1)', opacity: 0 },
      ],
      { duration: 360 },
    ),
    stage.light(
      run,
      'speed',
      1,
      { ...at, isBehind: true },
      wide * 1.2,
      [
        { transform: 'scale(1.3)', opacity: 0 },
        { transform: 'scale(1)', opacity: 0.9, offset: 0.3 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { duration: 520, easing: 'ease-out' },
    ),
  ]);
}

/** The arena goes dark, and rings run out of the target. */
function knockOut(
  stage: StageElements,
  run: AnimationRun,
  { target, look }: Hit,
): Promise<unknown> {
  const at = backdropAt(target);
  return Promise.all([
    stage.backdrop(run, '#04060f', 0.78, { duration: 680 }),
    each(count(3), (index) =>
      stage.light(
        run,
        'ring',
        look.typeId,
        at,
        size(stage, 1),
        [
          { transform: 'scale(.1)', opacity: 1, easing: out },
          { transform: 'scale(1.3)', opacity: 0 },
        ],
        { duration: 480, delay: index * 100 },
      ),
    ),
  ]);
}
