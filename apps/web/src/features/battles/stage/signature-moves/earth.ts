import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import { between, by, count, each, inRow, into, out, scattered, size } from '../motion.ts';
import type { MoveAnimation } from '../move-animations/move-animation.ts';
import {
  burstOut,
  crouched,
  gatherStrength,
  hitDiameter,
  hitWidth,
} from '../move-animations/phases.ts';
import type { Anchor, Figure, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';

/* Moves of earth and rock. */

const brown = '#5d3514';

/** Opens in the ground, and closes. */
function crackAt(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  wide: number,
  delay: number,
  duration = 720,
): Promise<void> {
  return draw(
    stage,
    run,
    'crack',
    { ...at, isBehind: true },
    wide,
    [
      { transform: 'scale(.1, .3)', opacity: 1, easing: out },
      { transform: 'scale(1, .8)', opacity: 1, offset: 0.25 },
      { transform: 'scale(1.06, .9)', opacity: 1, offset: 0.8 },
      { transform: 'scale(1.06, .1)', opacity: 0 },
    ],
    { duration, delay },
  );
}

/** Flies up from the ground and falls back. */
function thrown(
  stage: StageElements,
  run: AnimationRun,
  name: 'slab' | 'boulder' | 'mound',
  at: Anchor,
  px: number,
  high: number,
  index: number,
  delay: number,
): Promise<void> {
  const side = scattered(index, 11) * px * 1.6;
  return draw(
    stage,
    run,
    name,
    at,
    px,
    [
      { transform: 'scale(.5)', opacity: 1, easing: out },
      {
        transform: `${by(side * 0.5, -high)} rotate(${index * 47}deg)`,
        opacity: 1,
        offset: 0.45,
        easing: into,
      },
      { transform: `${by(side, 0)} rotate(${index * 95}deg)`, opacity: 1, offset: 0.9 },
      { transform: `${by(side, 6)} rotate(${index * 95}deg) scale(.7)`, opacity: 0 },
    ],
    { duration: 360, delay },
  );
}

/** Clouds of dust along the ground. */
function dust(
  stage: StageElements,
  run: AnimationRun,
  { feet, spot }: Figure,
  many: number,
  delay = 0,
): Promise<void> {
  return each(count(many), (index) => {
    const x = inRow(index, many) * spot.disc * 0.9;
    return stage.shape(
      run,
      'dust',
      { ...feet, x: feet.x + x * 0.5, y: feet.y - 4 },
      size(stage, 0.16),
      [
        { transform: 'scale(.3)', opacity: 0.9, easing: out },
        {
          transform: `${by(x * 0.7, -18 - 14 * Math.abs(scattered(index)))} scale(1.2)`,
          opacity: 0,
        },
      ],
      { duration: 260, delay: delay + index * 8 },
    );
  });
}

/** The user leaps and lands with all its weight: the ground breaks from its feet to the targets. */
export const earthquake: Partial<MoveAnimation> = {
  anticipate: async (_stage, run, { user }) => {
    const high = user.height * 0.55;
    await run.play(
      user.body,
      [
        { transform: 'none', easing: out },
        { transform: crouched, offset: 0.25, easing: out },
        { transform: `${by(0, -high)} scale(.94, 1.08)`, offset: 0.7, easing: into },
        { transform: 'scale(1.16, .78)' },
      ],
      { duration: 340 },
    );
  },
  travel: async (stage, run, { user, targets }) => {
    void stage.shake(run, 4.5, 900);
    void stage.backdrop(run, brown, 0.55, { duration: 1000 });
    void dust(stage, run, user, 5);
    void run.playDetached(
      user.body,
      [{ transform: 'scale(1.16, .78)', easing: out }, { transform: 'none' }],
      {
        duration: 260,
      },
    );
    void each(targets, (target) =>
      each(count(5), (index) => {
        const at = between(user.feet, target.feet, (index + 0.5) / 5);
        const jump = thrown(
          stage,
          run,
          'slab',
          { ...at, y: at.y - 6 },
          size(stage, 0.13 + 0.02 * scattered(index, 3)),
          size(stage, 0.24 + 0.06 * scattered(index, 4)),
          index,
          index * 62 + 30,
        );
        return Promise.all([jump, crackAt(stage, run, at, size(stage, 0.72), index * 62)]);
      }),
    );
    await run.wait(400);
    // The whole field trembles with it.
    void each([...stage.side(1), ...stage.side(2)], ({ sprite }) =>
      run.playDetached(
        sprite,
        [0, -9, 0, -5, 0].map((y) => ({ transform: `translateY(${y}px)` })),
        { duration: 260 },
      ),
    );
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    if (isScratch(blow)) {
      await crackAt(stage, run, target.feet, size(stage, 0.5), 0, 320);
      return;
    }
    const wide = hitDiameter(stage, hit);
    const at = { ...target.feet, depth: 1 };
    await Promise.all([
      crackAt(stage, run, { ...at, y: at.y - 8 }, wide * 1.25, 0, 420),
      dust(stage, run, target, 6),
      each(count(blow.size === 'medium' ? 5 : 9), (index) =>
        thrown(
          stage,
          run,
          'slab',
          {
            ...at,
            x: at.x + scattered(index, 5) * wide * 0.32,
            y: at.y - 8,
            isBehind: index % 2 === 0,
          },
          size(stage, 0.17 + 0.05 * scattered(index, 6)),
          wide * (0.42 + 0.2 * scattered(index, 7)),
          index,
          index * 7,
        ),
      ),
    ]);
  },
  aftermath: (stage, run, { target }) => dust(stage, run, target, 4),
};

/** A point of stone grows out of the ground. */
function spire(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  px: number,
  lean: number,
  delay: number,
  duration: number,
): Promise<void> {
  return draw(
    stage,
    run,
    'blade',
    { ...at, isGround: true },
    px,
    [
      {
        transform: `rotate(${lean}deg) scale(.7, 0)`,
        opacity: 1,
        easing: 'cubic-bezier(.1,1.3,.4,1)',
      },
      { transform: `rotate(${lean}deg) scale(1)`, opacity: 1, offset: 0.3 },
      { transform: `rotate(${lean}deg) scale(1)`, opacity: 1, offset: 0.78, easing: 'ease-in' },
      { transform: `rotate(${lean}deg) scale(.8, .1)`, opacity: 0 },
    ],
    { duration, delay },
  );
}

/** Points of stone run through the ground, larger and larger, and pierce the target from below. */
export const stoneEdge: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    void run.playDetached(
      user.body,
      [
        { transform: crouched, easing: out },
        { transform: by(0, -16), offset: 0.35, easing: into },
        { transform: 'scale(1.1, .86)', offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 320 },
    );
    void stage.backdrop(run, '#2c2214', 0.5, { duration: 900 });
    await run.wait(90);
    void stage.shake(run, 1.4, 420);
    void each(targets, (target) =>
      each(count(4), (index) => {
        const at = between(user.feet, target.feet, 0.22 + index * 0.17);
        return spire(
          stage,
          run,
          at,
          size(stage, 0.26 + index * 0.06),
          scattered(index) * 14,
          index * 70,
          430,
        );
      }),
    );
    await run.wait(280);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitWidth(stage, hit, 0.4);
    const spires = [
      [0, 0, 1.05, true],
      [-0.26, -15, 0.8, true],
      [0.27, 16, 0.84, true],
      [-0.38, -26, 0.55, false],
      [0.4, 27, 0.52, false],
      [-0.1, -5, 0.42, false],
    ] as const;
    await Promise.all([
      dust(stage, run, target, isSmall ? 2 : 5),
      each(spires.slice(0, isSmall ? 3 : 6), ([x, lean, share, isBehind], index) =>
        spire(
          stage,
          run,
          {
            x: target.feet.x + x * wide * 0.8,
            y: target.feet.y + (isBehind ? 2 : 10),
            depth: 1,
            isBehind,
          },
          wide * share,
          lean,
          index * 8,
          isSmall ? 240 : 380,
        ),
      ),
    ]);
  },
  aftermath: (stage, run, { target }) => dust(stage, run, target, 4),
};

/** Boulders tumble down over the whole side. */
export const rockSlide: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    void run.playDetached(
      user.body,
      [{ transform: crouched, easing: out }, { transform: 'none' }],
      {
        duration: 260,
      },
    );
    void stage.backdrop(run, '#2c2214', 0.45, { duration: 1000 });
    void stage.shake(run, 1.6, 800);
    const direction = user.isNear ? 1 : -1;
    void each(targets, (target) =>
      each(count(7), (index) => {
        const wide = target.spot.room.width;
        const start = { x: -direction * wide * 0.8, y: -target.feet.y - 40 };
        const x = scattered(index, 7) * wide * 0.42;
        const turn = direction * (260 + index * 30);
        const drift = direction * (26 + 14 * index);
        return draw(
          stage,
          run,
          'boulder',
          {
            ...target.feet,
            x: target.feet.x + x,
            y: target.feet.y - 10 + 14 * scattered(index, 8),
            depth: 1,
          },
          size(stage, 0.22 + 0.07 * scattered(index, 9)) * target.spot.depth,
          [
            { transform: `${by(start.x, start.y)} rotate(0deg)`, opacity: 1, easing: into },
            { transform: `rotate(${turn * 0.6}deg)`, opacity: 1, offset: 0.58, easing: out },
            {
              transform: `${by(drift * 0.5, -34)} rotate(${turn * 0.8}deg)`,
              opacity: 1,
              offset: 0.76,
              easing: into,
            },
            { transform: `${by(drift, 0)} rotate(${turn}deg)`, opacity: 1, offset: 0.92 },
            { transform: `${by(drift * 1.2, 4)} rotate(${turn}deg)`, opacity: 0 },
          ],
          { duration: 640, delay: index * 55 },
        );
      }),
    );
    await run.wait(400);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitDiameter(stage, hit);
    await Promise.all([
      isSmall ? undefined : burstOut(stage, run, hit),
      dust(stage, run, target, isSmall ? 3 : 6),
      each(count(isSmall ? 2 : 6), (index) =>
        thrown(
          stage,
          run,
          'boulder',
          { ...target.heart, depth: 1 },
          size(stage, 0.13 + 0.04 * scattered(index, 6)),
          wide * (0.24 + 0.12 * scattered(index, 7)),
          index,
          index * 12,
        ),
      ),
    ]);
  },
  aftermath: (stage, run, { target }) => dust(stage, run, target, 5),
};

/** A heap of earth that is pushed up. */
function heap(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  px: number,
  delay: number,
  duration: number,
): Promise<void> {
  return draw(
    stage,
    run,
    'mound',
    { ...at, isGround: true },
    px,
    [
      { transform: 'scale(.5, .1)', opacity: 1, easing: 'cubic-bezier(.1,1.4,.4,1)' },
      { transform: 'scale(1)', opacity: 1, offset: 0.3 },
      { transform: 'scale(1.05, .94)', opacity: 1, offset: 0.75, easing: 'ease-in' },
      { transform: 'scale(1.2, .1)', opacity: 0 },
    ],
    { duration, delay },
  );
}

/** Clods fly out of a hole. */
function clods(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  high: number,
  many: number,
  delay = 0,
): Promise<void> {
  return each(count(many), (index) => {
    const x = scattered(index, 12) * high * 0.8;
    return stage.shape(
      run,
      7,
      at,
      size(stage, 0.11 + 0.03 * scattered(index, 13)),
      [
        { transform: 'scale(.4)', opacity: 1, easing: out },
        {
          transform: `${by(x * 0.6, -high * (0.8 + 0.3 * scattered(index, 14)))} scale(1)`,
          opacity: 1,
          offset: 0.5,
          easing: into,
        },
        { transform: `${by(x, 4)} scale(.7)`, opacity: 0 },
      ],
      { duration: 340, delay: delay + (index % 4) * 26 },
    );
  });
}

/** Out of sight below the ground; the ground hides what is under a body's feet. */
const under = (user: Figure) => `translateY(${(user.height + 10).toFixed(0)}px)`;

/** First turn: digs itself in. Second: a heap of earth runs to the target and bursts. */
export const dig: Partial<MoveAnimation> = {
  prepare: async (stage, run, { user }) => {
    const { feet } = user;
    void stage.shake(run, 0.7, 640);
    void heap(
      stage,
      run,
      { ...feet, y: feet.y + 10 },
      (user.spot.disc * 0.86) / feet.depth,
      120,
      760,
    );
    void clods(stage, run, feet, user.height * 0.8, 6, 60);
    void clods(stage, run, feet, user.height * 0.6, 5, 300);
    await Promise.all([
      run.play(
        user.sprite,
        [
          { transform: 'none', easing: out },
          { transform: 'translateY(-14px) scale(.96, 1.04)', offset: 0.18, easing: into },
          { transform: 'translateY(22%) rotate(3deg)', offset: 0.38 },
          { transform: 'translateY(34%) rotate(-3deg)', offset: 0.55 },
          { transform: 'translateY(62%) rotate(3deg)', offset: 0.75 },
          { transform: under(user) },
        ],
        { duration: 700 },
      ),
      run.play(user.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 600 }),
    ]);
  },
  prepareSound: 'dig',
  anticipate: async (_stage, run, { user }) => {
    void run.play(user.sprite, [{ transform: under(user) }, { transform: under(user) }], {
      duration: 1,
    });
    await run.wait(60);
  },
  travel: async (stage, run, { user, targets }) => {
    const [target = user] = targets;
    void stage.shake(run, 1.2, 560);
    void each(count(6), (index) => {
      const at = between(user.feet, target.feet, index / 5);
      return Promise.all([
        heap(stage, run, at, size(stage, 0.3), index * 70, 420),
        clods(stage, run, at, size(stage, 0.1), 2, index * 70),
      ]);
    });
    await run.wait(410);
    const hole = by(target.feet.x - user.feet.x, target.feet.y - user.feet.y + 6);
    void run.playDetached(
      user.body,
      [
        { transform: hole },
        { transform: hole, offset: 0.45, easing: out },
        { transform: by(0, -18), offset: 0.8, easing: into },
        { transform: 'none' },
      ],
      { duration: 640 },
    );
    void run.playDetached(
      user.sprite,
      [
        { transform: under(user), easing: out },
        { transform: 'translateY(-42%) rotate(-8deg)', offset: 0.3, easing: 'ease-in-out' },
        { transform: 'translateY(-20%)', offset: 0.5 },
        { transform: 'none' },
      ],
      { duration: 520 },
    );
    // The leap out of the ground, which outlasts this run, has begun.
    await run.wait(90);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const at = { ...target.feet, depth: 1 };
    await Promise.all([
      crackAt(stage, run, at, hitWidth(stage, hit, 0.4), 0, 420),
      clods(stage, run, at, hitWidth(stage, hit, 0.16, 0.5), isSmall ? 4 : 14),
      isSmall ? undefined : burstOut(stage, run, hit),
    ]);
  },
  aftermath: (stage, run, { target }) => dust(stage, run, target, 5),
};
