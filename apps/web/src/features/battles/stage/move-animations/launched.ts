import { count, each, mouth, out, scattered, size, towards } from '../motion.ts';
import { burst } from '../shared-animations.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { burstOut, gatherStrength, letGo, smoulder } from './phases.ts';
import { flood } from './sweeping.ts';

/* Moves that travel from the user to the target. */

const shotTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  const from = mouth(user);
  void letGo(run, user);
  const many = look.isGreat ? 1 : 9;
  await each(targets, async (target) => {
    await each(count(many), async (index) => {
      const to = {
        ...target.heart,
        x: target.heart.x + scattered(index, 1) * target.height * 0.22,
        y: target.heart.y + scattered(index, 2) * target.height * 0.22,
      };
      const arc = scattered(index, 3) * 26 - 12;
      const grow = target.spot.depth / user.spot.depth;
      const half = `translate(${((to.x - from.x) / 2).toFixed(1)}px, ${((to.y - from.y) / 2 + arc).toFixed(1)}px)`;
      await stage.shape(
        run,
        look.shape,
        from,
        size(stage, look.isGreat ? 0.3 : 0.14),
        [
          { transform: 'scale(.3)', opacity: 0 },
          {
            transform: `${half} rotate(${index * 50 + 90}deg) scale(${(1 + grow) / 2})`,
            opacity: 1,
          },
          {
            transform: `${towards(from, to)} rotate(${index * 50 + 200}deg) scale(${grow})`,
            opacity: 1,
            offset: 0.94,
          },
          { transform: `${towards(from, to)} scale(${grow * 1.5})`, opacity: 0 },
        ],
        { duration: 400, delay: index * 42, easing: 'linear' },
      );
      if (index === Math.floor(many / 2)) void burst(stage, run, target.heart, look, 6);
    });
  });
};

const beamTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  const from = mouth(user);
  void letGo(run, user);
  if (look.isGreat) void stage.tint(run, '#050816', 0.5, 1300);
  await each(targets, async (target) => {
    const dx = target.heart.x - from.x;
    const dy = target.heart.y - from.y;
    const turn = `rotate(${Math.atan2(dy, dx).toFixed(3)}rad)`;
    const thick = look.isGreat ? 2 : 1;
    const ray = stage.light(
      run,
      'beam',
      look.typeId,
      from,
      Math.hypot(dx, dy) / from.depth,
      [
        { transform: `${turn} scale(.02, .3)`, opacity: 1, easing: out },
        { transform: `${turn} scale(1, ${thick})`, opacity: 1, offset: 0.28 },
        { transform: `${turn} scale(1, ${thick * 0.75})`, opacity: 0.92, offset: 0.45 },
        { transform: `${turn} scale(1, ${thick * 1.1})`, opacity: 1, offset: 0.62 },
        { transform: `${turn} scale(1, ${thick})`, opacity: 1, offset: 0.8 },
        { transform: `${turn} scale(1, .02)`, opacity: 0 },
      ],
      { duration: look.isGreat ? 900 : 640 },
    );
    const ends = each([from, target.heart], (at, index) =>
      stage.light(
        run,
        'glow',
        look.typeId,
        at,
        size(stage, (look.isGreat ? 0.3 : 0.2) * (index + 1)),
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1, offset: 0.3 },
          { transform: 'scale(.8)', opacity: 0.9, offset: 0.5 },
          { transform: 'scale(1)', opacity: 1, offset: 0.75 },
          { transform: 'scale(.2)', opacity: 0 },
        ],
        { duration: look.isGreat ? 820 : 560, delay: index * 120 },
      ),
    );
    const sparks = each(count(8), (index) =>
      stage.shape(
        run,
        look.shape,
        from,
        size(stage, 0.09),
        [
          { transform: 'scale(.4)', opacity: 0 },
          {
            transform: `${towards(from, target.heart, 0.4)} translateY(${scattered(index) * 16}px)`,
            opacity: 1,
          },
          {
            transform: `${towards(from, target.heart)} translateY(${scattered(index, 1) * 24}px) rotate(${index * 80}deg)`,
            opacity: 0,
          },
        ],
        { duration: 420, delay: 90 + index * 48 },
      ),
    );
    void run.wait(180).then(() => burst(stage, run, target.heart, look, 7));
    if (look.isGreat) void stage.shake(run, 1.6, 800);
    await Promise.all([ray, ends, sparks]);
  });
};

const waveTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  const from = mouth(user);
  void letGo(run, user);
  if (look.isGreat) return flood(stage, run, { user, targets, look });
  await each(targets, (target) =>
    each(count(4), async (index) => {
      const grow = 1.6 * (target.spot.depth / user.spot.depth);
      const ring = stage.light(
        run,
        'ring',
        look.typeId,
        from,
        size(stage, 0.2),
        [
          { transform: 'scale(.15)', opacity: 0 },
          { transform: `${towards(from, target.heart, 0.3)} scale(.6)`, opacity: 1, offset: 0.3 },
          { transform: `${towards(from, target.heart)} scale(${grow})`, opacity: 0 },
        ],
        { duration: 560, delay: index * 130, easing: 'ease-out' },
      );
      const sign = stage.shape(
        run,
        look.shape,
        from,
        size(stage, 0.11),
        [
          { transform: 'scale(.3)', opacity: 0 },
          {
            transform: `${towards(from, target.heart, 0.5)} translateY(${scattered(index) * 30}px)`,
            opacity: 1,
          },
          {
            transform: `${towards(from, target.heart)} rotate(${scattered(index) * 60}deg)`,
            opacity: 0,
          },
        ],
        { duration: 560, delay: index * 130 },
      );
      await Promise.all([ring, sign]);
    }),
  );
};

export const shot: MoveAnimation = {
  anticipate: gatherStrength,
  travel: shotTravel,
  impact: burstOut,
  aftermath: smoulder,
};

export const beam: MoveAnimation = {
  anticipate: gatherStrength,
  travel: beamTravel,
  impact: burstOut,
  aftermath: smoulder,
};

export const wave: MoveAnimation = {
  anticipate: gatherStrength,
  travel: waveTravel,
  impact: burstOut,
  aftermath: smoulder,
};
