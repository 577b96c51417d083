import type { AnimationRun, Frame, Timing } from '../animation-run.ts';
import { type BlowSize, blowDiameter, isScratch } from '../blow.ts';
import {
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
import type { MoveLook } from '../move-look.ts';
import { coloursOf, type ShapeName } from '../shapes.ts';
import type { Anchor, Figure, StageElements } from '../stage-elements.ts';
import type { Attack, AttackPhase, Hit, HitPhase } from './move-animation.ts';

/* The phases that families share. */

/** A body that is about to leap or to let go. */
export const crouched = 'scale(1.1, .84)';

/** The shape of a move's type where the move has a sign of its own. */
export function typeShape({ shape, typeId }: MoveLook): ShapeName {
  return typeof shape === 'number' ? shape : typeId;
}

function gatheringTime(isGreat: boolean): number {
  return isGreat ? 340 : 240;
}

/** The user crouches, and light of its type flows into it; it stays crouched. */
export const gatherStrength: AttackPhase = async (stage, run, { user, look }) => {
  const duration = gatheringTime(look.isGreat);
  const { heart } = user;
  if (look.isGreat) void stage.backdrop(run, '#060a1c', 0.62, { duration: 1150 });
  void stage.light(
    run,
    'glow',
    look.typeId,
    { ...heart, isBehind: true },
    (user.height * (look.isGreat ? 2.1 : 1.5)) / heart.depth,
    [
      { transform: 'scale(.3)', opacity: 0, easing: out },
      { transform: 'scale(1)', opacity: 0.95, offset: 0.6 },
      { transform: 'scale(1.15)', opacity: 0 },
    ],
    { duration: duration * 1.5 },
  );
  const many = look.isGreat ? 8 : 5;
  void each(count(many), (index) => {
    const angle = turnOf(index, many, 0.5);
    const far = user.height * (0.75 + 0.2 * scattered(index, 2));
    const from = `translate(${(Math.cos(angle) * far).toFixed(0)}px, ${(Math.sin(angle) * far * 0.8).toFixed(0)}px)`;
    return stage.shape(
      run,
      typeShape(look),
      heart,
      size(stage, 0.085),
      [
        { transform: `${from} scale(1)`, opacity: 0 },
        { opacity: 1, offset: 0.3, easing: into },
        { transform: 'scale(.3)', opacity: 0.4 },
      ],
      { duration: duration * 0.85, delay: (index % 3) * duration * 0.07 },
    );
  });
  await crouch(run, user, duration);
};

/** The body stays crouched. */
export function crouch(run: AnimationRun, { body }: Figure, duration: number): Promise<void> {
  return run.play(
    body,
    [
      { transform: 'none', easing: out },
      { transform: crouched, offset: 0.7 },
      { transform: crouched },
    ],
    { duration },
  );
}

/** The crouched user lets its attack go: it stretches forwards and comes to rest. */
export function letGo(run: AnimationRun, { body, isNear }: Figure): Promise<void> {
  const forwards = isNear ? 1 : -1;
  return run.play(
    body,
    [
      { transform: crouched, easing: out },
      {
        transform: `translate(${forwards * 12}px, ${forwards * -5}px) scale(.95, 1.08)`,
        offset: 0.3,
        easing: 'ease-in-out',
      },
      { transform: 'none' },
    ],
    { duration: 300 },
  );
}

/** A point for effects that fill a share of the stage, behind the Pokémon. */
export function backdropAt({ heart }: Figure): Anchor {
  return { ...heart, depth: 1, isBehind: true };
}

/** The diameter of a hit's picture on the stage. */
export function hitDiameter({ layout }: StageElements, { blow }: Hit): number {
  return blowDiameter(layout, blow.size);
}

/** The width of a hit's picture: a share of its diameter, of the stage for a scratch. */
export function hitWidth(stage: StageElements, hit: Hit, ofStage: number, ofDiameter = 1): number {
  return isScratch(hit.blow) ? size(stage, ofStage) : hitDiameter(stage, hit) * ofDiameter;
}

const debris: Readonly<Record<BlowSize, number>> = { small: 3, medium: 7, large: 10, huge: 14 };

/** The picture of a hit that stays small and short. */
function scratch(stage: StageElements, run: AnimationRun, hit: Hit): Promise<unknown> {
  return Promise.all([spark(stage, run, hit), crumbs(stage, run, hit)]);
}

/** A small flash of impact on the target. */
function spark(stage: StageElements, run: AnimationRun, { target }: Hit): Promise<void> {
  return stage.shape(
    run,
    'impact',
    target.heart,
    size(stage, 0.24),
    [
      { transform: 'scale(.4) rotate(-20deg)', opacity: 1, easing: out },
      { transform: 'scale(1.05)', opacity: 1, offset: 0.5 },
      { transform: 'scale(1.2) rotate(8deg)', opacity: 0 },
    ],
    { duration: 240 },
  );
}

/** A few shapes of the type fly from the target. */
function crumbs(stage: StageElements, run: AnimationRun, { target, look }: Hit): Promise<void> {
  const { heart } = target;
  const many = 3;
  const reach = size(stage, 0.2) * heart.depth;
  return each(count(many), (index) => {
    const angle = turnOf(index, many, 0.4);
    const far = reach * (0.8 + 0.4 * scattered(index, 2));
    const x = (Math.cos(angle) * far).toFixed(0);
    const y = (Math.sin(angle) * far * 0.8).toFixed(0);
    return stage.shape(
      run,
      typeShape(look),
      heart,
      size(stage, 0.085),
      [
        { transform: 'scale(.4)', opacity: 1 },
        {
          transform: `translate(${x}px, ${y}px) rotate(${index * 70}deg)`,
          opacity: 1,
          offset: 0.6,
        },
        { transform: `translate(${x}px, ${Number(y) + 12}px) scale(.3)`, opacity: 0 },
      ],
      { duration: 280, easing: out },
    );
  });
}

/** In the type's colour; the accents of harder hits make it dark instead. */
function colourArena(stage: StageElements, run: AnimationRun, { look, blow }: Hit): void {
  if (blow.isCritical || blow.isKnockOut) return;
  void stage.backdrop(run, coloursOf(look.typeId)[0], 0.45, { duration: 460 });
}

/** A star and a ring of the type's colour behind the target; its shapes fly apart. */
export const burstOut: HitPhase = async (stage, run, hit) => {
  if (isScratch(hit.blow)) return scratch(stage, run, hit);
  const { target, look, blow } = hit;
  const wide = hitDiameter(stage, hit);
  const at = backdropAt(target);
  const isLarge = blow.size !== 'medium';
  if (isLarge) colourArena(stage, run, hit);
  await Promise.all([
    stage.light(
      run,
      'burst',
      look.typeId,
      at,
      // The star fills little more than half of its disc.
      wide * 1.25,
      [
        { transform: 'scale(.4) rotate(-16deg)', opacity: 1, easing: out },
        { transform: 'scale(1.04) rotate(2deg)', opacity: 1, offset: 0.4 },
        { transform: 'scale(.97) rotate(4deg)', opacity: 1, offset: 0.75, easing: 'ease-in' },
        { transform: 'scale(1.12) rotate(6deg)', opacity: 0 },
      ],
      { duration: 420 },
    ),
    stage.light(
      run,
      'ring',
      look.typeId,
      at,
      wide,
      [
        { transform: 'scale(.2)', opacity: 1, easing: out },
        { transform: `scale(${isLarge ? 1.5 : 1.25})`, opacity: 0 },
      ],
      { duration: 380 },
    ),
    scatter(stage, run, hit, debris[blow.size]),
  ]);
};

/** Rings of the type's colour beat against the target; its shapes fly apart. */
export const ringsOut: HitPhase = async (stage, run, hit) => {
  if (isScratch(hit.blow)) return scratch(stage, run, hit);
  const { target, look, blow } = hit;
  const wide = hitDiameter(stage, hit);
  const at = backdropAt(target);
  colourArena(stage, run, hit);
  await Promise.all([
    stage.light(
      run,
      'burst',
      look.typeId,
      at,
      wide,
      [
        { transform: 'scale(.4) rotate(12deg)', opacity: 1, easing: out },
        { transform: 'scale(1) rotate(0deg)', opacity: 1, offset: 0.45 },
        { transform: 'scale(1.1) rotate(-4deg)', opacity: 0 },
      ],
      { duration: 400 },
    ),
    each(count(2), (index) =>
      stage.light(
        run,
        'ring',
        look.typeId,
        index === 1 ? { ...at, isBehind: false } : at,
        wide,
        [
          { transform: 'scale(.15)', opacity: 1, easing: out },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.6 },
          { transform: 'scale(1.3)', opacity: 0 },
        ],
        { duration: 290, delay: index * 110 },
      ),
    ),
    scatter(stage, run, hit, debris[blow.size] - 2),
  ]);
};

/** The further hit of a move: the user, or a shape of the type, strikes once more. */
export async function strikeAgain(
  stage: StageElements,
  run: AnimationRun,
  { user, target, look }: Hit,
): Promise<void> {
  if (user === null || user.body === target.body) return;
  if (look.family === 'contact') {
    const near = towards(user.heart, target.heart, 0.7);
    void run.playDetached(
      user.body,
      [
        { transform: 'none', easing: into },
        { transform: near, offset: 0.35 },
        { transform: near, offset: 0.5, easing: out },
        { transform: 'none' },
      ],
      { duration: 320 },
    );
    await run.wait(110);
    return;
  }
  const from = mouth(user);
  const grow = growth(user, target);
  void each(count(3), (index) =>
    stage.shape(
      run,
      look.shape,
      from,
      size(stage, 0.17),
      [
        { transform: 'scale(.5)', opacity: 1, easing: into },
        {
          transform: `${towards(from, target.heart)} rotate(${200 + index * 60}deg) scale(${grow})`,
          opacity: 1,
        },
      ],
      { duration: 140, delay: index * 22 },
    ),
  );
  await run.wait(130);
}

/** Shapes fly from the target to the edge of the hit's picture. */
export function scatter(
  stage: StageElements,
  run: AnimationRun,
  hit: Hit,
  many: number,
): Promise<void> {
  const { target, look, blow } = hit;
  const reach = hitDiameter(stage, hit) * 0.5;
  const large = size(stage, blow.size === 'medium' ? 0.1 : 0.13);
  return each(count(many), (index) => {
    const angle = turnOf(index, many, 0.35);
    const far = reach * (0.85 + 0.35 * scattered(index, 2));
    const x = (Math.cos(angle) * far).toFixed(0);
    const y = Math.sin(angle) * far * 0.85;
    return stage.shape(
      run,
      typeShape(look),
      { ...target.heart, depth: 1 },
      large * (1 + 0.3 * scattered(index, 5)),
      [
        { transform: 'scale(.5)', opacity: 1, easing: out },
        {
          transform: `translate(${x}px, ${y.toFixed(0)}px) rotate(${index * 70}deg) scale(1)`,
          opacity: 1,
          offset: 0.6,
          easing: 'ease-in',
        },
        {
          transform: `translate(${x}px, ${(y + 22).toFixed(0)}px) rotate(${index * 90}deg) scale(.5)`,
          opacity: 0,
        },
      ],
      { duration: 440 },
    );
  });
}

/** Shapes of the type rise from the target, as after a fire. */
export const smoulder: HitPhase = async (stage, run, { target, look, blow }) => {
  if (isScratch(blow)) return;
  const many = blow.size === 'medium' ? 3 : 6;
  await each(count(many), (index) => {
    const x = inRow(index, many) * target.height * 0.9;
    const high = target.height * (0.5 + 0.3 * scattered(index, 3));
    return stage.shape(
      run,
      index % 3 === 2 ? 'dust' : typeShape(look),
      { ...target.feet, x: target.feet.x + x, y: target.feet.y - target.height * 0.2 },
      size(stage, 0.075),
      [
        { transform: 'scale(.4)', opacity: 0 },
        {
          transform: `translateY(${(-high * 0.5).toFixed(0)}px) scale(1)`,
          opacity: 0.9,
          offset: 0.4,
        },
        {
          transform: `translate(${(scattered(index, 4) * 14).toFixed(0)}px, ${-high.toFixed(0)}px) scale(.6)`,
          opacity: 0,
        },
      ],
      { duration: 280, delay: (index % 3) * 20, easing: 'ease-out' },
    );
  });
};

/** Under reduced motion a picture fades in and out at each target. */
export async function fadeAtTargets(
  { user, targets }: Attack,
  show: (at: Anchor, frames: readonly Frame[], timing: Timing) => Promise<void>,
): Promise<void> {
  await each(targets.length > 0 ? targets : [user], ({ heart }) =>
    show(
      heart,
      [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
      { duration: 700 },
    ),
  );
}

/** A phase in which nothing is seen. */
export const nothing = async (): Promise<void> => {};
