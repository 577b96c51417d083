import type { AnimationRun } from './animation-run.ts';
import { count, each, out, scattered, size } from './motion.ts';
import type { MoveLook } from './move-look.ts';
import type { Anchor, Figure, StageElements } from './stage-elements.ts';

/* Light and signs used by moves and by other events. */

/** Shapes of the type fly apart. */
export function burst(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  look: MoveLook,
  many: number,
) {
  const reach = size(stage, 0.2) * at.depth;
  return each(count(many), (index) => {
    const angle = (index / many) * Math.PI * 2 + scattered(index) * 0.4;
    const far = reach * (0.8 + 0.4 * scattered(index, 2));
    const x = (Math.cos(angle) * far).toFixed(0);
    const y = (Math.sin(angle) * far * 0.8).toFixed(0);
    return stage.shape(
      run,
      typeof look.shape === 'number' ? look.shape : look.typeId,
      at,
      size(stage, 0.085),
      [
        { transform: 'scale(.4)', opacity: 1 },
        {
          transform: `translate(${x}px, ${y}px) rotate(${index * 70}deg)`,
          opacity: 1,
          offset: 0.6,
        },
        { transform: `translate(${x}px, ${Number(y) + 12}px) scale(.3)`, opacity: 0 },
      ],
      { duration: 280, easing: out },
    );
  });
}

/** A column of light at a Pokémon's feet. */
export function aura(stage: StageElements, run: AnimationRun, figure: Figure, typeId: number) {
  return stage.light(
    run,
    'pillar',
    typeId,
    figure.feet,
    (figure.spot.disc * 0.62) / figure.spot.depth,
    [
      { transform: 'scale(.7, .1)', opacity: 0 },
      { transform: 'scale(1, 1)', opacity: 0.85, offset: 0.4 },
      { transform: 'scale(1.1, 1.1)', opacity: 0 },
    ],
    { duration: 560, easing: 'ease-out' },
  );
}

/** Signs that rise or sink around a Pokémon. */
export function around(
  stage: StageElements,
  run: AnimationRun,
  figure: Figure,
  shape: MoveLook['shape'],
  isUp: boolean,
): Promise<void> {
  return each(count(8), (index) => {
    const x = (index / 7 - 0.5) * figure.spot.disc * 0.7;
    const at = { ...figure.feet, x: figure.feet.x + x };
    const low = `translateY(${-6 - 10 * Math.abs(scattered(index))}px)`;
    const high = `translateY(${(-figure.height * 0.95 - 14 * scattered(index, 1)).toFixed(0)}px)`;
    return stage.shape(
      run,
      shape,
      at,
      size(stage, 0.12),
      [
        { transform: `${isUp ? low : high} scale(.6)`, opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { transform: `${isUp ? high : low} scale(1)`, opacity: 0 },
      ],
      { duration: 560, delay: (index % 3) * 90, easing: 'ease-out' },
    );
  });
}

export function ringAt(
  stage: StageElements,
  run: AnimationRun,
  figure: Figure,
  typeId: number,
): Promise<unknown> {
  return stage.light(
    run,
    'ring',
    typeId,
    figure.heart,
    figure.height / figure.heart.depth,
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(.9)', opacity: 0.9, offset: 0.4 },
      { transform: 'scale(1.2)', opacity: 0 },
    ],
    { duration: 440, easing: 'ease-out' },
  );
}
