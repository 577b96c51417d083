import type { Cause } from '@poketorneo/contract';
import type { AnimationRun } from '../animation-run.ts';
import { type Blow, blowShake, blowSize, isScratch } from '../blow.ts';
import type { HitMemory } from '../hit-memory.ts';
import { moveAnimationOf } from '../move-animations/index.ts';
import type { Hit } from '../move-animations/move-animation.ts';
import { burstOut, strikeAgain } from '../move-animations/phases.ts';
import { lookOf } from '../move-look.ts';
import type { ShapeName } from '../shapes.ts';
import { around } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import { accent } from './accents.ts';
import type { AnimationContext } from './animation-context.ts';
import { flash, whiten } from './white-shape.ts';

interface Loss {
  /** The lost share of the HP, from 0 to 1. */
  readonly lost: number;
  readonly isKnockOut: boolean;
}

/** `runBar` commits the event and runs the HP bar. */
export async function takeHit(
  { getStage, run, memory }: AnimationContext,
  figure: Figure,
  loss: Loss,
  runBar: () => Promise<void>,
): Promise<void> {
  const stage = getStage();
  const force = memory.takeForce(figure.who);
  const { use, term, move, look } = lastMove(stage, memory);
  const size = blowSize({ ...loss, effect: force.effect, power: move?.power ?? null });
  const blow: Blow = { ...force, ...loss, size };
  battleSound(soundOf(blow));
  if (run.isStill) {
    await Promise.all([
      runBar(),
      run.play(figure.sprite, [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], {
        duration: 360,
      }),
    ]);
    return;
  }
  const user = use === null ? null : stage.figure(use.who);
  const hit: Hit = { user, target: figure, look, blow };
  if (blow.isRepeated) await strikeAgain(stage, run, hit);
  await hitStop(run, figure, blow);
  const { impact, aftermath } = moveAnimationOf(term, look);
  const shake = blowShake(blow);
  if (blow.isCritical) void stage.closeUp(run, figure, 620, shake);
  else if (shake > 0) void stage.shake(run, shake, 180 + 70 * shake);
  void accent(stage, run, hit);
  await Promise.all([
    runBar(),
    impact(stage, run, hit).then(() => void aftermath(stage, run, hit)),
    knockBack(run, figure, blow),
  ]);
}

/** The move of a hit, and its use. */
function lastMove(stage: StageElements, memory: HitMemory) {
  const use = memory.lastUse();
  const term = use?.move ?? '';
  const move = stage.props.terms.moves[term];
  return { use, term, move, look: lookOf(term, move, false) };
}

function soundOf({ isCritical, effect }: Blow) {
  if (isCritical) return 'critical';
  return effect === 'strong' ? 'strong' : effect === 'weak' ? 'weak' : 'hit';
}

/** The target freezes as a white shape while the blow lands; not for a scratch. */
async function hitStop(run: AnimationRun, figure: Figure, blow: Blow): Promise<void> {
  const isHeavy = blow.isKnockOut || blow.isCritical;
  if (!isHeavy && isScratch(blow)) return;
  const frozen = { transform: `translateX(${awayFrom(figure) * 5}px) scale(1.05, .95)` };
  const timing = { duration: isHeavy ? 110 : 80 };
  void run.playDetached(figure.body, [frozen, frozen], timing);
  await whiten(run, figure, [{ opacity: 1 }, { opacity: 1 }], timing);
}

/** 1 or -1: the direction in which a hit pushes a Pokémon. */
function awayFrom({ isNear }: Figure): number {
  return isNear ? -1 : 1;
}

async function knockBack(run: AnimationRun, figure: Figure, blow: Blow): Promise<void> {
  const isSmall = isScratch(blow);
  const push = awayFrom(figure) * (isSmall ? 5 : 14 + 26 * Math.min(1, blow.lost));
  await Promise.all([
    isSmall ? flash(run, figure, 1, 130) : flash(run, figure, 2, 280),
    run.playDetached(
      figure.body,
      [
        {
          transform: `translateX(${push * 0.2}px) scale(1.04, .96)`,
          easing: 'cubic-bezier(.1,.9,.3,1)',
        },
        {
          transform: `translate(${push}px, ${(-Math.abs(push) / 4).toFixed(1)}px) rotate(${(push / 6).toFixed(1)}deg)`,
          offset: 0.3,
          easing: 'ease-in-out',
        },
        { transform: `translate(${(push * 0.4).toFixed(1)}px, 0)`, offset: 0.65 },
        { transform: 'none' },
      ],
      { duration: isSmall ? 180 : 420 },
    ),
  ]);
}

/** A substitute takes the hit: its HP are unknown, so the hit is a small one. */
export async function takeHitAsSubstitute(
  { getStage, run, memory }: AnimationContext,
  figure: Figure,
): Promise<void> {
  const stage = getStage();
  const { look } = lastMove(stage, memory);
  const blow: Blow = {
    ...memory.takeForce(figure.who),
    size: 'small',
    lost: 0,
    isKnockOut: false,
  };
  battleSound(soundOf(blow));
  if (run.isStill) return;
  await Promise.all([
    burstOut(stage, run, { user: null, target: figure, look, blow }),
    knockBack(run, figure, blow),
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
