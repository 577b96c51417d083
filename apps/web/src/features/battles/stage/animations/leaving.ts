import type { BattleEventOf } from '@poketorneo/contract';
import type { AnimationRun } from '../animation-run.ts';
import { battleSound, cry } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { EventAnimation } from './animation-context.ts';
import { flash, whiten } from './white-shape.ts';

/** Shrinks into the light of the ball. */
export async function goBack(
  stage: StageElements,
  run: AnimationRun,
  figure: Figure,
): Promise<void> {
  if (run.isStill) {
    await run.play(figure.body, [{ opacity: 1 }, { opacity: 0 }], { duration: 240 });
    return;
  }
  battleSound('back');
  await Promise.all([
    whiten(run, figure, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1 }], {
      duration: 360,
    }),
    run.play(
      figure.body,
      [
        { transform: 'none', opacity: 1, easing: 'ease-in' },
        { transform: `translateY(${-figure.height * 0.3}px) scale(.05)`, opacity: 1, offset: 0.95 },
        { transform: `translateY(${-figure.height * 0.3}px) scale(0)`, opacity: 0 },
      ],
      { duration: 400 },
    ),
    run.play(figure.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 300 }),
    run.play(figure.plate, [{ opacity: 1 }, { opacity: 0 }], { duration: 300 }),
    stage.light(
      run,
      'glow',
      4,
      figure.heart,
      stage.layout.height * 0.4,
      [
        { transform: 'scale(1)', opacity: 0 },
        { opacity: 0.8, offset: 0.5 },
        { transform: 'scale(.1)', opacity: 0 },
      ],
      { duration: 420 },
    ),
  ]);
}

export const faint: EventAnimation<BattleEventOf<'faint'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure !== null) {
    const pokemon = stage.props.view.sides[event.who.side].pokemons[event.who.place];
    if (run.isStill) {
      battleSound('faint');
      await run.play(figure.body, [{ opacity: 1 }, { opacity: 0 }], { duration: 450 });
    } else {
      if (pokemon !== undefined) cry(stage, pokemon.formId);
      await flash(run, figure, 2, 420);
      battleSound('faint');
      void stage.shape(
        run,
        'dust',
        figure.feet,
        stage.layout.height * 0.22,
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.5 },
          { transform: 'translateY(-10px) scale(1.3)', opacity: 0 },
        ],
        { duration: 700, delay: 200 },
      );
      await Promise.all([
        run.play(
          figure.sprite,
          [
            { transform: 'none', easing: 'ease-in' },
            { transform: `translateY(${figure.height + 8}px)` },
          ],
          { duration: 520 },
        ),
        run.play(figure.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 520 }),
      ]);
      await run.play(
        figure.plate,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(10px)', opacity: 0 },
        ],
        {
          duration: 200,
        },
      );
    }
  }
  commit();
  await run.wait(120);
};
