import type { AnimationRun } from '../animation-run.ts';
import { count, each, out, size } from '../motion.ts';
import type { Hit } from '../move-animations/move-animation.ts';
import { backdropAt, hitDiameter } from '../move-animations/phases.ts';
import type { StageElements } from '../stage-elements.ts';

/* What tells a critical, a super effective and a knocking-out hit from the others, on any arena. */

export async function accent(stage: StageElements, run: AnimationRun, hit: Hit): Promise<void> {
  const { isCritical, effect, isKnockOut, isRepeated } = hit.blow;
  if (isRepeated) return;
  await Promise.all([
    isKnockOut ? knockOut(stage, run, hit) : undefined,
    effect === 'strong' ? superEffective(stage, run, hit) : undefined,
    isCritical ? critical(stage, run, hit) : undefined,
  ]);
}

/** A second, turned star of the type's colour. */
function superEffective(stage: StageElements, run: AnimationRun, hit: Hit): Promise<unknown> {
  const { target, look } = hit;
  const wide = hitDiameter(stage, hit);
  return Promise.all([
    stage.tint(run, '#fff', 0.45, 180),
    each(count(2), (index) =>
      stage.light(
        run,
        'burst',
        look.typeId,
        backdropAt(target),
        wide * (0.75 + index * 0.5),
        [
          { transform: 'scale(.5) rotate(24deg)', opacity: 1, easing: out },
          { transform: 'scale(1) rotate(12deg)', opacity: 1, offset: 0.5 },
          { transform: 'scale(1.12) rotate(10deg)', opacity: 0 },
        ],
        { duration: 380, delay: 120 + index * 90 },
      ),
    ),
  ]);
}

/** A flash of four points across the stage, and the camera comes near. */
function critical(stage: StageElements, run: AnimationRun, { target }: Hit): Promise<unknown> {
  const at = { ...target.heart, depth: 1 };
  const { width, height } = stage.layout;
  void stage.closeUp(run, target, 620);
  return Promise.all([
    stage.tint(run, '#fff', 0.7, 200),
    stage.light(
      run,
      'cross',
      5,
      at,
      Math.max(width, height) * 1.1,
      [
        { transform: 'scale(.3, .6) rotate(-8deg)', opacity: 1, easing: out },
        { transform: 'scale(1) rotate(-8deg)', opacity: 1, offset: 0.35 },
        { transform: 'scale(1.05, .3) rotate(-8deg)', opacity: 0 },
      ],
      { duration: 380 },
    ),
    stage.light(
      run,
      'speed',
      1,
      at,
      Math.max(width, height) * 1.3,
      [
        { transform: 'scale(1.3)', opacity: 0 },
        { transform: 'scale(1)', opacity: 0.8, offset: 0.3 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { duration: 460, easing: 'ease-out' },
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
