import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import { by, count, each, growth, into, out, scattered, size, towards } from '../motion.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { Hit, HitPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, crouched, gatherStrength, letGo, smoulder } from './phases.ts';

/* Moves that strike the target's body. */

/** The user leaps at the target, stays for the blow and springs back. */
export const contact: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    const [target = user] = targets;
    if (target === user) return;
    const grow = 1 + (growth(user, target) - 1) * 0.6;
    const near = `${towards(user.heart, target.heart, 0.7)} scale(${grow.toFixed(2)})`;
    const half = `${towards(user.heart, target.heart, 0.3)} scale(${((1 + grow) / 2).toFixed(2)})`;
    const duration = look.isGreat ? 220 : 190;
    if (look.isGreat) void trail(stage, run, user, target, look.typeId, duration);
    await leap(run, user, [half, near], { duration, stay: 0.28, back: 480 });
  },
  impact: async (stage, run, hit) => {
    await Promise.all([mark(stage, run, hit), burstOut(stage, run, hit)]);
  },
  aftermath: smoulder,
};

interface Leap {
  readonly duration: number;
  /** The share of the way back that the user stays at the target, for the blow. */
  readonly stay: number;
  /** The duration of the way back. */
  readonly back: number;
}

/** The crouched user leaps and springs back; resolves when it has reached its target. */
export async function leap(
  run: AnimationRun,
  { body }: Figure,
  [half, near]: readonly [half: string, near: string],
  { duration, stay, back }: Leap,
): Promise<void> {
  const landed = `${near} scale(1.06, .97)`;
  await run.play(
    body,
    [
      { transform: crouched, easing: into },
      { transform: `${half} scale(.92, 1.1)`, offset: 0.55, easing: 'linear' },
      { transform: landed },
    ],
    { duration },
  );
  void run.playDetached(
    body,
    [
      { transform: landed },
      { transform: landed, offset: stay, easing: out },
      { transform: 'translateY(-6px)', offset: 0.8, easing: 'ease-in' },
      { transform: 'scale(1.05, .94)', offset: 0.9 },
      { transform: 'none' },
    ],
    { duration: back },
  );
  // The way back, which outlasts this run, has begun.
  await run.wait(16);
}

/** Light of the type follows the leaping user. */
function trail(
  stage: StageElements,
  run: AnimationRun,
  user: Figure,
  target: Figure,
  typeId: number,
  duration: number,
): Promise<void> {
  return each(count(4), (index) =>
    stage.light(
      run,
      'glow',
      typeId,
      { ...user.heart, isBehind: true },
      (user.height * (1.1 - index * 0.12)) / user.heart.depth,
      [
        { transform: 'scale(.6)', opacity: 0.9, easing: into },
        { transform: `${towards(user.heart, target.heart, 0.7)} scale(1)`, opacity: 0.8 },
      ],
      { duration, delay: index * 28 },
    ),
  );
}

/** The mark of claws, fangs or a blade; a star for others. */
function mark(stage: StageElements, run: AnimationRun, { target, look, blow }: Hit): Promise<void> {
  const isPlain = typeof look.shape === 'number';
  const isSmall = isScratch(blow);
  const large = isSmall ? 0.24 : isPlain || blow.size === 'medium' ? 0.34 : 0.56;
  const isCut = look.shape === 'claws' || look.shape === 'slash';
  return stage.shape(
    run,
    isPlain ? 'impact' : look.shape,
    target.heart,
    size(stage, large),
    isCut
      ? [
          { transform: 'translate(-24%, -28%) scale(.7)', opacity: 0, easing: out },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.35 },
          { transform: 'scale(1.1)', opacity: 1, offset: 0.6 },
          { transform: 'translate(14%, 18%) scale(1.1)', opacity: 0 },
        ]
      : [
          { transform: 'scale(.3) rotate(-20deg)', opacity: 1, easing: out },
          { transform: 'scale(1.05)', opacity: 1, offset: 0.4 },
          { transform: 'scale(1.2) rotate(8deg)', opacity: 0 },
        ],
    { duration: isSmall ? 240 : 320 },
  );
}

/** Orbs of light return to the user. */
const drawOut: HitPhase = async (stage, run, { user, target, look, blow }) => {
  if (user === null || blow.isRepeated) return;
  await each(count(blow.size === 'small' ? 4 : 9), (index) => {
    const arc = scattered(index, 3) * 70;
    const half = by((user.heart.x - target.heart.x) / 2, (user.heart.y - target.heart.y) / 2 + arc);
    return stage.light(
      run,
      'glow',
      look.typeId,
      { ...target.heart, depth: 1 },
      size(stage, 0.17),
      [
        { transform: 'scale(.3)', opacity: 0.4 },
        { transform: `${half} scale(1)`, opacity: 1 },
        { transform: `${towards(target.heart, user.heart)} scale(.5)`, opacity: 0.6 },
      ],
      { duration: 230, delay: index * 8, easing: 'ease-in' },
    );
  });
};

/** Light feels its way to the target, and returns with the target's strength. */
export const drain: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    void letGo(run, user);
    void each(targets, (target) =>
      each(count(6), (index) => {
        const arc = scattered(index, 3) * 70;
        const { heart } = user;
        const half = by((target.heart.x - heart.x) / 2, (target.heart.y - heart.y) / 2 + arc);
        return stage.light(
          run,
          'glow',
          look.typeId,
          heart,
          size(stage, 0.14),
          [
            { transform: 'scale(.3)', opacity: 0.4 },
            { transform: `${half} scale(1)`, opacity: 1 },
            { transform: towards(heart, target.heart), opacity: 1 },
          ],
          { duration: 260, delay: index * 18 },
        );
      }),
    );
    await run.wait(310);
  },
  impact: burstOut,
  aftermath: drawOut,
};
