import { isScratch } from '../blow.ts';
import { by, count, each, into, out, scattered, size, turnOf } from '../motion.ts';
import type { MoveAnimation } from '../move-animations/move-animation.ts';
import {
  backdropAt,
  crouch,
  crouched,
  gatherStrength,
  hitWidth,
  letGo,
  nothing,
  scatter,
  smoulder,
} from '../move-animations/phases.ts';
import { draw } from './drawing.ts';

/* Moves of the mind, and moves on the user itself. */

/** The arena turns pink and rings close around the target, which is lifted and wrung. */
export const psychic: Partial<MoveAnimation> = {
  anticipate: gatherStrength,
  travel: async (stage, run, { user, targets }) => {
    void letGo(run, user);
    void stage.backdrop(run, '#8f1f6a', 0.62, { duration: 1050 });
    void each(targets, (target) =>
      each(count(4), (index) =>
        draw(
          stage,
          run,
          'mindRing',
          { ...target.heart, depth: 1, isBehind: index % 2 === 0 },
          size(stage, 0.95),
          [
            { transform: `scale(1.3, .9) rotate(${index * 30}deg)`, opacity: 0 },
            { transform: `scale(.9, 1.1) rotate(${index * 30 + 40}deg)`, opacity: 1, offset: 0.4 },
            { transform: `scale(.6, .45) rotate(${index * 30 + 80}deg)`, opacity: 1, offset: 0.75 },
            { transform: `scale(.25) rotate(${index * 30 + 120}deg)`, opacity: 0 },
          ],
          { duration: 420, delay: index * 80 },
        ),
      ),
    );
    await run.wait(400);
  },
  impact: async (stage, run, hit) => {
    const { target, blow } = hit;
    const isSmall = isScratch(blow);
    const wide = hitWidth(stage, hit, 0.36, 1.15);
    await Promise.all([
      run.playDetached(
        target.sprite,
        [
          { transform: 'none', easing: out },
          { transform: `${by(0, -22)} rotate(-9deg) scale(1.12, .86)`, offset: 0.25 },
          { transform: `${by(0, -26)} rotate(9deg) scale(.84, 1.14)`, offset: 0.5 },
          { transform: `${by(0, -18)} rotate(-6deg) scale(1.1, .9)`, offset: 0.75, easing: into },
          { transform: 'none' },
        ],
        { duration: isSmall ? 240 : 420 },
      ),
      each(count(isSmall ? 1 : 3), (index) =>
        draw(
          stage,
          run,
          'mindRing',
          backdropAt(target),
          wide,
          [
            { transform: `scale(.15) rotate(${index * 40}deg)`, opacity: 1, easing: out },
            {
              transform: `scale(${(0.7 + index * 0.12).toFixed(2)}, .8) rotate(${index * 40 + 60}deg)`,
              opacity: 1,
              offset: 0.5,
            },
            {
              transform: `scale(1.1, ${(1 + index * 0.1).toFixed(2)}) rotate(${index * 40 + 100}deg)`,
              opacity: 0,
            },
          ],
          { duration: isSmall ? 240 : 320, delay: isSmall ? 0 : index * 50 },
        ),
      ),
      isSmall ? undefined : scatter(stage, run, hit, 8),
    ]);
  },
  aftermath: smoulder,
};

/** Swords circle around the user, quicker and quicker, and leap up. */
export const swordsDance: Partial<MoveAnimation> = {
  anticipate: (_stage, run, { user }) => crouch(run, user, 200),
  travel: async (stage, run, { user }) => {
    void stage.backdrop(run, '#101a3a', 0.6, { duration: 1250 });
    const wide = Math.max(user.height * 0.85, user.spot.disc * 0.36);
    const swords = 6;
    void each(count(swords * 2), (half) => {
      const index = half % swords;
      // A sword is in front on one half of its circle and behind on the other.
      const isBehind = half >= swords;
      const frames = count(13).map((step) => {
        const share = step / 12;
        const turn = turnOf(index, swords) + share * share * 9;
        const depth = Math.sin(turn);
        const isSeen = depth >= 0 !== isBehind;
        const leap = share > 0.85 ? (share - 0.85) * user.height * 5 : 0;
        return {
          transform: `${by(Math.cos(turn) * wide, depth * wide * 0.3 - leap)} scale(${(0.82 + 0.24 * depth).toFixed(2)})`,
          opacity: share === 0 || share === 1 || !isSeen ? 0 : 1,
          offset: share,
        };
      });
      return draw(stage, run, 'sword', { ...user.heart, isBehind }, size(stage, 0.3), frames, {
        duration: 1100,
      });
    });
    void run.wait(860).then(() =>
      Promise.all([
        stage.tint(run, '#ffffff', 0.4, 220),
        each([30, -30], (turn) =>
          stage.shape(
            run,
            'sparkle',
            { ...user.heart, y: user.heart.y - user.height * 0.4 },
            size(stage, 0.4),
            [
              { transform: `rotate(${turn}deg) scale(.1)`, opacity: 0 },
              { transform: `rotate(${turn}deg) scale(1)`, opacity: 1, offset: 0.4 },
              { transform: `rotate(${turn * 2}deg) scale(.1)`, opacity: 0 },
            ],
            { duration: 280 },
          ),
        ),
      ]),
    );
    await run.play(
      user.body,
      [
        { transform: crouched, easing: 'ease-in-out' },
        { transform: 'rotate(-4deg)', offset: 0.25, easing: 'ease-in-out' },
        { transform: 'rotate(4deg)', offset: 0.5, easing: 'ease-in-out' },
        { transform: crouched, offset: 0.72, easing: out },
        { transform: `${by(0, -18)} scale(.94, 1.08)`, offset: 0.85, easing: into },
        { transform: 'none' },
      ],
      { duration: 1100 },
    );
  },
  impact: nothing,
  aftermath: nothing,
};

/** Night falls, the moon rises, and the user sleeps. */
export const rest: Partial<MoveAnimation> = {
  anticipate: (stage, run, { user }) => {
    void stage.backdrop(run, '#0c1440', 0.78, { duration: 1500 });
    return run.play(
      user.body,
      [
        { transform: 'none', easing: 'ease-in-out' },
        { transform: 'scale(1.05, .92) rotate(-3deg)', easing: 'ease-in-out' },
      ],
      { duration: 240 },
    );
  },
  travel: async (stage, run, { user }) => {
    const sky = {
      ...user.heart,
      x: user.heart.x - 0.06 * user.spot.disc,
      y: user.feet.y - user.height * 0.9,
      isBehind: true,
      depth: 1,
    };
    void draw(
      stage,
      run,
      'moon',
      sky,
      size(stage, 0.42),
      [
        { transform: `${by(0, 60)} rotate(-24deg) scale(.7)`, opacity: 0, easing: out },
        { transform: 'rotate(-8deg)', opacity: 1, offset: 0.35 },
        { transform: 'rotate(-4deg)', opacity: 1, offset: 0.8 },
        { transform: by(0, -8), opacity: 0 },
      ],
      { duration: 1200 },
    );
    void each(count(4), (index) => {
      const { depth } = user.spot;
      return draw(
        stage,
        run,
        'zed',
        {
          ...user.heart,
          x: user.heart.x + user.height * 0.2,
          y: user.heart.y - user.height * 0.35,
          depth: 1,
        },
        size(stage, 0.1 + index * 0.03),
        [
          { transform: 'scale(.3) rotate(-14deg)', opacity: 0 },
          { transform: `${by(depth * 22, depth * -34)} rotate(10deg)`, opacity: 1, offset: 0.35 },
          { transform: `${by(depth * 34, depth * -76)} rotate(-8deg)`, opacity: 1, offset: 0.7 },
          { transform: `${by(depth * 62, depth * -112)} rotate(8deg) scale(1.15)`, opacity: 0 },
        ],
        { duration: 760, delay: 60 + index * 140, easing: 'linear' },
      );
    });
    const asleep = 'scale(1.14, .78)';
    await run.play(
      user.body,
      [
        { transform: 'scale(1.05, .92) rotate(-3deg)', easing: 'ease-in-out' },
        { transform: asleep, offset: 0.2, easing: 'ease-in-out' },
        { transform: 'scale(1.09, .85)', offset: 0.42, easing: 'ease-in-out' },
        { transform: asleep, offset: 0.64, easing: 'ease-in-out' },
        { transform: 'scale(1.09, .85)', offset: 0.86, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: 1200 },
    );
  },
  impact: nothing,
  aftermath: nothing,
};

/** A doll drops in front of the user and bounces; the user hides. */
export const substitute: Partial<MoveAnimation> = {
  anticipate: (_stage, run, { user }) =>
    run.play(
      user.body,
      [
        { transform: 'none', easing: out },
        { transform: 'scale(1.1, .84)', offset: 0.5, easing: out },
        { transform: 'scale(.92, 1.08)' },
      ],
      { duration: 240 },
    ),
  travel: async (stage, run, { user }) => {
    const wide = Math.max(size(stage, 0.34), user.height * 0.9);
    const back = user.isNear ? -1 : 1;
    void draw(
      stage,
      run,
      'doll',
      { ...user.feet, y: user.feet.y + 8, depth: 1, isGround: true },
      wide,
      [
        { transform: `${by(0, -user.feet.y - 20)} rotate(-20deg)`, opacity: 1, easing: into },
        { transform: 'scale(1.25, .7)', opacity: 1, offset: 0.3, easing: out },
        {
          transform: `${by(0, -wide * 0.36)} rotate(8deg) scale(.95, 1.06)`,
          opacity: 1,
          offset: 0.48,
          easing: into,
        },
        { transform: 'scale(1.14, .84)', opacity: 1, offset: 0.64, easing: out },
        { transform: by(0, -wide * 0.1), opacity: 1, offset: 0.74, easing: into },
        { transform: 'none', opacity: 1, offset: 0.88 },
        { transform: 'scale(1.04, .96)', opacity: 0 },
      ],
      { duration: 1050 },
    );
    void each([330, 690], (delay, bounce) =>
      each(count(4), (index) =>
        stage.shape(
          run,
          'dust',
          { ...user.feet, depth: 1 },
          wide * (bounce === 0 ? 0.5 : 0.34),
          [
            { transform: 'scale(.3)', opacity: 0.9, easing: out },
            {
              transform: `${by((index - 1.5) * wide * 0.42, -10 - 8 * Math.abs(scattered(index)))} scale(1)`,
              opacity: 0,
            },
          ],
          { duration: 340, delay },
        ),
      ),
    );
    await run.play(
      user.body,
      [
        { transform: 'scale(.92, 1.08)' },
        { transform: 'scale(.92, 1.08)', offset: 0.28, easing: out },
        { transform: `${by(back * 18, -26)} scale(.96)`, opacity: 1, offset: 0.45, easing: into },
        { transform: `${by(back * 30, -6)} scale(.8)`, opacity: 0.5, offset: 0.7 },
        { transform: `${by(back * 30, -6)} scale(.8)`, opacity: 0.5, offset: 0.84 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 1050 },
    );
  },
  impact: nothing,
  aftermath: nothing,
};
