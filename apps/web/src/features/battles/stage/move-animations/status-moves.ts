import { count, each, lean, mouth, scattered, size, towards } from '../motion.ts';
import { around, aura, gather } from '../shared-animations.ts';
import type { Anchor } from '../stage-elements.ts';
import type { AttackPhase, MoveAnimation } from './move-animation.ts';
import { nothing } from './phases.ts';

/* Status moves. */

const raiseTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  const figures = targets.length > 0 ? targets : [user];
  await each(figures, async (figure) => {
    await Promise.all([
      aura(stage, run, figure, look.typeId),
      around(stage, run, figure, look.shape, true),
      run.play(
        figure.body,
        [
          { transform: 'none' },
          { transform: 'scale(1.06, .94)', offset: 0.3 },
          { transform: 'scale(.96, 1.06)', offset: 0.6 },
          { transform: 'none' },
        ],
        { duration: 520, easing: 'ease-in-out' },
      ),
    ]);
  });
};

const lowerTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  await run.play(
    user.body,
    [
      { transform: 'none' },
      { transform: `translateX(${user.isNear ? 12 : -12}px)` },
      { transform: 'none' },
    ],
    { duration: 240, easing: 'ease-out' },
  );
  await each(targets, (target) => around(stage, run, target, look.shape, false));
};

const ailTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  const from = mouth(user);
  lean(run, user);
  await gather(stage, run, from, look);
  await each(targets, (target) =>
    each(count(8), (index) => {
      const angle = (index / 8) * Math.PI * 2;
      const ring = target.height * 0.5;
      const point = (turn: number): Anchor => ({
        ...target.heart,
        x: target.heart.x + Math.cos(angle + turn) * ring,
        y: target.heart.y + Math.sin(angle + turn) * ring * 0.45,
      });
      return stage.shape(
        run,
        look.shape,
        from,
        size(stage, 0.1),
        [
          { transform: 'scale(.2)', opacity: 0 },
          { transform: `${towards(from, point(0))}`, opacity: 1, offset: 0.45 },
          { transform: `${towards(from, point(1.2))}`, opacity: 1, offset: 0.65 },
          { transform: `${towards(from, point(2.4))} scale(.8)`, opacity: 1, offset: 0.85 },
          { transform: `${towards(from, target.heart)} scale(.2)`, opacity: 0 },
        ],
        { duration: 820, delay: index * 40, easing: 'ease-out' },
      );
    }),
  );
};

const shieldTravel: AttackPhase = async (stage, run, { user, targets, look }) => {
  await each(targets.length > 0 ? targets : [user], async (figure) => {
    const wide = Math.max(figure.height, figure.spot.disc * 0.55) * 1.15;
    await Promise.all([
      stage.light(
        run,
        'dome',
        look.typeId,
        figure.heart,
        wide / figure.heart.depth,
        [
          { transform: 'scale(.3)', opacity: 0 },
          { transform: 'scale(1.05)', opacity: 1, offset: 0.3 },
          { transform: 'scale(1)', opacity: 0.8, offset: 0.7 },
          { transform: 'scale(1.06)', opacity: 0 },
        ],
        { duration: 820, easing: 'ease-out' },
      ),
      each(count(5), (index) =>
        stage.shape(
          run,
          'sparkle',
          {
            ...figure.heart,
            x: figure.heart.x + scattered(index) * wide * 0.4,
            y: figure.heart.y + scattered(index, 1) * wide * 0.4,
          },
          size(stage, 0.08),
          [
            { transform: 'scale(0)', opacity: 0 },
            { transform: 'scale(1) rotate(45deg)', opacity: 1 },
            { transform: 'scale(0) rotate(90deg)', opacity: 0 },
          ],
          { duration: 420, delay: 140 + index * 80 },
        ),
      ),
    ]);
  });
};

export const raise: MoveAnimation = {
  anticipate: nothing,
  travel: raiseTravel,
  impact: nothing,
  aftermath: nothing,
};

export const lower: MoveAnimation = {
  anticipate: nothing,
  travel: lowerTravel,
  impact: nothing,
  aftermath: nothing,
};

export const ail: MoveAnimation = {
  anticipate: nothing,
  travel: ailTravel,
  impact: nothing,
  aftermath: nothing,
};

export const shield: MoveAnimation = {
  anticipate: nothing,
  travel: shieldTravel,
  impact: nothing,
  aftermath: nothing,
};
