import type { Cause } from '@poketorneo/contract';
import type { AnimationRun } from '../animation-run.ts';
import { lookOf } from '../move-look.ts';
import type { ShapeName } from '../shapes.ts';
import { around, burst } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { AnimationContext } from './animation-context.ts';
import { flash } from './white-shape.ts';

/** `impact` runs the HP bar; the harder the hit, the more of the stage is animated. */
export async function takeHit(
  { getStage, run, memory }: AnimationContext,
  figure: Figure,
  impact: () => Promise<void>,
): Promise<void> {
  const stage = getStage();
  const { isCritical, effect } = memory.takeForce(figure.who);
  const move = memory.lastMove();
  const look = lookOf(move, stage.props.terms.moves[move], false);
  const strength = (effect === 'strong' ? 2 : effect === 'weak' ? 0.6 : 1.1) + (isCritical ? 1 : 0);
  battleSound(
    isCritical ? 'critical' : effect === 'strong' ? 'strong' : effect === 'weak' ? 'weak' : 'hit',
  );
  if (run.isStill) {
    await Promise.all([
      impact(),
      run.play(figure.sprite, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], {
        duration: 360,
      }),
    ]);
    return;
  }
  if (isCritical) {
    void stage.closeUp(run, figure, 900);
    void stage.tint(run, '#fff', 0.75, 260);
    void stage.light(
      run,
      'speed',
      1,
      figure.heart,
      Math.max(stage.layout.width, stage.layout.height) * 1.3,
      [
        { transform: 'scale(1.3)', opacity: 0 },
        { transform: 'scale(1)', opacity: 0.8, offset: 0.3 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { duration: 560, easing: 'ease-out' },
    );
    // A critical hit freezes for a moment.
    await flash(run, figure, 1, 150);
    await run.wait(110);
  } else if (effect === 'strong') {
    void stage.tint(run, '#fff', 0.4, 220);
    void stage.shake(run, 2, 380);
  }
  const push = (figure.isNear ? -1 : 1) * (6 + 7 * strength);
  void burst(stage, run, figure.heart, look, effect === 'strong' ? 12 : effect === 'weak' ? 3 : 6);
  await Promise.all([
    impact(),
    flash(run, figure, effect === 'weak' ? 1 : 2, effect === 'weak' ? 140 : 280),
    run.play(
      figure.body,
      [
        { transform: 'none', easing: 'cubic-bezier(.1,.9,.3,1)' },
        { transform: `translate(${push}px, ${(-push / 5).toFixed(1)}px)`, offset: 0.3 },
        { transform: `translate(${(-push / 3).toFixed(1)}px, 0)`, offset: 0.65 },
        { transform: 'none' },
      ],
      { duration: 240 + 60 * strength },
    ),
  ]);
}

/** The shapes for causes of damage other than moves. */
const wounds: Readonly<Record<string, ShapeName>> = {
  brn: 4,
  psn: 14,
  tox: 14,
  sandstorm: 7,
  hail: 9,
  recoil: 'impact',
  confusion: 'birds',
  'stealth-rock': 'stone',
  spikes: 'spikes',
  'leech-seed': 2,
  curse: 11,
  nightmare: 11,
  'fire-spin': 4,
  whirlpool: 3,
  'sand-tomb': 7,
  'magma-storm': 4,
  'life-orb': 'sparkle',
};

export async function hurt(
  stage: StageElements,
  run: AnimationRun,
  figure: Figure,
  { term }: Cause,
): Promise<void> {
  const shape = wounds[term] ?? 'impact';
  battleSound('weak');
  await Promise.all([
    around(stage, run, figure, shape, typeof shape === 'number'),
    run.isStill ? undefined : flash(run, figure, 2, 420),
    run.isStill
      ? undefined
      : run.play(
          figure.body,
          [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          { duration: 380 },
        ),
  ]);
}
