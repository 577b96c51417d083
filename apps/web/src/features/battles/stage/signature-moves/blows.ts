import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  angle,
  by,
  count,
  each,
  into,
  out,
  outwards,
  scattered,
  size,
  towards,
  turnOf,
} from '../motion.ts';
import { leap } from '../move-animations/blows.ts';
import type { Attack, Hit, MoveAnimation } from '../move-animations/move-animation.ts';
import {
  backdropAt,
  gatherStrength,
  hitDiameter,
  hitWidth,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';
import type { DrawingName } from './drawing-names.ts';
import { frozen } from './rays.ts';

/* Moves that strike with a fist, a hand or teeth. */

/** The user leaps at its first target. */
async function leapAt(
  run: AnimationRun,
  { user, targets }: Attack,
  duration: number,
): Promise<void> {
  const [target = user] = targets;
  if (target === user) return;
  const to = (share: number) => towards(user.heart, target.heart, share);
  await leap(run, user, [to(0.3), to(0.62)], { duration, stay: 0.3, back: 500 });
}

/** A drawing that grows over the user while it crouches. */
function raised(
  stage: StageElements,
  run: AnimationRun,
  user: Figure,
  name: DrawingName,
  share: number,
  turn: number,
): Promise<void> {
  return draw(
    stage,
    run,
    name,
    { ...user.heart, y: user.heart.y - user.height * 0.6 },
    size(stage, share),
    [
      { transform: `rotate(${turn}deg) scale(.2)`, opacity: 0, easing: out },
      { transform: `rotate(${turn * 0.4}deg) scale(1.1)`, opacity: 1, offset: 0.5 },
      { transform: 'scale(1)', opacity: 1, offset: 0.85 },
      { transform: 'scale(1)', opacity: 0 },
    ],
    { duration: 330 },
  );
}

/** A star of the type's colour behind the target. */
function flare(stage: StageElements, run: AnimationRun, hit: Hit): Promise<void> {
  return stage.light(
    run,
    'burst',
    hit.look.typeId,
    backdropAt(hit.target),
    hitDiameter(stage, hit),
    [
      { transform: 'scale(.35) rotate(-16deg)', opacity: 1, easing: out },
      { transform: 'scale(1.04) rotate(2deg)', opacity: 1, offset: 0.45 },
      { transform: 'scale(.98) rotate(4deg)', opacity: 1, offset: 0.7, easing: 'ease-in' },
      { transform: 'scale(1.1) rotate(6deg)', opacity: 0 },
    ],
    { duration: 400 },
  );
}

/** The picture of the blow falls on the target and stays for a moment. */
function stamp(
  stage: StageElements,
  run: AnimationRun,
  hit: Hit,
  name: DrawingName,
  from: string,
  turn: string,
  share: number,
): Promise<void> {
  const px = isScratch(hit.blow)
    ? size(stage, 0.3)
    : Math.max(size(stage, 0.4), hitDiameter(stage, hit) * share);
  return draw(
    stage,
    run,
    name,
    { ...hit.target.heart, depth: 1 },
    px,
    [
      { transform: from, opacity: 0.6, easing: into },
      { transform: `${turn} scale(.92)`, opacity: 1, offset: 0.22, easing: out },
      { transform: `${turn} scale(1)`, opacity: 1, offset: 0.7, easing: 'ease-in' },
      { transform: `${turn} scale(1.1)`, opacity: 0 },
    ],
    { duration: isScratch(hit.blow) ? 240 : 400 },
  );
}

/** A fist of ice that freezes what it strikes. */
export const icePunch: Partial<MoveAnimation> = {
  anticipate: async (stage, run, attack) => {
    void raised(stage, run, attack.user, 'iceFist', 0.3, -80);
    await gatherStrength(stage, run, attack);
  },
  travel: async (stage, run, attack) => {
    const { user, targets } = attack;
    const [target = user] = targets;
    void each(count(8), (index) =>
      draw(
        stage,
        run,
        'flake',
        user.heart,
        size(stage, 0.1),
        [
          { transform: `${towards(user.heart, target.heart, index / 9)} scale(.4)`, opacity: 0 },
          {
            transform: `${towards(user.heart, target.heart, index / 9)} ${by(0, 10 * scattered(index))} scale(1)`,
            opacity: 1,
            offset: 0.3,
          },
          {
            transform: `${towards(user.heart, target.heart, index / 9)} ${by(16 * scattered(index), 40)} rotate(160deg) scale(.5)`,
            opacity: 0,
          },
        ],
        { duration: 460, delay: index * 22 },
      ),
    );
    await leapAt(run, attack, 210);
  },
  impact: async (stage, run, hit) => {
    const side = hit.target.isNear ? 1 : -1;
    await Promise.all([
      frozen(stage, run, hit, 0.95),
      stamp(
        stage,
        run,
        hit,
        'iceFist',
        `${by(side * 130, 60)} rotate(${side * 40}deg) scale(1.7)`,
        '',
        0.62,
      ),
      isScratch(hit.blow) ? undefined : scatter(stage, run, hit, 6),
    ]);
  },
  aftermath: smoulder,
};

/** The edge of a hand comes down; a pane of glass in its way shatters. */
export const brickBreak: Partial<MoveAnimation> = {
  anticipate: async (stage, run, attack) => {
    void raised(stage, run, attack.user, 'chop', 0.3, -60);
    await gatherStrength(stage, run, attack);
  },
  travel: (_stage, run, attack) => leapAt(run, attack, 230),
  impact: async (stage, run, hit) => {
    const { target } = hit;
    const wide = hitWidth(stage, hit, 0.32);
    const many = isScratch(hit.blow) ? 5 : 14;
    const side = target.isNear ? 1 : -1;
    await Promise.all([
      stamp(
        stage,
        run,
        hit,
        'chop',
        `${by(side * 40, -wide * 0.6)} rotate(${side * -60}deg) scale(1.4)`,
        '',
        0.55,
      ),
      isScratch(hit.blow) ? undefined : flare(stage, run, hit),
      run.wait(90).then(() =>
        each(count(many), (index) => {
          const turn = turnOf(index, many, 0.5);
          const far = wide * 0.55 * (0.8 + 0.4 * scattered(index, 2));
          return draw(
            stage,
            run,
            'shard',
            { ...target.heart, depth: 1 },
            size(stage, 0.13 + 0.06 * scattered(index, 3)),
            [
              { transform: `rotate(${index * 50}deg) scale(.7)`, opacity: 1, easing: out },
              {
                transform: `${by(Math.cos(turn) * far, Math.sin(turn) * far * 0.8)} rotate(${index * 90}deg)`,
                opacity: 1,
                offset: 0.55,
                easing: into,
              },
              {
                transform: `${by(Math.cos(turn) * far * 1.1, Math.sin(turn) * far + 50)} rotate(${index * 130}deg) scale(.5)`,
                opacity: 0,
              },
            ],
            { duration: isScratch(hit.blow) ? 180 : 330 },
          );
        }),
      ),
    ]);
  },
  aftermath: smoulder,
};

/** A fist of steel falls from above like a comet, with a tail of stars. */
export const meteorMash: Partial<MoveAnimation> = {
  anticipate: async (stage, run, attack) => {
    void stage.backdrop(run, '#0a1030', 0.7, { duration: 1200 });
    void each(count(6), (index) => {
      const turn = turnOf(index, 6);
      const far = size(stage, 0.24);
      const at = { ...attack.user.heart, y: attack.user.heart.y - attack.user.height * 0.3 };
      return draw(
        stage,
        run,
        'star',
        at,
        size(stage, 0.09),
        [
          { transform: `${outwards(turn, far)} scale(.4)`, opacity: 0 },
          { opacity: 1, offset: 0.4, easing: into },
          { transform: 'rotate(180deg) scale(.4)', opacity: 0.5 },
        ],
        { duration: 320 },
      );
    });
    await gatherStrength(stage, run, attack);
  },
  travel: async (stage, run, attack) => {
    const { user, targets } = attack;
    const [target = user] = targets;
    const side = target.isNear ? 1 : -1;
    const from = {
      x: target.heart.x + side * stage.layout.width * 0.44,
      y: target.heart.y - stage.layout.height * 0.36,
      depth: 1,
    };
    const turn = `rotate(${angle(from, target.heart).toFixed(0)}deg) scale(1, ${-side})`;
    void each(count(9), (index) =>
      draw(
        stage,
        run,
        'star',
        from,
        size(stage, 0.12 - index * 0.006),
        [
          { transform: 'scale(.6)', opacity: 0, easing: into },
          {
            transform: `${towards(from, target.heart, 0.9)} ${by(scattered(index) * 36, scattered(index, 1) * 36)} rotate(${index * 60}deg)`,
            opacity: 1,
            offset: 0.6,
          },
          {
            transform: `${towards(from, target.heart, 0.9)} ${by(scattered(index) * 60, scattered(index, 1) * 60 + 30)} rotate(${index * 90}deg) scale(.3)`,
            opacity: 0,
          },
        ],
        { duration: 560, delay: 30 + index * 28 },
      ),
    );
    void draw(
      stage,
      run,
      'cometFist',
      from,
      size(stage, 0.6),
      [
        { transform: `${turn} scale(.35)`, opacity: 1, easing: into },
        {
          transform: `${towards(from, target.heart)} ${turn} scale(1)`,
          opacity: 1,
          offset: 0.94,
        },
        {
          transform: `${towards(from, target.heart)} ${turn} scale(1.1)`,
          opacity: 0,
        },
      ],
      { duration: 380 },
    );
    await run.wait(150);
    await leapAt(run, attack, 220);
  },
  impact: async (stage, run, hit) => {
    const { target } = hit;
    const wide = hitWidth(stage, hit, 0.34);
    const side = target.isNear ? 1 : -1;
    const falling = `rotate(${side > 0 ? 140 : 40}deg) scale(1, ${-side})`;
    const many = isScratch(hit.blow) ? 4 : 11;
    await Promise.all([
      stamp(
        stage,
        run,
        hit,
        'cometFist',
        `${by(side * 90, -90)} ${falling} scale(1.3)`,
        falling,
        0.55,
      ),
      isScratch(hit.blow) ? undefined : flare(stage, run, hit),
      each(count(many), (index) => {
        const turn = turnOf(index, many);
        const far = wide * 0.55 * (0.85 + 0.3 * scattered(index));
        return draw(
          stage,
          run,
          'star',
          { ...target.heart, depth: 1 },
          size(stage, 0.13 + 0.05 * scattered(index, 4)),
          [
            { transform: 'scale(.3)', opacity: 1, easing: out },
            {
              transform: `${outwards(turn, far)} rotate(${index * 50 + 90}deg)`,
              opacity: 1,
              offset: 0.6,
            },
            {
              transform: `${outwards(turn, far * 1.15)} rotate(${index * 50 + 160}deg) scale(.2)`,
              opacity: 0,
            },
          ],
          { duration: isScratch(hit.blow) ? 240 : 420 },
        );
      }),
    ]);
  },
  aftermath: smoulder,
};

/** Jaws as large as the target open around it, and snap. */
export const crunch: Partial<MoveAnimation> = {
  anticipate: async (stage, run, attack) => {
    void stage.backdrop(run, '#0a0510', 0.75, { duration: 1100 });
    await gatherStrength(stage, run, attack);
  },
  travel: async (stage, run, attack) => {
    const { user, targets } = attack;
    const [target = user] = targets;
    const wide = jawWidth(stage, target);
    // Opened; the impact closes them.
    void each([-1, 1], (way) =>
      draw(
        stage,
        run,
        'jawUpper',
        { ...target.heart, depth: 1 },
        wide,
        [
          {
            transform: `${by(0, way * wide * 0.75)} scale(.7, ${-way * 0.7})`,
            opacity: 0,
            easing: out,
          },
          { transform: `${by(0, way * wide * 0.62)} scale(1, ${-way})`, opacity: 1, offset: 0.6 },
          { transform: `${by(0, way * wide * 0.66)} scale(1, ${-way})`, opacity: 1, offset: 0.92 },
          { transform: `${by(0, way * wide * 0.66)} scale(1, ${-way})`, opacity: 0 },
        ],
        { duration: 380 },
      ),
    );
    await run.wait(90);
    await leapAt(run, attack, 220);
  },
  impact: async (stage, run, hit) => {
    const wide = isScratch(hit.blow)
      ? size(stage, 0.34)
      : Math.max(jawWidth(stage, hit.target), hitDiameter(stage, hit) * 0.7);
    const open = (way: number) => `${by(0, way * wide * 0.62)} scale(1, ${-way})`;
    const shut = (way: number) => `${by(0, way * wide * 0.2)} scale(1.04, ${-way})`;
    await Promise.all([
      each([-1, 1], (way) =>
        draw(
          stage,
          run,
          'jawUpper',
          { ...hit.target.heart, depth: 1 },
          wide,
          [
            { transform: open(way), opacity: 1, easing: into },
            { transform: shut(way), opacity: 1, offset: 0.2, easing: out },
            {
              transform: `${by(0, way * wide * 0.36)} scale(1, ${-way})`,
              opacity: 1,
              offset: 0.42,
              easing: into,
            },
            { transform: shut(way), opacity: 1, offset: 0.58 },
            { transform: shut(way), opacity: 1, offset: 0.8, easing: 'ease-in' },
            { transform: `${by(0, way * wide * 0.3)} scale(1.1, ${-way})`, opacity: 0 },
          ],
          { duration: isScratch(hit.blow) ? 260 : 420 },
        ),
      ),
      isScratch(hit.blow) ? undefined : flare(stage, run, hit),
    ]);
  },
  aftermath: smoulder,
};

function jawWidth(stage: StageElements, { height }: Figure): number {
  return Math.max(size(stage, 0.42), height * 1.3);
}
