import type { AnimationRun } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  angle,
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
  turnOf,
} from '../motion.ts';
import type { MoveAnimation } from '../move-animations/move-animation.ts';
import {
  burstOut,
  crouch,
  gatherStrength,
  hitWidth,
  letGo,
  nothing,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';

/* Moves of fire and lightning. */

/** A stream of flames from the mouth, wider and wider; the target stands in a blaze. */
export const flamethrower: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void letGo(run, user);
    void stage.backdrop(run, '#3a0d02', 0.5, { duration: 900 });
    void each(targets, (target) => {
      const turn = angle(from, target.heart) + 90;
      const grow = growth(user, target) * 1.15;
      return each(count(18), (index) => {
        const across = scattered(index, 1) * target.height * 0.42;
        const over = {
          x: across * Math.cos((turn * Math.PI) / 180),
          y: across * Math.sin((turn * Math.PI) / 180),
        };
        return draw(
          stage,
          run,
          'flame',
          from,
          size(stage, 0.36 + 0.07 * scattered(index, 2)),
          [
            { transform: `rotate(${turn.toFixed(0)}deg) scale(.12)`, opacity: 0.9 },
            {
              transform: `${towards(from, target.heart, 0.55)} ${by(over.x * 0.5, over.y * 0.5)} rotate(${(turn + scattered(index, 3) * 20).toFixed(0)}deg) scale(.62)`,
              opacity: 1,
              offset: 0.55,
            },
            {
              transform: `${towards(from, target.heart, 0.98)} ${by(over.x, over.y)} rotate(${(turn + scattered(index, 4) * 40).toFixed(0)}deg) scale(${grow.toFixed(2)})`,
              opacity: 0.95,
              offset: 0.9,
            },
            {
              transform: `${towards(from, target.heart, 1.04)} ${by(over.x * 1.2, over.y * 1.2 - 24)} rotate(${(turn + scattered(index, 4) * 60).toFixed(0)}deg) scale(${(grow * 0.7).toFixed(2)})`,
              opacity: 0,
            },
          ],
          { duration: 270, delay: index * 26 },
        );
      });
    });
    await run.wait(400);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitWidth(stage, hit, 0.4);
    const flames = [
      [0, 1.05, true],
      [-0.34, 0.72, true],
      [0.34, 0.76, true],
      [-0.2, 0.46, false],
      [0.2, 0.5, false],
      [-0.42, 0.4, false],
      [0.44, 0.38, false],
    ] as const;
    await Promise.all([
      isSmall ? undefined : scatter(stage, run, hit, 7),
      each(flames.slice(0, isSmall ? 3 : 7), ([x, share, isBehind], index) =>
        draw(
          stage,
          run,
          'flame',
          {
            x: target.feet.x + x * wide,
            y: target.feet.y + (isBehind ? 6 : 16 + 10 * scattered(index, 6)),
            depth: 1,
            isBehind,
            isGround: true,
          },
          wide * share,
          [
            { transform: 'scale(.6, .1)', opacity: 1, easing: out },
            { transform: 'scale(1, 1.08)', opacity: 1, offset: 0.35 },
            { transform: 'scale(.92, 1) skewX(5deg)', opacity: 1, offset: 0.55 },
            {
              transform: 'scale(1, 1.06) skewX(-5deg)',
              opacity: 1,
              offset: 0.75,
              easing: 'ease-in',
            },
            { transform: 'translateY(-14%) scale(.5, 1.1)', opacity: 0 },
          ],
          { duration: isSmall ? 230 : 360, delay: index * 9 },
        ),
      ),
    ]);
  },
  aftermath: smoulder,
};

/** Sparks run over a body. */
function sparks(
  stage: StageElements,
  run: AnimationRun,
  { heart, height }: Figure,
  many: number,
): Promise<void> {
  return each(count(many), (index) =>
    draw(
      stage,
      run,
      'arc',
      { ...heart, y: heart.y + inRow(index, many) * height * 0.7 },
      (height * (1.15 + 0.2 * scattered(index))) / heart.depth,
      [
        { transform: `scale(.6, .5) rotate(${index * 17 - 20}deg)`, opacity: 0 },
        { transform: `scale(1, .8) rotate(${index * 17 - 20}deg)`, opacity: 1, offset: 0.3 },
        { transform: `scale(1, -.7) rotate(${index * 17 - 14}deg)`, opacity: 1, offset: 0.6 },
        { transform: `scale(1.1, .3) rotate(${index * 17 - 8}deg)`, opacity: 0 },
      ],
      { duration: 240, delay: index * 40 },
    ),
  );
}

/** A bolt from the top of the stage down to the feet. */
function strike(
  stage: StageElements,
  run: AnimationRun,
  { feet }: Figure,
  x: number,
  wide: number,
  delay: number,
): Promise<void> {
  const tall = (feet.y + 30) / (wide * 0.88);
  const turn = x > 0 ? -1 : 1;
  return draw(
    stage,
    run,
    'bolt',
    { x: feet.x + x, y: feet.y + 6, depth: 1, isGround: true },
    wide,
    [
      { transform: `scale(${turn}, ${(tall * 0.3).toFixed(2)}) translateY(-200%)`, opacity: 1 },
      { transform: `scale(${turn}, ${tall.toFixed(2)})`, opacity: 1, offset: 0.16 },
      { transform: `scale(${turn * 0.8}, ${tall.toFixed(2)})`, opacity: 0.25, offset: 0.36 },
      { transform: `scale(${turn * 1.2}, ${tall.toFixed(2)})`, opacity: 1, offset: 0.5 },
      { transform: `scale(${turn}, ${tall.toFixed(2)})`, opacity: 1, offset: 0.76 },
      { transform: `scale(${turn * 0.2}, ${tall.toFixed(2)})`, opacity: 0 },
    ],
    { duration: 340, delay },
  );
}

/** The sky goes dark, and lightning comes down from it. */
export const thunderbolt: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    void stage.backdrop(run, '#070920', 0.82, { duration: 1300 });
    void sparks(stage, run, user, 4);
    await crouch(run, user, 300);
  },
  travel: async (stage, run, { user, targets }) => {
    void letGo(run, user);
    void stage.tint(run, '#fffbe0', 0.5, 160);
    void each(targets, (target) => {
      const wide = size(stage, 0.26);
      return Promise.all([
        strike(stage, run, target, -wide * 0.55, wide * 0.7, 0),
        strike(stage, run, target, wide * 0.6, wide * 0.8, 110),
        strike(stage, run, target, 0, wide * 1.4, 230),
      ]);
    });
    await run.wait(290);
    void stage.tint(run, '#fffbe0', 0.7, 200);
    await run.wait(50);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    await Promise.all([burstOut(stage, run, hit), sparks(stage, run, hit.target, isSmall ? 2 : 5)]);
  },
  aftermath: (stage, run, { target }) => sparks(stage, run, target, 2),
};

/** Rings of current that jump over and wrap the target; no bolt. */
export const thunderWave: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    void sparks(stage, run, user, 3);
    await crouch(run, user, 260);
  },
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void letGo(run, user);
    void stage.backdrop(run, '#2a2400', 0.45, { duration: 950 });
    await each(targets, async (target) => {
      const turn = angle(from, target.heart) + 90;
      const grow = ((target.height * 1.7) / size(stage, 0.34)) * 0.9;
      await each(count(4), (index) =>
        draw(
          stage,
          run,
          'arc',
          { ...from, depth: 1 },
          size(stage, 0.34),
          [
            { transform: `rotate(${turn.toFixed(0)}deg) scale(.2)`, opacity: 0 },
            {
              transform: `${towards(from, target.heart, 0.3)} rotate(${turn.toFixed(0)}deg) scale(.6, ${index % 2 === 0 ? 0.6 : -0.6})`,
              opacity: 1,
              offset: 0.3,
            },
            {
              transform: `${towards(from, target.heart, 0.85)} rotate(${(turn * 0.3).toFixed(0)}deg) scale(${grow.toFixed(2)}, ${index % 2 === 0 ? -0.9 : 0.9})`,
              opacity: 1,
              offset: 0.85,
            },
            {
              transform: `${towards(from, target.heart)} scale(${grow.toFixed(2)}, .2)`,
              opacity: 0,
            },
          ],
          { duration: 400, delay: index * 90 },
        ),
      );
      void stage.tint(run, '#fff3a0', 0.35, 200);
      const rings = each(count(5), (index) =>
        draw(
          stage,
          run,
          'arc',
          {
            ...target.heart,
            y: target.heart.y + inRow(index, 5) * target.height * 0.95,
            isBehind: index % 2 === 1,
          },
          (target.height * 1.45) / target.heart.depth,
          [
            { transform: 'scale(1.5, .6)', opacity: 0, easing: out },
            { transform: 'scale(1, .75)', opacity: 1, offset: 0.25 },
            { transform: 'scale(1, -.6)', opacity: 1, offset: 0.5 },
            { transform: 'scale(1, .75)', opacity: 1, offset: 0.75 },
            { transform: 'scale(.8, .2)', opacity: 0 },
          ],
          { duration: 400, delay: index * 24 },
        ),
      );
      await rings;
    });
  },
  impact: nothing,
  aftermath: nothing,
};

/** Pale fires with eyes float over, circle the target and close in on it. */
export const willOWisp: Partial<MoveAnimation> = {
  anticipate: (stage, run, { look, ...attack }) =>
    gatherStrength(stage, run, { ...attack, look: { ...look, typeId: 11, shape: 11 } }),
  travel: async (stage, run, { user, targets }) => {
    const from = mouth(user);
    void letGo(run, user);
    void stage.backdrop(run, '#150a3a', 0.7, { duration: 1250 });
    await each(targets, (target) =>
      each(count(6), (index) => {
        const ring = Math.max(target.height * 0.7, target.spot.disc * 0.26);
        const point = (turn: number, reach: number) => ({
          ...target.heart,
          x: target.heart.x + Math.cos(turn) * ring * reach,
          y: target.heart.y + Math.sin(turn) * ring * reach * 0.5,
        });
        const start = turnOf(index, 6);
        const circle = [0, 0.9, 1.8, 2.7, 3.6].map((turn, step) => ({
          transform: `${towards(from, point(start + turn, 1))} scale(${(0.8 + 0.2 * Math.sin(start + turn)).toFixed(2)})`,
          opacity: 1,
          offset: 0.34 + step * 0.13,
        }));
        return draw(
          stage,
          run,
          'wisp',
          { ...from, depth: target.heart.depth },
          size(stage, 0.24),
          [
            { transform: 'scale(.1)', opacity: 0, easing: 'ease-out' },
            {
              transform: `${towards(from, target.heart, 0.4)} ${by(0, -36 * (index % 2 === 0 ? 1 : -0.6))} scale(.8)`,
              opacity: 1,
              offset: 0.18,
              easing: 'ease-in-out',
            },
            ...circle,
            { transform: `${towards(from, target.heart)} scale(1.5)`, opacity: 0, easing: into },
          ],
          { duration: 1000, delay: index * 26 },
        );
      }),
    );
  },
  impact: nothing,
  aftermath: nothing,
};
