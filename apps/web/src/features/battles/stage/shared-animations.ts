import type { AnimationRun } from './animation-run.ts';
import { count, each, inRow, scattered, size } from './motion.ts';
import type { MoveLook } from './move-look.ts';
import type { Figure, StageElements } from './stage-elements.ts';

/* Light and signs used by moves and by other events. */

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
    const x = inRow(index, 8) * figure.spot.disc * 0.7;
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
