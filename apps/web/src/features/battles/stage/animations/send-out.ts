import type { BattleEventOf } from '@poketorneo/contract';
import type { AnimationRun } from '../animation-run.ts';
import { scattered, turnOf } from '../motion.ts';
import { around } from '../shared-animations.ts';
import { battleSound, cry } from '../sounds.ts';
import { spriteOf } from '../sprite-of.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { EventAnimation } from './animation-context.ts';
import { goBack } from './leaving.ts';
import { loaded } from './sprite-loaded.ts';
import { whiten } from './white-shape.ts';

/** A Pokémon still in the position leaves first: it was not called back. */
export const switchIn: EventAnimation<BattleEventOf<'switch-in'>> = async ({
  event,
  run,
  after,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const coming = after.sides[event.who.side].pokemons[event.who.place];
  // Preloaded while the other one leaves.
  if (coming) new Image().src = spriteOf(coming, event.who.side === stage.props.side, run.isStill);
  const leaving = stage.props.view.sides[event.who.side].active[event.position] ?? null;
  if (leaving !== null) {
    const figure = stage.figureAt({ side: event.who.side, place: leaving }, event.position);
    if (figure !== null) await goBack(stage, run, figure);
  }
  commit();
  const now = getStage();
  const figure = now.figureAt(event.who, event.position);
  if (figure?.body == null) return;
  // Invisible until its ball opens.
  const { body, shadow } = figure;
  const hidden = run.play(body, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  void run.play(figure.plate, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  void run.play(shadow, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  await Promise.all([hidden, loaded(figure)]);
  const out = getStage().figureAt(event.who, event.position) ?? figure;
  await sendOut(now, run, out, event);
};

async function sendOut(
  stage: StageElements,
  run: AnimationRun,
  figure: Figure,
  { appearance, isForced }: BattleEventOf<'switch-in'>,
): Promise<void> {
  const { width, height } = stage.layout;
  const plate = run.play(
    figure.plate,
    [
      { transform: run.isStill ? 'none' : `translateX(${figure.isNear ? 60 : -60}px)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 320, delay: run.isStill ? 0 : 520, easing: 'cubic-bezier(.2,1.2,.4,1)' },
  );
  const shadow = run.play(figure.shadow, [{ opacity: 0 }, { opacity: 1 }], {
    duration: 240,
    delay: run.isStill ? 0 : 520,
  });
  if (run.isStill) {
    cry(stage, appearance.formId);
    await Promise.all([
      plate,
      shadow,
      run.play(figure.body, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 }),
    ]);
    return;
  }
  if (!isForced) {
    battleSound('throw');
    const from = figure.isNear
      ? { x: -figure.spot.x - 40, y: height * 0.1 - figure.height }
      : { x: width - figure.spot.x + 40, y: -height * 0.24 };
    const drop = -figure.height * 0.5;
    await stage.shape(
      run,
      'ball',
      figure.feet,
      Math.max(26, height * 0.075),
      [
        {
          transform: `translate(${from.x}px, ${from.y}px) rotate(0deg)`,
          opacity: 1,
          easing: 'ease-out',
        },
        {
          transform: `translate(${from.x * 0.3}px, ${drop - height * 0.12}px) rotate(${figure.isNear ? 400 : -400}deg)`,
          opacity: 1,
          offset: 0.65,
          easing: 'ease-in',
        },
        {
          transform: `translate(0, ${drop}px) rotate(${figure.isNear ? 720 : -720}deg)`,
          opacity: 1,
          offset: 0.96,
        },
        { transform: `translate(0, ${drop}px) scale(1.6)`, opacity: 0 },
      ],
      { duration: 430 },
    );
    battleSound('open');
  }
  void stage.light(
    run,
    'glow',
    1,
    figure.heart,
    height * 0.62,
    [
      { transform: 'scale(.1)', opacity: 1 },
      { transform: 'scale(.8)', opacity: 0.95, offset: 0.4 },
      { transform: 'scale(1.2)', opacity: 0 },
    ],
    { duration: 520, easing: 'ease-out' },
  );
  for (let index = 0; index < 8; index += 1) {
    const angle = turnOf(index, 8);
    const reach = height * 0.2 * (1 + 0.3 * scattered(index));
    void stage.shape(
      run,
      'sparkle',
      figure.heart,
      height * 0.055,
      [
        { transform: 'scale(.2)', opacity: 1 },
        {
          transform: `translate(${(Math.cos(angle) * reach).toFixed(0)}px, ${(Math.sin(angle) * reach).toFixed(0)}px) rotate(90deg)`,
          opacity: 1,
          offset: 0.6,
        },
        {
          transform: `translate(${(Math.cos(angle) * reach * 1.2).toFixed(0)}px, ${(Math.sin(angle) * reach * 1.2).toFixed(0)}px) scale(.1)`,
          opacity: 0,
        },
      ],
      { duration: 560, easing: 'ease-out' },
    );
  }
  await Promise.all([
    plate,
    shadow,
    run.play(
      figure.body,
      [
        {
          transform: `translateY(${-figure.height * 0.5}px) scale(.05)`,
          opacity: 1,
          easing: 'cubic-bezier(.2,.9,.3,1)',
        },
        { transform: 'translateY(-14px) scale(1.06)', opacity: 1, offset: 0.5, easing: 'ease-in' },
        { transform: 'scale(1.07, .92)', opacity: 1, offset: 0.76, easing: 'ease-out' },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 560 },
    ),
    whiten(run, figure, [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0 }], {
      duration: 620,
    }),
    run.wait(300).then(() => {
      if (!run.isSkipped) cry(stage, appearance.formId);
    }),
  ]);
  if (appearance.isShiny) {
    battleSound('shimmer');
    await around(stage, run, figure, 'sparkle', true);
  }
}
