import type { BattleEventOf, Combatant } from '@poketorneo/contract';
import type { ShapeName } from '../shapes.ts';
import { around, ringAt } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { AnimationContext, EventAnimation } from './animation-context.ts';
import { takeHitAsSubstitute } from './hits.ts';
import { puff } from './shape-changes.ts';
import { flash } from './white-shape.ts';

/* Status conditions and lasting effects on a Pokémon. */

const ailing: Readonly<Record<string, ShapeName>> = {
  par: 5,
  brn: 4,
  psn: 14,
  tox: 'skull',
  slp: 'sleep',
  frz: 9,
  confusion: 'birds',
  attract: 'heart',
  flinch: 'impact',
  'leech-seed': 2,
  perish: 'note',
  curse: 11,
  taunt: 16,
  encore: 'note',
};

async function ail(context: AnimationContext, who: Combatant, term: string): Promise<void> {
  const stage = context.getStage();
  const figure = stage.figure(who);
  const shape = ailing[term];
  if (figure === null || shape === undefined) return;
  battleSound('status');
  await Promise.all([
    around(stage, context.run, figure, shape, true),
    context.run.isStill ? undefined : flash(context.run, figure, 2, 460),
  ]);
}

export const status: EventAnimation<BattleEventOf<'status'>> = async (context) => {
  await ail(context, context.event.who, context.event.status);
  context.commit();
};

export const cannot: EventAnimation<BattleEventOf<'cannot'>> = async (context) => {
  context.commit();
  await ail(context, context.event.who, context.event.why);
};

export const effectStart: EventAnimation<BattleEventOf<'effect-start'>> = async (context) => {
  const { event, run, getStage, commit } = context;
  if (event.effect === 'substitute') return puff(context, event.who);
  commit();
  if (ailing[event.effect] !== undefined) return ail(context, event.who, event.effect);
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure !== null && !event.isSilent) {
    battleSound('shimmer');
    await ringAt(stage, run, figure, 1);
  }
};

export const effect: EventAnimation<BattleEventOf<'effect'>> = async (context) => {
  context.commit();
  const { event, run, getStage } = context;
  if (ailing[event.effect] !== undefined) return ail(context, event.who, event.effect);
  const figure = getStage().figure(event.who);
  if (figure !== null && event.hasDamaged) return takeHitAsSubstitute(context, figure);
  if (figure !== null) await ringAt(getStage(), run, figure, 1);
};

export const effectEnd: EventAnimation<BattleEventOf<'effect-end'>> = async (context) => {
  if (context.event.effect === 'substitute') return puff(context, context.event.who);
  context.commit();
};
