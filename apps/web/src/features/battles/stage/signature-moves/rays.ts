import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  angle,
  between,
  by,
  count,
  each,
  into,
  mouth,
  out,
  outwards,
  scattered,
  size,
  turnOf,
} from '../motion.ts';
import type { Hit, MoveAnimation } from '../move-animations/move-animation.ts';
import {
  backdropAt,
  burstOut,
  crouch,
  crouched,
  hitWidth,
  letGo,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { Anchor, Figure, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';
import styles from './SignatureMoves.module.css';

/* Moves that cross the field as a ray. */

interface RayLook {
  readonly edge: string;
  readonly glow: string;
  readonly core: string;
  /** As a share of the stage. */
  readonly thickness: number;
}

/** From a point to another one, and beyond it. */
async function ray(
  stage: StageElements,
  run: AnimationRun,
  from: Anchor,
  to: Anchor,
  { edge, glow, core, thickness }: RayLook,
  duration: number,
): Promise<void> {
  if (run.isSkipped) return;
  const turn = `rotate(${angle(from, to).toFixed(1)}deg)`;
  const length = Math.hypot(to.x - from.x, to.y - from.y) * 1.08;
  const element = stage.make(styles.ray, { ...from, depth: 1 }, length);
  for (const [name, colour] of Object.entries({ edge, glow, core })) {
    element.style.setProperty(`--${name}`, colour);
  }
  // The element is a fifth of its length thick.
  const full = size(stage, thickness) / (length / 5);
  const thick = (share: number) => `${turn} scale(1, ${(full * share).toFixed(2)})`;
  await run.playTransient(
    stage.part('effects'),
    element,
    [
      { transform: `${turn} scale(.03, ${(full * 0.4).toFixed(2)})`, opacity: 1, easing: out },
      { transform: thick(1), opacity: 1, offset: 0.2 },
      { transform: thick(0.8), opacity: 1, offset: 0.35 },
      { transform: thick(1.1), opacity: 1, offset: 0.5 },
      { transform: thick(0.85), opacity: 1, offset: 0.66 },
      { transform: thick(1.05), opacity: 1, offset: 0.82, easing: 'ease-in' },
      { transform: thick(0.02), opacity: 0.6 },
    ],
    { duration },
  );
}

/** Light flows in from all sides. */
function flowIn(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  name: 'mote' | 'hyperOrb',
  {
    reach,
    many,
    duration,
  }: { readonly reach: number; readonly many: number; readonly duration: number },
): Promise<void> {
  return each(count(many), (index) => {
    const turn = turnOf(index, many, 0.4);
    const far = reach * (0.8 + 0.3 * scattered(index, 2));
    return draw(
      stage,
      run,
      name,
      at,
      size(stage, 0.09),
      [
        {
          transform: `${outwards(turn, far)} scale(1)`,
          opacity: 0,
          easing: into,
        },
        { opacity: 1, offset: 0.3 },
        { transform: 'scale(.3)', opacity: 0.6 },
      ],
      { duration: duration * 0.6, delay: (index / many) * duration * 0.4 },
    );
  });
}

function orb(
  stage: StageElements,
  run: AnimationRun,
  name: 'sun' | 'hyperOrb',
  at: Anchor,
  px: number,
  duration: number,
  delay = 0,
): Promise<void> {
  return draw(
    stage,
    run,
    name,
    at,
    px,
    [
      { transform: 'scale(.1)', opacity: 0, easing: out },
      { transform: 'scale(1) rotate(60deg)', opacity: 1, offset: 0.25 },
      { transform: 'scale(.85) rotate(120deg)', opacity: 1, offset: 0.5 },
      { transform: 'scale(1.05) rotate(180deg)', opacity: 1, offset: 0.85 },
      { transform: 'scale(.1) rotate(240deg)', opacity: 0 },
    ],
    { duration, delay },
  );
}

/** The recoil of a ray pushes the user back while it lasts. */
function recoil(run: AnimationRun, { body, isNear }: Figure, duration: number): Promise<void> {
  const back = isNear ? -1 : 1;
  return run.playDetached(
    body,
    [
      { transform: crouched, easing: out },
      { transform: `${by(back * 16, back * -4)} scale(1.02, .97)`, offset: 0.2 },
      {
        transform: `${by(back * 20, back * -5)} scale(1.02, .97)`,
        offset: 0.75,
        easing: 'ease-in-out',
      },
      { transform: 'none' },
    ],
    { duration },
  );
}

/** The largest ray of all: the whole stage is dark but for its orange light. */
export const hyperBeam: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    const from = mouth(user);
    void stage.backdrop(run, '#05040c', 0.85, { duration: 1400 });
    void flowIn(stage, run, from, 'hyperOrb', {
      reach: size(stage, 0.42),
      many: 12,
      duration: 320,
    });
    void orb(stage, run, 'hyperOrb', from, size(stage, 0.4), 900);
    await crouch(run, user, 340);
  },
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void recoil(run, user, 700);
    void stage.shake(run, 3, 720);
    void stage.tint(run, '#fff1c8', 0.55, 260);
    const look = { edge: '#8a2a00', glow: '#ff9a1f', core: '#ffe9a0', thickness: 0.34 };
    void each(targets, (target) =>
      Promise.all([
        ray(stage, run, from, target.heart, look, 700),
        orb(stage, run, 'hyperOrb', { ...target.heart, depth: 1 }, size(stage, 0.5), 560, 120),
      ]),
    );
    await run.wait(380);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    await Promise.all([
      draw(
        stage,
        run,
        'hyperOrb',
        backdropAt(hit.target),
        hitWidth(stage, hit, 0.4, 1.2),
        [
          { transform: 'scale(.3)', opacity: 1, easing: out },
          { transform: 'scale(1) rotate(30deg)', opacity: 1, offset: 0.45 },
          { transform: 'scale(1.2) rotate(50deg)', opacity: 0 },
        ],
        { duration: isSmall ? 250 : 420 },
      ),
      isSmall ? undefined : burstOut(stage, run, hit),
    ]);
  },
  aftermath: smoulder,
};

/** First turn: drinks the light of the sun. Second: lets it go as a ray of green and gold. */
export const solarBeam: Partial<MoveAnimation> = {
  prepareSound: 'shimmer',
  prepare: async (stage, run, { user }) => {
    const { heart } = user;
    const high = Math.max(size(stage, 0.19), heart.y - user.height * 0.95);
    const above = { ...heart, y: high, depth: 1, isBehind: true };
    void stage.tint(run, '#fff3b0', 0.5, 1000);
    void orb(stage, run, 'sun', above, size(stage, 0.36), 1000);
    void flowIn(stage, run, heart, 'mote', { reach: size(stage, 0.44), many: 14, duration: 820 });
    void stage.light(
      run,
      'glow',
      2,
      { ...heart, isBehind: true },
      (user.height * 2) / heart.depth,
      [
        { transform: 'scale(.3)', opacity: 0 },
        { transform: 'scale(.8)', opacity: 0.6, offset: 0.4 },
        { transform: 'scale(1.1)', opacity: 1, offset: 0.8 },
        { transform: 'scale(.6)', opacity: 0 },
      ],
      { duration: 960 },
    );
    await run.play(
      user.body,
      [
        { transform: 'none' },
        { transform: 'scale(1.04, .96)', offset: 0.3 },
        { transform: 'scale(.96, 1.07)', offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: 900, easing: 'ease-in-out' },
    );
  },
  anticipate: async (stage, run, { user }) => {
    const from = mouth(user);
    void stage.tint(run, '#fff3b0', 0.45, 700);
    void flowIn(stage, run, from, 'mote', { reach: size(stage, 0.3), many: 9, duration: 260 });
    void orb(stage, run, 'sun', from, size(stage, 0.34), 820);
    await crouch(run, user, 260);
  },
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void recoil(run, user, 640);
    void stage.shake(run, 1.4, 600);
    const look = { edge: '#2f7a1a', glow: '#a8f04a', core: '#fbffc0', thickness: 0.23 };
    void each(targets, (target) =>
      Promise.all([
        ray(stage, run, from, target.heart, look, 640),
        each(count(8), (index) =>
          draw(
            stage,
            run,
            'mote',
            between(from, target.heart, (index + 0.5) / 8),
            size(stage, 0.11),
            [
              { transform: 'scale(.3)', opacity: 0 },
              {
                transform: `${by(scattered(index, 1) * 20, scattered(index, 2) * 46)} scale(1)`,
                opacity: 1,
                offset: 0.5,
              },
              {
                transform: `${by(scattered(index, 1) * 30, scattered(index, 2) * 80)} scale(.2)`,
                opacity: 0,
              },
            ],
            { duration: 420, delay: 80 + index * 22 },
          ),
        ),
      ]),
    );
    await run.wait(400);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    await Promise.all([
      draw(
        stage,
        run,
        'sun',
        backdropAt(hit.target),
        hitWidth(stage, hit, 0.4, 1.15),
        [
          { transform: 'scale(.2)', opacity: 1, easing: out },
          { transform: 'scale(1) rotate(40deg)', opacity: 1, offset: 0.45 },
          { transform: 'scale(1.1) rotate(70deg)', opacity: 0 },
        ],
        { duration: isSmall ? 250 : 420 },
      ),
      isSmall ? undefined : scatter(stage, run, hit, 12),
    ]);
  },
  aftermath: smoulder,
};

/** A zigzag of cold light; the target stands in a block of ice that breaks. */
export const iceBeam: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    const from = mouth(user);
    void stage.backdrop(run, '#06283f', 0.55, { duration: 1100 });
    void each(count(7), (index) => {
      const turn = turnOf(index, 7);
      const far = size(stage, 0.24);
      return draw(
        stage,
        run,
        'flake',
        from,
        size(stage, 0.1),
        [
          { transform: `${outwards(turn, far)} scale(1)`, opacity: 0 },
          { opacity: 1, offset: 0.3, easing: into },
          { transform: 'scale(.3) rotate(120deg)', opacity: 0.5 },
        ],
        { duration: 280 },
      );
    });
    void stage.light(
      run,
      'glow',
      9,
      from,
      size(stage, 0.3),
      [
        { transform: 'scale(.2)', opacity: 0 },
        { transform: 'scale(1)', opacity: 1 },
      ],
      { duration: 300 },
    );
    await crouch(run, user, 300);
  },
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void letGo(run, user);
    const look = { edge: '#1b6fa8', glow: '#7fdcff', core: '#f4fdff', thickness: 0.075 };
    void each(targets, (target) => {
      const { heart } = target;
      const across = { x: (from.y - heart.y) * 0.14, y: (heart.x - from.x) * 0.14 };
      const corners = [0, 0.28, 0.52, 0.76, 1].map((share, index) => {
        const side = share === 0 || share === 1 ? 0 : index % 2 === 0 ? 1 : -1;
        const on = between(from, heart, share);
        return { x: on.x + across.x * side, y: on.y + across.y * side, depth: 1 };
      });
      return Promise.all([
        each(corners.slice(1), (corner, index) =>
          run
            .wait(index * 50 + 1)
            .then(() => ray(stage, run, corners[index] ?? from, corner, look, 430 - index * 30)),
        ),
        each(count(9), (index) =>
          draw(
            stage,
            run,
            'flake',
            between(from, heart, index / 9),
            size(stage, 0.11),
            [
              { transform: 'scale(.2)', opacity: 0 },
              {
                transform: `${by(scattered(index) * 22, scattered(index, 1) * 44)} scale(1) rotate(90deg)`,
                opacity: 1,
                offset: 0.4,
              },
              {
                transform: `${by(scattered(index) * 30, scattered(index, 1) * 50 + 36)} scale(.6) rotate(200deg)`,
                opacity: 0,
              },
            ],
            { duration: 460, delay: 40 + index * 30 },
          ),
        ),
      ]);
    });
    await run.wait(390);
  },
  impact: (stage, run, hit) => frozen(stage, run, hit),
  aftermath: smoulder,
};

/** Ice grows around the target and breaks. */
export async function frozen(
  stage: StageElements,
  run: AnimationRun,
  hit: Hit,
  share = 1,
): Promise<void> {
  const { target } = hit;
  const isSmall = isScratch(hit.blow);
  const wide = hitWidth(stage, hit, 0.36, share * 0.86);
  const at = { ...target.feet, y: target.feet.y + 14, depth: 1 };
  const blocks = [
    [0, 1, true],
    [-0.32, 0.56, false],
    [0.32, 0.6, false],
    [0, 0.42, false],
  ] as const;
  const duration = isSmall ? 150 : 210;
  void each(blocks.slice(0, isSmall ? 2 : 4), ([x, share, isBehind], index) =>
    draw(
      stage,
      run,
      'iceBlock',
      {
        ...at,
        x: at.x + x * wide,
        y: at.y - (isBehind ? 6 : 14 * Math.abs(x)),
        isBehind,
        isGround: true,
      },
      wide * share,
      [
        { transform: 'scale(.7, 0)', opacity: 1, easing: 'cubic-bezier(.1,1.3,.4,1)' },
        { transform: 'scale(1)', opacity: 1, offset: 0.6 },
        { transform: 'scale(1.02)', opacity: 1, offset: 0.95 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      { duration, delay: index * 14 },
    ),
  );
  await run.wait(duration - 30);
  const many = isSmall ? 5 : 13;
  await each(count(many), (index) => {
    const turn = turnOf(index, many, 1);
    const far = wide * 0.6 * (0.9 + 0.3 * scattered(index, 2));
    const x = Math.cos(turn) * far;
    const y = Math.sin(turn) * far * 0.8 - wide * 0.2;
    return draw(
      stage,
      run,
      'shard',
      { ...target.heart, depth: 1 },
      size(stage, 0.12 + 0.05 * scattered(index, 3)),
      [
        { transform: 'scale(.6)', opacity: 1, easing: out },
        {
          transform: `${by(x * 0.8, y)} rotate(${index * 60}deg)`,
          opacity: 1,
          offset: 0.5,
          easing: into,
        },
        { transform: `${by(x, y + wide * 0.35)} rotate(${index * 110}deg) scale(.6)`, opacity: 0 },
      ],
      { duration: isSmall ? 120 : 240 },
    );
  });
}
