import { isScratch } from '../blow.ts';
import { count, each, growth, out, scattered, size, turnOf } from '../motion.ts';
import { coloursOf } from '../shapes.ts';
import type { AttackPhase, HitPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, hitDiameter, letGo, smoulder, typeShape } from './phases.ts';

/* Moves that sweep over the field from side to side. */

/** A wall of water, or of another substance, rolls over the field. */
export const flood: AttackPhase = async (stage, run, { user, targets, look }) => {
  const { width, height } = stage.layout;
  const [target = user] = targets;
  const direction = user.isNear ? 1 : -1;
  const rise = target.feet.y - user.feet.y;
  const grow = growth(user, target);
  void stage.tint(run, coloursOf(look.typeId)[0], 0.3, 800);
  void each(count(14), (index) =>
    stage.shape(
      run,
      typeShape(look),
      { x: (index / 13) * width, y: user.feet.y, depth: 1 },
      size(stage, 0.13),
      [
        { transform: `translateY(${height * 0.15}px)`, opacity: 0 },
        {
          transform: `translateY(${(rise * 0.5 - 50 * Math.abs(scattered(index))).toFixed(0)}px)`,
          opacity: 1,
          offset: 0.5,
        },
        {
          transform: `translate(${direction * 40}px, ${(rise - 30).toFixed(0)}px) rotate(60deg)`,
          opacity: 0,
        },
      ],
      { duration: 460, delay: 80 + (index % 5) * 50, easing: 'ease-out' },
    ),
  );
  void each(count(3), (index) =>
    stage.light(
      run,
      'wall',
      look.typeId,
      { x: width / 2, y: user.feet.y - height * 0.1 + index * 16, depth: 1 },
      width * 1.6,
      [
        {
          transform: `translate(${-direction * width * 0.5}px, ${height * 0.35}px) scale(1, .4)`,
          opacity: 0.6,
          easing: out,
        },
        {
          transform: `translate(${-direction * width * 0.18}px, 0) scale(1, 1.15)`,
          opacity: 1,
          offset: 0.3,
          easing: 'ease-in',
        },
        {
          transform: `translate(${direction * width * 0.05}px, ${rise}px) scale(${grow}, ${grow})`,
          opacity: 1,
          offset: 0.62,
        },
        {
          transform: `translate(${direction * width * 0.2}px, ${rise * 1.05}px) scale(${grow}, .25)`,
          opacity: 0,
        },
      ],
      { duration: 700, delay: index * 60 },
    ),
  );
  await run.wait(400);
};

/** A wind of shapes over the whole stage, which lasts for the impact. */
export const storm: MoveAnimation = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, look }) => {
    const { width, height } = stage.layout;
    const direction = user.isNear ? 1 : -1;
    const many = look.isGreat ? 30 : 18;
    void letGo(run, user);
    void stage.backdrop(run, coloursOf(look.typeId)[0], look.isGreat ? 0.5 : 0.3, {
      duration: 800,
    });
    void each(count(many), (index) => {
      const share = (index * 0.618) % 1;
      const at = {
        x: width / 2 - direction * width * 0.62,
        y: height * (0.12 + 0.8 * share),
        depth: 1,
      };
      const way = direction * width * 1.25;
      const climb = -direction * height * 0.22;
      const sway = scattered(index, 5) * 30;
      const spin = direction * (200 + index * 30);
      return stage.shape(
        run,
        look.shape,
        at,
        size(stage, 0.12 + 0.05 * scattered(index, 6)),
        [
          { transform: 'rotate(0deg)', opacity: 0 },
          {
            transform: `translate(${(way * 0.3).toFixed(0)}px, ${(climb * 0.3 + sway).toFixed(0)}px) rotate(${spin * 0.4}deg)`,
            opacity: 1,
            offset: 0.25,
          },
          {
            transform: `translate(${(way * 0.7).toFixed(0)}px, ${(climb * 0.7 - sway).toFixed(0)}px) rotate(${spin * 0.8}deg)`,
            opacity: 1,
            offset: 0.75,
          },
          {
            transform: `translate(${way.toFixed(0)}px, ${climb.toFixed(0)}px) rotate(${spin}deg)`,
            opacity: 0,
          },
        ],
        { duration: 430, delay: index * (look.isGreat ? 13 : 20) },
      );
    });
    await run.wait(330);
  },
  impact: async (stage, run, hit) => {
    await Promise.all([burstOut(stage, run, hit), whirl(stage, run, hit)]);
  },
  aftermath: smoulder,
};

/** Shapes circle around the target. */
const whirl: HitPhase = async (stage, run, hit) => {
  const { target, look, blow } = hit;
  if (isScratch(blow)) return;
  const reach = hitDiameter(stage, hit) * 0.36;
  await each(count(8), (index) => {
    const point = (turn: number, share: number) => {
      const angle = turnOf(index, 8) + turn;
      return `translate(${(Math.cos(angle) * reach * share).toFixed(0)}px, ${(Math.sin(angle) * reach * 0.5 * share).toFixed(0)}px)`;
    };
    return stage.shape(
      run,
      look.shape,
      { ...target.heart, depth: 1 },
      size(stage, 0.14),
      [
        { transform: `${point(0, 0.5)} scale(.6)`, opacity: 0 },
        { transform: `${point(1.2, 1)} rotate(90deg)`, opacity: 1, offset: 0.35 },
        { transform: `${point(2.2, 1)} rotate(180deg)`, opacity: 1, offset: 0.65 },
        { transform: `${point(3.2, 1.3)} rotate(270deg) scale(.6)`, opacity: 0 },
      ],
      { duration: 420 },
    );
  });
};
