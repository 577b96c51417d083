import type { AnimationRun, Frame } from '../animation-run.ts';
import { isScratch } from '../blow.ts';
import {
  between,
  by,
  count,
  each,
  growth,
  inRow,
  into,
  mouth,
  out,
  outwards,
  scattered,
  size,
  towards,
  turnOf,
} from '../motion.ts';
import type { Hit, MoveAnimation } from '../move-animations/move-animation.ts';
import {
  backdropAt,
  crouch,
  gatherStrength,
  hitWidth,
  letGo,
  nothing,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import type { Anchor, Figure, StageElements } from '../stage-elements.ts';
import { draw } from './drawing.ts';
import type { DrawingName } from './drawing-names.ts';

/* Moves that throw a ball or drops. */

/** Where a ball grows before it is thrown: above the mouth. */
function hand(user: Figure): Anchor {
  const at = mouth(user);
  return { ...at, y: at.y - user.height * 0.24 };
}

/** The user crouches while a ball grows in front of it. */
async function growBall(
  stage: StageElements,
  run: AnimationRun,
  user: Figure,
  name: DrawingName,
  share: number,
): Promise<void> {
  void draw(
    stage,
    run,
    name,
    hand(user),
    size(stage, share),
    [
      { transform: 'scale(.05)', opacity: 0, easing: out },
      { transform: 'scale(.7) rotate(120deg)', opacity: 1, offset: 0.5 },
      { transform: 'scale(1.08) rotate(240deg)', opacity: 1, offset: 0.85 },
      { transform: 'scale(1) rotate(280deg)', opacity: 1 },
    ],
    { duration: 320 },
  );
  await crouch(run, user, 310);
}

/** The ball flies to each target; fainter pictures follow it. */
function throwBall(
  stage: StageElements,
  run: AnimationRun,
  { user, targets }: { readonly user: Figure; readonly targets: readonly Figure[] },
  name: DrawingName,
  share: number,
  duration = 330,
): Promise<void> {
  const from = hand(user);
  void letGo(run, user);
  void each(targets, (target) => {
    const grow = growth(user, target);
    return each(count(4), (echo) =>
      draw(
        stage,
        run,
        name,
        from,
        size(stage, share) * (1 - echo * 0.16),
        [
          { transform: 'scale(1) rotate(0deg)', opacity: echo === 0 ? 1 : 0, easing: 'ease-in' },
          {
            transform: `${towards(from, target.heart)} scale(${(grow * 1.05).toFixed(2)}) rotate(400deg)`,
            opacity: echo === 0 ? 1 : 0.6 - echo * 0.13,
            offset: 0.97,
          },
          {
            transform: `${towards(from, target.heart)} scale(${(grow * 1.2).toFixed(2)}) rotate(420deg)`,
            opacity: 0,
          },
        ],
        { duration, delay: echo * 34 },
      ),
    );
  });
  // The echoes follow.
  return run.wait(duration);
}

/** The ball swells until it fills the hit's share of the stage, and is gone. */
function swell(
  stage: StageElements,
  run: AnimationRun,
  hit: Hit,
  name: DrawingName,
  turn = 90,
): Promise<void> {
  const isSmall = isScratch(hit.blow);
  return draw(
    stage,
    run,
    name,
    backdropAt(hit.target),
    hitWidth(stage, hit, 0.3, 1.12),
    [
      { transform: 'scale(.2)', opacity: 1, easing: out },
      { transform: `scale(1) rotate(${turn * 0.6}deg)`, opacity: 1, offset: 0.4 },
      {
        transform: `scale(1.04) rotate(${turn * 0.9}deg)`,
        opacity: 1,
        offset: 0.72,
        easing: 'ease-in',
      },
      { transform: `scale(.2) rotate(${turn}deg)`, opacity: 0 },
    ],
    { duration: isSmall ? 240 : 420 },
  );
}

/** A ball of darkness swallows the light, then the target. */
export const shadowBall: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    void stage.backdrop(run, '#12062e', 0.75, { duration: 1250 });
    const at = hand(user);
    void each(count(8), (index) => {
      const turn = turnOf(index, 8);
      const far = size(stage, 0.3);
      return stage.shape(
        run,
        11,
        at,
        size(stage, 0.09),
        [
          { transform: `${outwards(turn, far)} scale(1)`, opacity: 0 },
          {
            transform: outwards(turn + 0.8, far * 0.6),
            opacity: 1,
            offset: 0.4,
          },
          { transform: 'scale(.2)', opacity: 0.4 },
        ],
        { duration: 300, delay: (index % 3) * 16 },
      );
    });
    await growBall(stage, run, user, 'shadow', 0.3);
  },
  travel: (stage, run, attack) => throwBall(stage, run, attack, 'shadow', 0.3),
  impact: async (stage, run, hit) => {
    if (!isScratch(hit.blow)) void stage.tint(run, '#1a0638', 0.5, 380);
    await Promise.all([
      swell(stage, run, hit, 'shadow', 200),
      isScratch(hit.blow) ? undefined : scatter(stage, run, hit, 8),
    ]);
  },
  aftermath: smoulder,
};

/** Leaves whirl into a ball of green light, which opens like a flower. */
export const energyBall: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    const at = hand(user);
    void stage.backdrop(run, '#d6ffb0', 0.35, { duration: 700 });
    void each(count(9), (index) => {
      const far = size(stage, 0.26);
      const spiral = [0, 0.33, 0.66, 1].map((share) => {
        const turn = turnOf(index, 9) + share * 3.4;
        const reach = far * (1 - share);
        return {
          transform: `${outwards(turn, reach)} rotate(${(turn * 57).toFixed(0)}deg)`,
          opacity: share === 0 ? 0 : 1,
        };
      });
      return stage.shape(run, 2, at, size(stage, 0.1), spiral, { duration: 300 });
    });
    await growBall(stage, run, user, 'energy', 0.26);
  },
  travel: (stage, run, attack) => {
    const from = hand(attack.user);
    void each(attack.targets, (target) =>
      each(count(7), (index) =>
        stage.shape(
          run,
          2,
          from,
          size(stage, 0.1),
          [
            { transform: 'scale(.4)', opacity: 0 },
            {
              transform: `${towards(from, target.heart, 0.5)} translateY(${((index % 2) * 2 - 1) * 34}px) rotate(${index * 70}deg)`,
              opacity: 1,
            },
            { transform: `${towards(from, target.heart)} rotate(${index * 140}deg)`, opacity: 0 },
          ],
          { duration: 340, delay: index * 22 },
        ),
      ),
    );
    return throwBall(stage, run, attack, 'energy', 0.26);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([
      swell(stage, run, hit, 'energy', 160),
      isScratch(hit.blow) ? undefined : scatter(stage, run, hit, 12),
    ]);
  },
  aftermath: smoulder,
};

/** Rings run through the water. */
function ripples(
  stage: StageElements,
  run: AnimationRun,
  at: Anchor,
  px: number,
  many: number,
  duration: number,
): Promise<void> {
  return each(count(many), (index) =>
    draw(
      stage,
      run,
      'ripple',
      at,
      px,
      [
        { transform: 'scale(.1)', opacity: 1, easing: out },
        { transform: `scale(${(0.7 + index * 0.15).toFixed(2)})`, opacity: 1, offset: 0.6 },
        { transform: `scale(${(1 + index * 0.18).toFixed(2)})`, opacity: 0 },
      ],
      { duration, delay: index * 70 },
    ),
  );
}

/** A ball of water that beats like a heart and sends out rings. */
export const waterPulse: Partial<MoveAnimation> = {
  anticipate: async (stage, run, { user }) => {
    void ripples(stage, run, hand(user), size(stage, 0.4), 2, 300);
    await growBall(stage, run, user, 'blob', 0.26);
  },
  travel: async (stage, run, attack) => {
    const from = hand(attack.user);
    void each(attack.targets, (target) =>
      each(count(4), (index) => {
        const at = { ...between(from, target.heart, (index + 1) / 5), depth: 1 };
        return run
          .wait(80 * (index + 1))
          .then(() => ripples(stage, run, at, size(stage, 0.22 + index * 0.05), 1, 360));
      }),
    );
    await throwBall(stage, run, attack, 'blob', 0.26, 380);
  },
  impact: async (stage, run, hit) => {
    const isSmall = isScratch(hit.blow);
    const wide = hitWidth(stage, hit, 0.34, 1.1);
    await Promise.all([
      ripples(stage, run, backdropAt(hit.target), wide, isSmall ? 1 : 3, isSmall ? 240 : 290),
      isSmall ? undefined : scatter(stage, run, hit, 10),
      draw(
        stage,
        run,
        'splash',
        { ...hit.target.feet, isGround: true, depth: 1 },
        wide * 0.42,
        [
          { transform: 'scale(.8, .1)', opacity: 1, easing: out },
          { transform: 'scale(1)', opacity: 1, offset: 0.4, easing: into },
          { transform: 'scale(1.2, .1)', opacity: 0 },
        ],
        { duration: isSmall ? 240 : 400 },
      ),
    ]);
  },
  aftermath: smoulder,
};

/** Frames of a flight along an arc `high` pixels above the straight line. */
function lob(from: Anchor, to: Anchor, high: number, turn: number): Frame[] {
  const grow = to.depth / from.depth;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = (to.x - from.x) * share;
    const y = (to.y - from.y) * share - high * 4 * share * (1 - share);
    const scale = (0.6 + 0.4 * share) * (1 + (grow - 1) * share);
    return {
      transform: `${by(x, y)} rotate(${(turn * share).toFixed(0)}deg) scale(${scale.toFixed(2)})`,
      opacity: 1,
    };
  });
}

/** Lumps of sludge are lobbed, burst on the target and run down. */
export const sludgeBomb: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    const from = hand(user);
    void letGo(run, user);
    void each(targets, (target) =>
      each(count(5), (index) => {
        const to = {
          ...target.heart,
          x: target.heart.x + scattered(index, 1) * target.height * 0.24,
          y: target.heart.y + scattered(index, 2) * target.height * 0.24,
        };
        return draw(
          stage,
          run,
          'sludge',
          from,
          size(stage, index === 4 ? 0.24 : 0.17),
          lob(from, to, size(stage, 0.2 + 0.08 * scattered(index, 3)), 160 + index * 40),
          { duration: 330, delay: index * 34 },
        );
      }),
    );
    await run.wait(370);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitWidth(stage, hit, 0.32);
    const splats = [
      [0, 0, 1.05, true],
      [-0.28, -0.18, 0.4, false],
      [0.26, 0.14, 0.46, false],
      [0.16, -0.3, 0.34, false],
    ] as const;
    await Promise.all([
      isSmall ? undefined : scatter(stage, run, hit, 8),
      each(splats.slice(0, isSmall ? 2 : 4), ([x, y, share, isBehind], index) =>
        draw(
          stage,
          run,
          'splat',
          { x: target.heart.x + x * wide, y: target.heart.y + y * wide, depth: 1, isBehind },
          wide * share,
          [
            { transform: `scale(.2) rotate(${index * 70}deg)`, opacity: 1, easing: out },
            { transform: `scale(1.05) rotate(${index * 70}deg)`, opacity: 1, offset: 0.3 },
            {
              transform: `translateY(4%) scale(.98, 1.1) rotate(${index * 70}deg)`,
              opacity: 1,
              offset: 0.75,
              easing: 'ease-in',
            },
            { transform: `translateY(14%) scale(.9, 1.2) rotate(${index * 70}deg)`, opacity: 0 },
          ],
          { duration: isSmall ? 240 : 370, delay: index * 14 },
        ),
      ),
    ]);
  },
  aftermath: smoulder,
};

/** Violet drops rain down on the target and boil at its feet. */
export const toxic: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    const from = hand(user);
    void letGo(run, user);
    void stage.backdrop(run, '#3a0f52', 0.5, { duration: 1150 });
    await each(targets, async (target) => {
      const wide = Math.max(target.height, target.spot.disc * 0.5);
      void draw(
        stage,
        run,
        'splat',
        { ...target.feet, isBehind: true },
        (wide * 1.5) / target.spot.depth,
        [
          { transform: 'scale(.1, .05)', opacity: 0 },
          { transform: 'scale(.7, .18)', opacity: 1, offset: 0.4, easing: out },
          { transform: 'scale(1, .26)', opacity: 1, offset: 0.85 },
          { transform: 'scale(1.05, .2)', opacity: 0 },
        ],
        { duration: 1150 },
      );
      await each(count(8), async (index) => {
        const x = inRow(index, 8) * wide * 1.05 + scattered(index, 3) * 12;
        const above = { ...target.heart, x: target.heart.x + x, y: target.heart.y - wide * 0.95 };
        const floor = target.feet.y - above.y - 4 + 10 * scattered(index, 4);
        await draw(
          stage,
          run,
          'toxicDrop',
          above,
          size(stage, 0.15 + 0.05 * scattered(index, 5)),
          [
            { transform: `${towards(above, from)} scale(.2)`, opacity: 1, easing: out },
            { transform: 'scale(1)', opacity: 1, offset: 0.42, easing: into },
            { transform: `${by(0, floor)} scale(.86, 1.15)`, opacity: 1, offset: 0.88 },
            { transform: `${by(0, floor)} scale(1.5, .2)`, opacity: 0 },
          ],
          { duration: 640, delay: index * 46 },
        );
      });
      await each(count(6), (index) =>
        stage.shape(
          run,
          14,
          { ...target.feet, x: target.feet.x + inRow(index, 6) * wide },
          size(stage, 0.1),
          [
            { transform: 'scale(.2)', opacity: 0 },
            { transform: `${by(0, -wide * 0.35)} scale(1)`, opacity: 1, offset: 0.6 },
            { transform: `${by(0, -wide * 0.6)} scale(1.3)`, opacity: 0 },
          ],
          { duration: 280, delay: (index % 3) * 30 },
        ),
      );
    });
  },
  impact: nothing,
  aftermath: nothing,
};
