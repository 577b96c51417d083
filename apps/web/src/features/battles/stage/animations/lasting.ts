import type { BattleEventOf, Combatant } from '@poketorneo/contract';
import type { ShapeName } from '../shapes.ts';
import { around, ringAt } from '../shared-animations.ts';
import { battleSound } from '../sounds.ts';
import type { AnimationContext, EventAnimation } from './animation-context.ts';
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

async function ail(scene: AnimationContext, who: Combatant, term: string): Promise<void> {
  const stage = scene.getStage();
  const figure = stage.figure(who);
  const shape = ailing[term];
  if (figure === null || shape === undefined) return;
  battleSound('status');
  await Promise.all([
    around(stage, scene.run, figure, shape, true),
    scene.run.isStill ? undefined : flash(scene.run, figure, 2, 460),
  ]);
}

export const status: EventAnimation<BattleEventOf<'status'>> = async (scene) => {
  await ail(scene, scene.event.who, scene.event.status);
  scene.show();
};

export const cannot: EventAnimation<BattleEventOf<'cannot'>> = async (scene) => {
  scene.show();
  await ail(scene, scene.event.who, scene.event.why);
};

export const effectStart: EventAnimation<BattleEventOf<'effect-start'>> = async (scene) => {
  const { event, run, getStage, show } = scene;
  if (event.effect === 'substitute') return puff(scene, event.who);
  show();
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const stage = getStage();
  const figure = stage.figure(event.who);
  if (figure !== null && !event.isSilent) {
    battleSound('shimmer');
    await ringAt(stage, run, figure, 1);
  }
};

export const effect: EventAnimation<BattleEventOf<'effect'>> = async (scene) => {
  scene.show();
  const { event, run, getStage } = scene;
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const figure = getStage().figure(event.who);
  if (figure !== null) await ringAt(getStage(), run, figure, 1);
};

export const effectEnd: EventAnimation<BattleEventOf<'effect-end'>> = async (scene) => {
  if (scene.event.effect === 'substitute') return puff(scene, scene.event.who);
  scene.show();
};
