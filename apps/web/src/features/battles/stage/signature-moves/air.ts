import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  angle,
  between,
  by,
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
import type { Hit, MoveAnimation } from '../move-animations/move-animation.ts';
import {
  burstOut,
  crouched,
  gatherStrength,
  hitWidth,
  letGo,
  nothing,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { Anchor, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';

/* Moves of wind and wings. */

/** Feathers sink and sway. */
function feathers(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  wide: number,
  {
    many,
    fall,
    duration,
  }: { readonly many: number; readonly fall: number; readonly duration: number },
): Promise<void> {
  return each(count(many), (index) => {
    const x = inRow(index, many) * wide;
    const sway = 22 + 10 * scattered(index);
    return draw(
      stage,
      run,
      'feather',
      { ...from, x: from.x + x, y: from.y + 16 * scattered(index, 2) },
      size(stage, 0.12 + 0.03 * scattered(index, 3)),
      [
        { transform: `rotate(${index * 40}deg) scale(.5)`, opacity: 0, easing: 'ease-in-out' },
        {
          transform: `${by(sway, fall * 0.3)} rotate(${index * 40 + 40}deg)`,
          opacity: 1,
          offset: 0.3,
          easing: 'ease-in-out',
        },
        {
          transform: `${by(-sway, fall * 0.65)} rotate(${index * 40 - 30}deg)`,
          opacity: 1,
          offset: 0.65,
          easing: 'ease-in-out',
        },
        { transform: `${by(sway * 0.6, fall)} rotate(${index * 40 + 20}deg)`, opacity: 0 },
      ],
      { duration: duration * 0.8, delay: (index % 4) * duration * 0.066 },
    );
  });
}

/** A line of light along a way. */
function dash(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  to: Anchor,
  px: number,
  delay: number,
  duration = 220,
): Promise<void> {
  const turn = angle(from, to).toFixed(1);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  return draw(
    stage,
    run,
    'streak',
    { ...from, depth: 1 },
    px,
    [
      { transform: `rotate(${turn}deg) scale(.4, .6)`, opacity: 0, easing: out },
      {
        transform: `${towards(from, to, 0.5)} rotate(${turn}deg) scale(${(long / px).toFixed(2)}, 1)`,
        opacity: 1,
        offset: 0.45,
        easing: into,
      },
      { transform: `${towards(from, to)} rotate(${turn}deg) scale(.5, .1)`, opacity: 0 },
    ],
    { duration, delay },
  );
}

/** First turn: up and away. Second: its shadow grows on the target, and it dives. */
export const fly: Partial<MoveAnimation> = {
  prepareSound: 'aerial-ace',
  prepare: async (stage, run, { user }) => {
    const high = user.feet.y + 30;
    void stage.shape(
      run,
      'dust',
      user.feet,
      user.spot.disc * 0.6,
      [
        { transform: 'scale(.4, .3)', opacity: 0, easing: out },
        { transform: 'scale(1, .5)', opacity: 0.9, offset: 0.4 },
        { transform: 'scale(1.6, .5)', opacity: 0 },
      ],
      { duration: 480, delay: 240 },
    );
    void run.wait(260).then(() =>
      each(count(5), (index) => {
        const x = (index - 2) * user.height * 0.24;
        return dash(
          stage,
          run,
          { ...user.feet, x: user.feet.x + x },
          {
            ...user.feet,
            x: user.feet.x + x,
            y: user.feet.y - high * (0.8 + 0.2 * scattered(index)),
          },
          size(stage, 0.2),
          index * 30,
          300,
        );
      }),
    );
    void feathers(stage, run, { ...user.heart, y: user.heart.y - user.height * 0.4 }, user.height, {
      many: 6,
      fall: user.height * 0.8,
      duration: 860,
    });
    await Promise.all([
      run.play(
        user.body,
        [
          { transform: 'none', easing: out },
          { transform: 'scale(1.16, .76)', offset: 0.38, easing: into },
          { transform: `${by(0, -high * 0.35)} scale(.8, 1.2)`, offset: 0.6, easing: 'linear' },
          { transform: `${by(0, -high - user.height)} scale(.7, 1.2)` },
        ],
        { duration: 640 },
      ),
      run.play(
        user.shadow,
        [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { transform: 'scale(.4)', opacity: 0 }],
        { duration: 640 },
      ),
    ]);
    await run.wait(200);
  },
  anticipate: async (stage, run, { user, targets }) => {
    const [target = user] = targets;
    void run.play(user.body, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
    void stage.light(
      run,
      'glow',
      16,
      { ...target.feet, isBehind: true },
      (target.spot.disc * 0.75) / target.spot.depth,
      [
        { transform: 'scale(.1, .04)', opacity: 0 },
        { transform: 'scale(1, .26)', opacity: 0.9 },
      ],
      { duration: 320 },
    );
    await run.wait(240);
  },
  travel: async (stage, run, { user, targets }) => {
    const [target = user] = targets;
    const side = user.isNear ? -1 : 1;
    const onto = towards(user.heart, target.heart, 0.94);
    const high = {
      x: target.heart.x - user.heart.x + side * stage.layout.width * 0.36,
      y: target.heart.y - user.heart.y - stage.layout.height * 0.9,
    };
    const sky = { x: user.heart.x + high.x, y: user.heart.y + high.y, depth: 1 };
    void each(count(5), (index) =>
      dash(
        stage,
        run,
        { ...sky, x: sky.x + (index - 2) * 26 },
        { ...target.heart, x: target.heart.x + (index - 2) * 14 },
        size(stage, 0.22),
        index * 26,
        260,
      ),
    );
    await run.play(
      user.body,
      [
        {
          transform: `${by(high.x, high.y)} rotate(${side * -28}deg) scale(.9, 1.1)`,
          opacity: 1,
          easing: into,
        },
        { transform: `${onto} rotate(${side * -28}deg) scale(.92, 1.12)`, opacity: 1 },
      ],
      { duration: 260 },
    );
    void run.playDetached(
      user.body,
      [
        { transform: onto },
        { transform: `${onto} ${by(0, -10)}`, offset: 0.28, easing: 'ease-in-out' },
        {
          transform: `${towards(user.heart, target.heart, 0.3)} ${by(0, -40)}`,
          offset: 0.65,
          easing: into,
        },
        { transform: 'scale(1.08, .9)', offset: 0.9 },
        { transform: 'none' },
      ],
      { duration: 560 },
    );
    // The way back, which outlasts this run, has begun.
    await run.wait(16);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    const { heart } = hit.target;
    void feathers(stage, run, { ...heart, depth: 1 }, hit.target.height * 1.5, {
      many: isSmall ? 3 : 8,
      fall: hit.target.height * 0.6,
      duration: 700,
    });
    await burstOut(stage, run, hit);
  },
  aftermath: smoulder,
};

/** Crescents of air, thrown one after the other, cut a cross into the target. */
export const airSlash: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void letGo(run, user);
    void each(targets, (target) => {
      const turn = angle(from, target.heart) + 45;
      const grow = growth(user, target);
      return each(count(5), (index) => {
        const lean = (index % 2 === 0 ? 1 : -1) * 26;
        const side = (index % 2 === 0 ? 1 : -1) * 26;
        return draw(
          stage,
          run,
          'airBlade',
          from,
          size(stage, 0.36),
          [
            { transform: `rotate(${(turn + lean).toFixed(0)}deg) scale(.3)`, opacity: 0 },
            {
              transform: `${towards(from, target.heart, 0.4)} ${by(side, -side)} rotate(${(turn + lean).toFixed(0)}deg) scale(1)`,
              opacity: 1,
              offset: 0.4,
            },
            {
              transform: `${towards(from, target.heart, 0.95)} rotate(${(turn + lean).toFixed(0)}deg) scale(${(grow * 1.15).toFixed(2)})`,
              opacity: 1,
              offset: 0.88,
            },
            {
              transform: `${towards(from, target.heart, 1.2)} rotate(${(turn + lean).toFixed(0)}deg) scale(${(grow * 1.3).toFixed(2)})`,
              opacity: 0,
            },
          ],
          { duration: 300, delay: index * 62 },
        );
      });
    });
    await run.wait(400);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([
      cuts(stage, run, hit),
      isScratch(hit.blow) ? undefined : burstOut(stage, run, hit),
    ]);
  },
  aftermath: smoulder,
};

/** Two crossing cuts. */
function cuts(stage: StageElements, run: AnimationRun, hit: Hit): Promise<void> {
  return each([20, -70], (turn, index) =>
    draw(
      stage,
      run,
      'airBlade',
      { ...hit.target.heart, depth: 1 },
      hitWidth(stage, hit, 0.34, 0.95),
      [
        {
          transform: `rotate(${turn}deg) translate(-30%, -30%) scale(.5)`,
          opacity: 0,
          easing: out,
        },
        { transform: `rotate(${turn}deg) scale(1.05)`, opacity: 1, offset: 0.3 },
        { transform: `rotate(${turn}deg) scale(1.05)`, opacity: 1, offset: 0.6, easing: 'ease-in' },
        { transform: `rotate(${turn}deg) translate(20%, 20%) scale(.9)`, opacity: 0 },
      ],
      { duration: isScratch(hit.blow) ? 220 : 340, delay: index * 70 },
    ),
  );
}

/** Too quick to be seen: the user is gone, lines of light cross the target. */
export const aerialAce: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    const [target = user] = targets;
    const { width, height } = stage.layout;
    const { heart } = target;
    void run.play(
      user.body,
      [
        { transform: crouched, opacity: 1, easing: into },
        { transform: `${towards(user.heart, heart, 0.25)} scale(.5, 1.1)`, opacity: 0 },
      ],
      { duration: 110 },
    );
    void run.play(user.shadow, [{ opacity: 1 }, { opacity: 0 }], { duration: 100 });
    const way = user.isNear ? 1 : -1;
    const lines = [
      [user.heart, between(user.heart, heart, 1.5)],
      [
        { x: heart.x + way * width * 0.6, y: heart.y - height * 0.3, depth: 1 },
        { x: heart.x - way * width * 0.6, y: heart.y + height * 0.3, depth: 1 },
      ],
      [
        { x: heart.x - way * width * 0.65, y: heart.y - height * 0.05, depth: 1 },
        { x: heart.x + way * width * 0.65, y: heart.y + height * 0.04, depth: 1 },
      ],
      [
        { x: heart.x + way * 30, y: heart.y - height * 0.6, depth: 1 },
        { x: heart.x - way * 30, y: heart.y + height * 0.5, depth: 1 },
      ],
    ] as const;
    void each(lines, ([from, to], index) =>
      dash(stage, run, from, to, size(stage, 0.3), 60 + index * 80, 210),
    );
    await run.wait(390);
    void run.playDetached(
      user.body,
      [
        { transform: by(0, -30), opacity: 0 },
        { transform: by(0, -30), opacity: 0, offset: 0.5, easing: out },
        { transform: 'scale(1.08, .9)', opacity: 1, offset: 0.8 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 480 },
    );
    await run.wait(16);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    const wide = hitWidth(stage, hit, 0.4, 1.1);
    const at = { ...hit.target.heart, depth: 1 };
    await Promise.all([
      each([-38, 34, -4], (turn, index) =>
        draw(
          stage,
          run,
          'streak',
          at,
          wide,
          [
            { transform: `rotate(${turn}deg) scale(.1, .9)`, opacity: 1, easing: out },
            { transform: `rotate(${turn}deg) scale(1.3, .5)`, opacity: 1, offset: 0.4 },
            { transform: `rotate(${turn}deg) scale(1.5, .05)`, opacity: 0 },
          ],
          { duration: isSmall ? 200 : 320, delay: index * 50 },
        ),
      ),
      isSmall ? undefined : scatter(stage, run, hit, 8),
      isSmall ? undefined : burstOut(stage, run, hit),
    ]);
  },
  aftermath: smoulder,
};

/** The user spreads its wings, settles and rests; feathers sink around it. */
export const roost: Partial<MoveAnimation> = {
  anticipate: (_stage, run, { user }) =>
    run.play(
      user.body,
      [
        { transform: 'none', easing: out },
        { transform: by(0, -user.height * 0.2), easing: 'ease-in' },
      ],
      { duration: 240 },
    ),
  travel: async (stage, run, { user }) => {
    const wide = (user.height * 2.1) / user.heart.depth;
    void stage.light(
      run,
      'pillar',
      4,
      user.feet,
      (user.spot.disc * 0.7) / user.spot.depth,
      [
        { transform: 'scale(.8, .3)', opacity: 0 },
        { transform: 'scale(1, 1)', opacity: 0.7, offset: 0.5 },
        { transform: 'scale(1, 1.1)', opacity: 0 },
      ],
      { duration: 1000 },
    );
    void feathers(
      stage,
      run,
      { ...user.heart, y: user.heart.y - user.height * 0.6 },
      Math.max(user.height * 1.6, user.spot.disc * 0.7),
      { many: 9, fall: user.height * 1.1, duration: 1050 },
    );
    void draw(
      stage,
      run,
      'wings',
      { ...user.heart, y: user.heart.y - user.height * 0.14, isBehind: true },
      wide,
      [
        { transform: 'scale(.3, .6)', opacity: 0, easing: out },
        { transform: 'scale(1, 1)', opacity: 1, offset: 0.2, easing: 'ease-in-out' },
        {
          transform: 'scale(.92, .7) translateY(8%)',
          opacity: 1,
          offset: 0.4,
          easing: 'ease-in-out',
        },
        { transform: 'scale(1, 1)', opacity: 1, offset: 0.6, easing: 'ease-in-out' },
        { transform: 'scale(.5, .8)', opacity: 1, offset: 0.85 },
        { transform: 'scale(.3, .7)', opacity: 0 },
      ],
      { duration: 900 },
    );
    const up = by(0, -user.height * 0.2);
    await run.play(
      user.body,
      [
        { transform: up, easing: 'ease-in-out' },
        { transform: by(0, -user.height * 0.12), offset: 0.3, easing: 'ease-in-out' },
        { transform: by(0, -user.height * 0.16), offset: 0.5, easing: into },
        { transform: 'scale(1.12, .86)', offset: 0.75, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: 900 },
    );
  },
  impact: nothing,
  aftermath: nothing,
};
