import type { AnimationRun } from '../animation-run.ts';
import { by, count, each, growth, into, mouth, out, scattered, size, towards } from '../motion.ts';
import type { MoveLook } from '../move-look.ts';
import type { Anchor, Figure, StageElements } from '../stage-elements.ts';
import type { MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, ringsOut, smoulder, typeShape } from './phases.ts';
import { flood } from './sweeping.ts';

/* Moves that travel from the user to the target. */

/** A stream of shapes, or one large ball. */
export const shot: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    const from = mouth(user);
    void letGo(run, user);
    const fly = look.isGreat ? ball : stream;
    await each(targets, (target) => fly(stage, run, from, target, user, look));
  },
  impact: burstOut,
  aftermath: smoulder,
};

/** Its last shapes arrive during the impact. */
async function stream(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  target: Figure,
  user: Figure,
  look: MoveLook,
): Promise<void> {
  const grow = growth(user, target);
  void stage.light(
    run,
    'glow',
    look.typeId,
    { ...from, isBehind: true },
    size(stage, 0.3),
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.2 },
      { transform: 'scale(.9)', opacity: 0.9, offset: 0.8 },
      { transform: 'scale(.3)', opacity: 0 },
    ],
    { duration: 480 },
  );
  void each(count(13), (index) => {
    const spread = target.height * 0.24;
    const to = {
      ...target.heart,
      x: target.heart.x + scattered(index, 1) * spread,
      y: target.heart.y + scattered(index, 2) * spread,
    };
    const arc = scattered(index, 3) * 22 - 8;
    const half = by((to.x - from.x) / 2, (to.y - from.y) / 2 + arc);
    return stage.shape(
      run,
      look.shape,
      from,
      size(stage, 0.15 + 0.03 * scattered(index, 6)),
      [
        { transform: 'scale(.3)', opacity: 0.6 },
        {
          transform: `${half} rotate(${index * 50 + 90}deg) scale(${(1 + grow) / 2})`,
          opacity: 1,
          offset: 0.5,
        },
        {
          transform: `${towards(from, to)} rotate(${index * 50 + 200}deg) scale(${grow * 1.25})`,
          opacity: 1,
          offset: 0.95,
        },
        { transform: `${towards(from, to)} scale(${grow * 1.6})`, opacity: 0 },
      ],
      { duration: 280, delay: index * 27 },
    );
  });
  await run.wait(290);
}

async function ball(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  target: Figure,
  user: Figure,
  look: MoveLook,
): Promise<void> {
  const grow = growth(user, target);
  const way = towards(from, target.heart);
  const large = size(stage, 0.34);
  const flight = { duration: 340, easing: 'cubic-bezier(.5,0,.9,.7)' };
  void each(count(6), (index) =>
    stage.light(
      run,
      'glow',
      look.typeId,
      from,
      large * (0.8 - index * 0.09),
      [
        { transform: 'scale(.4)', opacity: 0 },
        { transform: `${towards(from, target.heart, 0.1)} scale(1)`, opacity: 0.75, offset: 0.2 },
        { transform: `${way} scale(${grow})`, opacity: 0.3 },
      ],
      { ...flight, delay: 20 + index * 24 },
    ),
  );
  await Promise.all([
    stage.light(
      run,
      'glow',
      look.typeId,
      from,
      large * 1.7,
      [
        { transform: 'scale(.5)', opacity: 0.9 },
        { transform: `${way} scale(${grow * 1.2})`, opacity: 1 },
      ],
      flight,
    ),
    stage.shape(
      run,
      look.shape,
      from,
      large,
      [
        { transform: 'scale(.5)', opacity: 1 },
        { transform: `${way} rotate(300deg) scale(${grow * 1.25})`, opacity: 1 },
      ],
      flight,
    ),
  ]);
}

/** It reaches its target at once, and lasts for the impact. */
export const beam: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    const from = mouth(user);
    void letGo(run, user);
    for (const target of targets) ray(stage, run, from, target, look);
    await run.wait(150);
  },
  impact: burstOut,
  aftermath: smoulder,
};

function ray(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  { heart }: Figure,
  look: MoveLook,
): void {
  const dx = heart.x - from.x;
  const dy = heart.y - from.y;
  const turn = `rotate(${Math.atan2(dy, dx).toFixed(3)}rad)`;
  const thick = look.isGreat ? 2.3 : 1.25;
  const duration = look.isGreat ? 720 : 600;
  void stage.light(
    run,
    'beam',
    look.typeId,
    from,
    Math.hypot(dx, dy) / from.depth,
    [
      { transform: `${turn} scale(.02, .4)`, opacity: 1, easing: out },
      { transform: `${turn} scale(1, ${thick * 1.15})`, opacity: 1, offset: 0.2 },
      { transform: `${turn} scale(1, ${thick * 0.85})`, opacity: 1, offset: 0.35 },
      { transform: `${turn} scale(1, ${thick * 1.15})`, opacity: 1, offset: 0.55 },
      { transform: `${turn} scale(1, ${thick * 0.9})`, opacity: 1, offset: 0.8 },
      { transform: `${turn} scale(1, .02)`, opacity: 0.4 },
    ],
    { duration },
  );
  void each([from, heart], (at, index) =>
    stage.light(
      run,
      'glow',
      look.typeId,
      at,
      size(stage, (look.isGreat ? 0.3 : 0.2) * (index + 1)),
      [
        { transform: 'scale(.2)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1, offset: 0.2 },
        { transform: 'scale(.8)', opacity: 0.9, offset: 0.5 },
        { transform: 'scale(1)', opacity: 1, offset: 0.75 },
        { transform: 'scale(.2)', opacity: 0 },
      ],
      { duration: duration - index * 110, delay: index * 110 },
    ),
  );
  void each(count(9), (index) =>
    stage.shape(
      run,
      look.shape,
      from,
      size(stage, 0.1),
      [
        { transform: 'scale(.4)', opacity: 0 },
        {
          transform: `${towards(from, heart, 0.4)} translateY(${scattered(index) * 26}px)`,
          opacity: 1,
        },
        {
          transform: `${towards(from, heart)} translateY(${scattered(index, 1) * 40}px) rotate(${index * 80}deg)`,
          opacity: 0,
        },
      ],
      { duration: 320, delay: 60 + index * 34 },
    ),
  );
}

/** Rings spread from the user; great ones are a flood. */
export const wave: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets, look }) => {
    void letGo(run, user);
    if (look.isGreat) return flood(stage, run, { user, targets, look });
    const from = mouth(user);
    void each(targets, (target) =>
      each(count(5), (index) => {
        const grow = 1.9 * growth(user, target);
        const timing = { duration: 380, delay: index * 70, easing: 'cubic-bezier(.3,.2,.7,1)' };
        const ring = stage.light(
          run,
          'ring',
          look.typeId,
          from,
          size(stage, 0.26),
          [
            { transform: 'scale(.15)', opacity: 0 },
            { transform: `${towards(from, target.heart, 0.3)} scale(.7)`, opacity: 1, offset: 0.3 },
            { transform: `${towards(from, target.heart)} scale(${grow})`, opacity: 0.15 },
          ],
          timing,
        );
        const sign = stage.shape(
          run,
          typeShape(look),
          from,
          size(stage, 0.13),
          [
            { transform: 'scale(.3)', opacity: 0, easing: into },
            {
              transform: `${towards(from, target.heart, 0.5)} translateY(${scattered(index) * 34}px)`,
              opacity: 1,
            },
            {
              transform: `${towards(from, target.heart)} rotate(${scattered(index) * 60}deg)`,
              opacity: 0.3,
            },
          ],
          timing,
        );
        return Promise.all([ring, sign]);
      }),
    );
    await run.wait(350);
  },
  impact: ringsOut,
  aftermath: smoulder,
};
