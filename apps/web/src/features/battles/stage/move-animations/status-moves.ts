import type { AnimationRun } from '../animation-run.ts';
import { count, each, mouth, out, scattered, size, towards, turnOf } from '../motion.ts';
import { around, aura } from '../shared-animations.ts';
import type { Anchor, StageElements } from '../stage-elements.ts';
import type { MoveAnimation } from './move-animation.ts';
import { gatherStrength, letGo, nothing } from './phases.ts';

/* Status moves. */

/** The target's body swells with strength. */
export const raise: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (_stage, run, { user }) => {
    void letGo(run, user);
    await run.wait(90);
  },
  impact: async (stage, run, { target, look }) => {
    await Promise.all([
      aura(stage, run, target, look.typeId),
      around(stage, run, target, look.shape, true),
      ringsOnGround(stage, run, target.feet, look.typeId),
      run.play(
        target.body,
        [
          { transform: 'none', easing: out },
          { transform: 'scale(1.14, 1.16)', offset: 0.35 },
          { transform: 'scale(1.1, 1.12)', offset: 0.7, easing: 'ease-in' },
          { transform: 'none' },
        ],
        { duration: 560 },
      ),
    ]);
  },
  aftermath: nothing,
};

function ringsOnGround(
  stage: StageElements,
  run: AnimationRun,
  feet: Anchor,
  typeId: number,
): Promise<void> {
  return each(count(2), (index) =>
    stage.light(
      run,
      'ripple',
      typeId,
      { ...feet, isBehind: true },
      size(stage, 0.62),
      [
        { transform: 'scale(.3)', opacity: 1, easing: out },
        { transform: 'scale(1.2)', opacity: 0 },
      ],
      { duration: 420, delay: index * 140 },
    ),
  );
}

/** A ring of the type's colour runs to the targets, which shrink. */
export const lower: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    const from = mouth(user);
    void letGo(run, user);
    void each(targets, (target) =>
      each(count(3), (index) =>
        stage.light(
          run,
          'ring',
          look.typeId,
          from,
          size(stage, 0.2),
          [
            { transform: 'scale(.2)', opacity: 0.9 },
            { transform: `${towards(from, target.heart)} scale(1.5)`, opacity: 0.2 },
          ],
          { duration: 300, delay: index * 70 },
        ),
      ),
    );
    await run.wait(280);
  },
  impact: async (stage, run, { target, look }) => {
    await Promise.all([
      around(stage, run, target, look.shape, false),
      run.play(
        target.body,
        [
          { transform: 'none', easing: out },
          { transform: 'scale(.93, .82)', offset: 0.4 },
          { transform: 'scale(.95, .86)', offset: 0.75, easing: 'ease-in-out' },
          { transform: 'none' },
        ],
        { duration: 520 },
      ),
    ]);
  },
  aftermath: nothing,
};

/** Shapes fly to the target, circle around it and close in. */
export const ail: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    const from = mouth(user);
    void letGo(run, user);
    void each(targets, (target) =>
      each(count(9), (index) => {
        const angle = turnOf(index, 9);
        const ring = target.height * 0.62;
        const point = (turn: number): Anchor => ({
          ...target.heart,
          x: target.heart.x + Math.cos(angle + turn) * ring,
          y: target.heart.y + Math.sin(angle + turn) * ring * 0.5,
        });
        return stage.shape(
          run,
          look.shape,
          from,
          size(stage, 0.14),
          [
            { transform: 'scale(.2)', opacity: 0.6, easing: out },
            { transform: towards(from, point(0)), opacity: 1, offset: 0.42 },
            { transform: towards(from, point(1.4)), opacity: 1, offset: 0.64 },
            { transform: towards(from, point(2.8)), opacity: 1, offset: 0.85, easing: 'ease-in' },
            { transform: `${towards(from, target.heart)} scale(.2)`, opacity: 0 },
          ],
          { duration: 720, delay: index * 16 },
        );
      }),
    );
    await run.wait(380);
  },
  impact: async (stage, run, { target, look }) => {
    await run.wait(330);
    await Promise.all([
      stage.light(
        run,
        'glow',
        look.typeId,
        { ...target.heart, isBehind: true },
        (target.height * 2) / target.heart.depth,
        [
          { transform: 'scale(.3)', opacity: 0.9, easing: out },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.5 },
          { transform: 'scale(1.1)', opacity: 0 },
        ],
        { duration: 380 },
      ),
      run.play(
        target.body,
        [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        { duration: 340 },
      ),
    ]);
  },
  aftermath: nothing,
};

export const shield: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (_stage, run, { user }) => {
    void letGo(run, user);
    await run.wait(90);
  },
  impact: async (stage, run, { target, look }) => {
    const wide = Math.max(target.height, target.spot.disc * 0.55) * 1.35;
    await Promise.all([
      stage.light(
        run,
        'dome',
        look.typeId,
        target.heart,
        wide / target.heart.depth,
        [
          { transform: 'scale(.2)', opacity: 0.4, easing: out },
          { transform: 'scale(1.08)', opacity: 1, offset: 0.25, easing: 'ease-in-out' },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.75 },
          { transform: 'scale(1.08)', opacity: 0 },
        ],
        { duration: 760 },
      ),
      ringsOnGround(stage, run, target.feet, look.typeId),
      each(count(6), (index) =>
        stage.shape(
          run,
          'sparkle',
          {
            ...target.heart,
            x: target.heart.x + scattered(index) * wide * 0.42,
            y: target.heart.y + scattered(index, 1) * wide * 0.42,
          },
          size(stage, 0.12),
          [
            { transform: 'scale(0)', opacity: 0 },
            { transform: 'scale(1) rotate(45deg)', opacity: 1 },
            { transform: 'scale(0) rotate(90deg)', opacity: 0 },
          ],
          { duration: 380, delay: 120 + index * 60 },
        ),
      ),
    ]);
  },
  aftermath: nothing,
};
