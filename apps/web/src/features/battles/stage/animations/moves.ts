import type { BattleEventOf } from '@poketorneo/contract';
import { foeOf } from '@poketorneo/rules/battle';
import type { AnimationRun } from '../animation-run.ts';
import type { Blow } from '../blow.ts';
import { each } from '../motion.ts';
import {
  familyAnimations,
  hasImpact,
  moveAnimationOf,
  stillMoveAnimation,
} from '../move-animations/index.ts';
import type { Attack } from '../move-animations/move-animation.ts';
import { lookOf, type MoveLook } from '../move-look.ts';
import { aura } from '../shared-animations.ts';
import { type BattleSound, battleSound } from '../sounds.ts';
import type { Figure, StageElements } from '../stage-elements.ts';
import type { EventAnimation } from './animation-context.ts';

export const move: EventAnimation<BattleEventOf<'move' | 'release'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const user = stage.figure(event.who);
  // First, since a released move makes its user visible again.
  commit();
  const isStill = event.kind === 'move' && event.isStill === true;
  const isMissed = event.kind === 'move' && event.missed === true;
  if (user === null || event.move === 'recharge') return;
  if (isStill) return bob(run, user);
  const now = getStage();
  const targets = event.targets.flatMap((who) => now.figure(who) ?? []);
  const isAtSelf = targets.every(({ who }) => who.side === event.who.side);
  const move = now.props.terms.moves[event.move];
  const look = lookOf(event.move, move, isAtSelf);
  const others = targets.filter(
    ({ who }) => who.side !== event.who.side || who.place !== event.who.place,
  );
  const needsOther = ['contact', 'shot', 'beam', 'wave', 'drain', 'ail', 'lower'].includes(
    look.family,
  );
  const aimed =
    others.length > 0
      ? others
      : targets.length > 0
        ? targets
        : needsOther
          ? theirs(now, user)
          : [user];
  // It lands beside them.
  if (isMissed) for (const figure of others) void dodge(run, figure, 300);
  const attack = { user, targets: isMissed ? aimed.map(beside) : aimed, look };
  await attackWith(event.move, now, run, attack, move?.damageClass === 'status' && !isMissed);
};

/** @param lands whether its impact follows at once; that of other moves comes with their damage */
async function attackWith(
  term: string,
  stage: StageElements,
  run: AnimationRun,
  attack: Attack,
  lands: boolean,
): Promise<void> {
  const {
    anticipate,
    travel,
    impact,
    aftermath,
    sound,
    still = stillMoveAnimation,
  } = moveAnimationOf(term, attack.look);
  if (run.isStill) {
    battleSound(sound ?? launchSound(attack.look));
    await still(stage, run, attack);
    return;
  }
  await anticipate(stage, run, attack);
  battleSound(sound ?? launchSound(attack.look));
  await travel(stage, run, attack);
  if (!lands || !hasImpact(term, attack.look)) return;
  await each(attack.targets, async (target) => {
    const hit = { ...attack, target, blow: harmless };
    await impact(stage, run, hit);
    await aftermath(stage, run, hit);
  });
}

/** The blow of a status move. */
const harmless: Blow = {
  size: 'medium',
  lost: 0,
  effect: 'plain',
  isCritical: false,
  isKnockOut: false,
  isRepeated: false,
};

/** The targets for the animation of a move without targets. */
function theirs(stage: StageElements, user: Figure): Figure[] {
  const foes = stage.side(foeOf(user.who.side));
  return foes.length > 0 ? foes : [user];
}

/** The target of a move that misses: on the side that it does not dodge to. */
function beside(figure: Figure): Figure {
  const x = figure.heart.x + figure.spot.disc * (figure.isNear ? 0.34 : -0.34);
  return {
    ...figure,
    heart: { ...figure.heart, x, y: figure.heart.y - figure.height * 0.3 },
    feet: { ...figure.feet, x },
  };
}

function launchSound({ family, isGreat }: MoveLook): BattleSound {
  switch (family) {
    case 'contact':
      return 'lunge';
    case 'beam':
      return 'beam';
    case 'quake':
    case 'blast':
      return 'rumble';
    case 'wave':
    case 'storm':
      return isGreat ? 'rumble' : 'wind';
    case 'fall':
    case 'shot':
      return 'shot';
    case 'raise':
    case 'shield':
      return 'shimmer';
    case 'drain':
    case 'lower':
    case 'ail':
      return 'murmur';
  }
}

function bob(run: AnimationRun, { body }: Figure): Promise<void> {
  return run.play(
    body,
    [{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }],
    { duration: 280, easing: 'ease-in-out' },
  );
}

export const prepare: EventAnimation<BattleEventOf<'prepare'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure !== null) {
    const look = lookOf(event.move, stage.props.terms.moves[event.move], true);
    const attack = { user: figure, targets: [figure], look };
    const own = moveAnimationOf(event.move, look);
    battleSound(own.prepareSound ?? 'shimmer');
    if (run.isStill) await (own.still ?? stillMoveAnimation)(stage, run, attack);
    else if (own.prepare !== undefined) await own.prepare(stage, run, attack);
    else {
      await aura(stage, run, figure, look.typeId);
      const isBelow = event.move === 'dive';
      if (isBelow || /^(bounce|shadow-force)$/.test(event.move)) {
        await run.play(
          figure.body,
          [
            { transform: 'none', opacity: 1 },
            {
              transform: `translateY(${isBelow ? figure.height * 0.6 : -figure.height * 2}px)`,
              opacity: 0,
            },
          ],
          { duration: 360, easing: 'ease-in' },
        );
      }
    }
  }
  commit();
};

/** A target that dodged the move as it came does not dodge again. */
export const miss: EventAnimation<BattleEventOf<'miss' | 'immune'>> = async ({
  event,
  run,
  memory,
  getStage,
  commit,
}) => {
  commit();
  const isMiss = event.kind === 'miss';
  if (isMiss && memory.lastUse()?.hasMissed === true) return;
  const who = isMiss ? event.target : event.who;
  const figure = who === undefined ? null : getStage().figure(who);
  if (figure !== null) await dodge(run, figure, 0);
};

async function dodge(run: AnimationRun, figure: Figure, delay: number): Promise<void> {
  if (run.isStill) return;
  const aside = `translateX(${(figure.isNear ? -0.3 : 0.3) * figure.height}px)`;
  await run.playDetached(
    figure.body,
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: `${aside} translateY(-8px)`, offset: 0.3 },
      { transform: aside, offset: 0.4 },
      { transform: aside, offset: 0.65, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration: 420, delay },
  );
}

export const block: EventAnimation<BattleEventOf<'block'>> = async ({
  event,
  run,
  getStage,
  commit,
}) => {
  commit();
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure === null) return;
  battleSound('weak');
  const look = { family: 'shield', typeId: 3, shape: 'sparkle', isGreat: false } as const;
  const { shield } = familyAnimations;
  if (run.isStill) await stillMoveAnimation(stage, run, { user: figure, targets: [figure], look });
  else await shield.impact(stage, run, { user: figure, target: figure, look, blow: harmless });
};
