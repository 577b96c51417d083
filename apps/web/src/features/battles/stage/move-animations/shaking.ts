import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  between,
  count,
  each,
  growth,
  inRow,
  into,
  mouth,
  out,
  scattered,
  size,
  towards,
} from '../motion.ts';
import { coloursOf } from '../shapes.ts';
import type { Anchor, StageElements } from '../stage-elements.ts';
import type { AttackPhase, Hit, HitPhase, MoveAnimation } from './move-animation.ts';
import {
  burstOut,
  crouched,
  gatherStrength,
  hitDiameter,
  letGo,
  scatter,
  smoulder,
} from './phases.ts';

/* Moves that shake the ground, and explosions. */

/** The user jumps. */
const jump: AttackPhase = async (stage, run, { user, look }) => {
  if (look.isGreat) void stage.backdrop(run, '#060a1c', 0.45, { duration: 1150 });
  await run.play(
    user.body,
    [
      { transform: 'none', easing: out },
      { transform: crouched, offset: 0.4, easing: out },
      { transform: `translateY(${-user.height * 0.42}px) scale(.94, 1.08)` },
    ],
    { duration: 300 },
  );
};

/** The user lands; the ground bursts on the way to the target. */
export const quake: MoveAnimation = {
  anticipate: jump,
  travel: async (stage, run, { user, targets, look }) => {
    await run.play(
      user.body,
      [
        {
          transform: `translateY(${-user.height * 0.42}px) scale(.94, 1.08)`,
          easing: 'cubic-bezier(.7,0,1,.6)',
        },
        { transform: crouched },
      ],
      { duration: 100 },
    );
    void run.play(user.body, [{ transform: crouched, easing: out }, { transform: 'none' }], {
      duration: 320,
    });
    void stage.shake(run, look.isGreat ? 2.6 : 1.4, 380);
    void each(count(2), (index) =>
      stage.light(
        run,
        'ripple',
        look.typeId,
        { ...user.feet, isBehind: true },
        size(stage, 0.8),
        [
          { transform: 'scale(.15)', opacity: 1, easing: out },
          { transform: `scale(${1.2 + index * 0.5})`, opacity: 0 },
        ],
        { duration: 420, delay: index * 80 },
      ),
    );
    void each(targets, (target) =>
      each(count(8), (index) => {
        const at = between(user.feet, target.feet, (index + 1) / 9);
        const high = size(stage, 0.16) * (0.9 + 0.3 * scattered(index, 2));
        return stage.shape(
          run,
          index % 2 === 0 ? 'dust' : look.shape,
          { ...at, x: at.x + scattered(index, 5) * 22 },
          size(stage, index % 2 === 0 ? 0.2 : 0.13),
          [
            { transform: 'scale(.3)', opacity: 0.4, easing: out },
            {
              transform: `translateY(${-high.toFixed(0)}px) rotate(${index * 40}deg) scale(1)`,
              opacity: 1,
              offset: 0.45,
              easing: into,
            },
            { transform: `translateY(6px) rotate(${index * 80}deg) scale(.7)`, opacity: 0 },
          ],
          { duration: 360, delay: index * 30 },
        );
      }),
    );
    await run.wait(240);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([burstOut(stage, run, hit), upheave(stage, run, hit)]);
  },
  aftermath: smoulder,
};

/** The ground around the target is thrown up. */
const upheave: HitPhase = async (stage, run, hit) => {
  const { target, look, blow } = hit;
  if (isScratch(blow)) return;
  const wide = hitDiameter(stage, hit);
  const many = blow.size === 'medium' ? 7 : 12;
  await each(count(many), (index) => {
    const x = inRow(index, many) * wide;
    const high = size(stage, 0.3) * (0.7 + 0.4 * Math.abs(scattered(index, 2)));
    return stage.shape(
      run,
      index % 3 === 0 ? 'dust' : index % 3 === 1 ? 'stone' : look.shape,
      { x: target.feet.x + x, y: target.feet.y + 6 * scattered(index, 3), depth: 1 },
      size(stage, 0.12 + 0.04 * scattered(index, 4)),
      [
        { transform: 'scale(.3)', opacity: 1, easing: out },
        {
          transform: `translate(${(x * 0.12).toFixed(0)}px, ${(-high).toFixed(0)}px) rotate(${index * 50}deg)`,
          opacity: 1,
          offset: 0.45,
          easing: into,
        },
        {
          transform: `translate(${(x * 0.2).toFixed(0)}px, 10px) rotate(${index * 100}deg) scale(.6)`,
          opacity: 0,
        },
      ],
      { duration: 420 },
    );
  });
};

/** A ball of energy that bursts over the field; the user of a sign of impact bursts itself. */
export const blast: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    if (look.shape === 'impact') {
      await run.play(
        user.body,
        [
          { transform: crouched, easing: into },
          { transform: 'scale(.86)', offset: 0.4, easing: into },
          { transform: 'scale(1.3)' },
        ],
        { duration: 280 },
      );
      return;
    }
    const from = mouth(user);
    void letGo(run, user);
    await each(targets, (target) => {
      const way = towards(from, target.heart);
      const high = `${towards(from, target.heart, 0.5)} translateY(${-size(stage, 0.16)}px)`;
      const grow = growth(user, target);
      const timing = { duration: 320 };
      return Promise.all([
        stage.light(
          run,
          'glow',
          look.typeId,
          from,
          size(stage, 0.5),
          [
            { transform: 'scale(.3)', opacity: 0.6, easing: out },
            { transform: `${high} scale(.8)`, opacity: 1, offset: 0.5, easing: into },
            { transform: `${way} scale(${grow})`, opacity: 1 },
          ],
          timing,
        ),
        stage.shape(
          run,
          look.shape,
          from,
          size(stage, 0.24),
          [
            { transform: 'scale(.4)', opacity: 1, easing: out },
            { transform: `${high} rotate(180deg)`, opacity: 1, offset: 0.5, easing: into },
            { transform: `${way} rotate(380deg) scale(${grow})`, opacity: 1 },
          ],
          timing,
        ),
      ]);
    });
  },
  impact: async (stage, run, hit) => {
    if (isScratch(hit.blow)) return burstOut(stage, run, hit);
    const wide = hitDiameter(stage, hit);
    const at = { ...hit.target.heart, depth: 1 };
    void stage.tint(run, coloursOf(hit.look.typeId)[1], 0.6, 300);
    await Promise.all([
      burstOut(stage, run, hit),
      each(count(2), (index) => fireball(stage, run, hit, at, wide, index)),
      scatter(stage, run, hit, 8),
    ]);
  },
  aftermath: smoulder,
};

function fireball(
  stage: StageElements,
  run: AnimationRun,
  { look }: Hit,
  at: Anchor,
  wide: number,
  index: number,
): Promise<void> {
  return stage.light(
    run,
    'glow',
    look.typeId,
    at,
    wide * (0.9 - index * 0.35),
    [
      { transform: 'scale(.15)', opacity: 1, easing: out },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.5 },
      { transform: 'scale(1.15)', opacity: 0 },
    ],
    { duration: 400, delay: index * 20 },
  );
}
