import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import { by, count, each, inRow, into, out, scattered, size } from '../motion.ts';
import type { MoveAnimation } from '../move-animations/move-animation.ts';
import {
  burstOut,
  gatherStrength,
  hitWidth,
  letGo,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';
import { frozen } from './rays.ts';
import styles from './SignatureMoves.module.css';

/* Moves that sweep over the whole stage. */

interface Swell {
  /** Where its crest is on the stage's height at the beginning, in the middle and at the end. */
  readonly crests: readonly [number, number, number];
  readonly height: number;
  /** -1 for a crest that curls to the left. */
  readonly way: number;
  readonly delay: number;
}

/** A row of waves over the whole width. */
async function sea(
  stage: StageElements,
  run: AnimationRun,
  { crests: [start, middle, end], height, way, delay }: Swell,
): Promise<void> {
  if (run.isSkipped) return;
  const { width } = stage.layout;
  const element = stage.make(styles.sea, { x: width / 2, y: 0, depth: 1 }, width * 2.05);
  element.style.height = `${height}px`;
  const at = (x: number, y: number, tall: number) =>
    `${by(x * way * width, y)} scale(${way}, ${tall})`;
  await run.playTransient(
    stage.part('effects'),
    element,
    [
      { transform: at(-0.5, start, 0.5), opacity: 1, easing: out },
      { transform: at(-0.1, middle, 1), opacity: 1, offset: 0.42, easing: 'ease-in-out' },
      { transform: at(0.25, end, 0.96), opacity: 1, offset: 0.72, easing: 'ease-in' },
      { transform: at(0.5, end + (way > 0 ? -20 : 40), 0.3), opacity: 0 },
    ],
    { duration: 900, delay },
  );
}

/** Waves rise behind the user, cross the whole stage and break over the targets. */
export const surf: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    void stage.backdrop(run, '#0c3f8f', 0.5, { duration: 1500 });
    void each(count(7), (index) =>
      stage.shape(
        run,
        3,
        { ...user.feet, x: user.feet.x + inRow(index, 7) * user.spot.disc * 0.8 },
        size(stage, 0.1),
        [
          { transform: 'scale(.3)', opacity: 0, easing: out },
          {
            transform: `${by(0, -user.height * (0.6 + 0.3 * scattered(index)))} scale(1)`,
            opacity: 1,
            offset: 0.7,
          },
          { transform: `${by(0, -user.height * 0.8)} scale(.6)`, opacity: 0 },
        ],
        { duration: 320, delay: index * 12 },
      ),
    );
    await run.play(
      user.body,
      [
        { transform: 'none', easing: out },
        { transform: 'scale(1.1, .84)', offset: 0.5, easing: out },
        { transform: `${by(0, -16)} scale(.96, 1.06)` },
      ],
      { duration: 300 },
    );
  },
  travel: async (stage, run, { user, targets }) => {
    const [target = user] = targets;
    const { height } = stage.layout;
    const isAway = target.feet.y < user.feet.y;
    const tall = height * 0.46;
    const way = user.isNear ? 1 : -1;
    // Away from the viewer a wave rises from below the stage; otherwise it comes from the horizon.
    const rows = isAway
      ? ([
          [height, height * 0.36, target.feet.y - tall * 0.62],
          [height * 1.15, height * 0.56, target.feet.y - tall * 0.3],
        ] as const)
      : ([
          [height * 0.3, height * 0.34, target.feet.y - tall * 0.75],
          [height * 0.36, height * 0.5, target.feet.y - tall * 0.4],
        ] as const);
    void each(rows, (crests, index) =>
      sea(stage, run, { crests, height: tall * (1 - index * 0.1), way, delay: index * 70 }),
    );
    void stage.shake(run, 1.4, 760);
    void run.playDetached(
      user.body,
      [
        { transform: `${by(0, -16)} scale(.96, 1.06)`, easing: 'ease-in-out' },
        { transform: by(0, -26), offset: 0.4, easing: into },
        { transform: 'none' },
      ],
      { duration: 420 },
    );
    await run.wait(420);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitWidth(stage, hit, 0.36);
    await Promise.all([
      each([0, -0.26, 0.28], (x, index) =>
        draw(
          stage,
          run,
          'splash',
          {
            x: target.feet.x + x * wide,
            y: target.feet.y + 8,
            depth: 1,
            isGround: true,
            isBehind: index === 0,
          },
          wide * (index === 0 ? 0.7 : 0.42),
          [
            { transform: 'scale(.8, .1)', opacity: 1, easing: out },
            { transform: 'scale(1, 1.1)', opacity: 1, offset: 0.4, easing: into },
            { transform: 'scale(1.25, .1)', opacity: 0 },
          ],
          { duration: isSmall ? 240 : 380, delay: index * 16 },
        ),
      ),
      scatter(stage, run, hit, isSmall ? 4 : 14),
    ]);
  },
  aftermath: smoulder,
};

/** Snow drives over the whole stage until nothing else is seen. */
export const blizzard: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user }) => {
    const { width, height } = stage.layout;
    const way = user.isNear ? 1 : -1;
    void letGo(run, user);
    void stage.tint(run, '#e8f7ff', 0.62, 1000);
    void stage.shake(run, 1, 700);
    void each(count(28), (index) => {
      const start = {
        x: width / 2 - way * width * 0.75,
        y: height * (((index * 0.618) % 1) * 1.15 - 0.15),
        depth: 1,
      };
      const isStreak = index % 3 === 0;
      const down = height * (0.18 + 0.1 * scattered(index));
      const sway = 24 * scattered(index, 2);
      const turn = (Math.atan2(down, way * width * 1.5) * 180) / Math.PI;
      const spin = isStreak ? () => turn : (share: number) => index * 40 + share * 380;
      const at = (share: number) =>
        `${by(way * width * 1.5 * share, down * share + sway * Math.sin(share * 6))} rotate(${spin(share).toFixed(0)}deg)${isStreak ? ' scale(1.4, .5)' : ''}`;
      return draw(
        stage,
        run,
        isStreak ? 'streak' : 'flake',
        start,
        size(stage, isStreak ? 0.3 : 0.13 + 0.06 * scattered(index, 5)),
        [0, 0.25, 0.5, 0.75, 1].map((share) => ({
          transform: at(share),
          opacity: share === 1 ? 0 : 1,
        })),
        { duration: 430, delay: index * 20 },
      );
    });
    await run.wait(380);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([
      frozen(stage, run, hit),
      isScratch(hit.blow) ? undefined : burstOut(stage, run, hit),
    ]);
  },
  aftermath: smoulder,
};
