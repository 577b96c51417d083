import type { BattleEventOf, Combatant } from '@poketorneo/contract';
import { around, ringAt } from '../motifs.ts';
import type { ShapeName } from '../shapes.ts';
import { battleSound } from '../sounds.ts';
import type { Act, Scene } from './scene.ts';
import { puff } from './shape-changes.ts';
import { flash } from './white-shape.ts';

/* Status conditions and effects that last on someone. */

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

async function ail(scene: Scene, who: Combatant, term: string): Promise<void> {
  const stage = scene.theatre();
  const figure = stage.figure(who);
  const shape = ailing[term];
  if (figure === null || shape === undefined) return;
  battleSound('status');
  await Promise.all([
    around(stage, scene.run, figure, shape, true),
    scene.run.isStill ? undefined : flash(scene.run, figure, 2, 460),
  ]);
}

export const status: Act<BattleEventOf<'status'>> = async (scene) => {
  await ail(scene, scene.event.who, scene.event.status);
  scene.show();
};

export const cannot: Act<BattleEventOf<'cannot'>> = async (scene) => {
  scene.show();
  await ail(scene, scene.event.who, scene.event.why);
};

export const effectStart: Act<BattleEventOf<'effect-start'>> = async (scene) => {
  const { event, run, theatre, show } = scene;
  if (event.effect === 'substitute') return puff(scene, event.who);
  show();
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const stage = theatre();
  const figure = stage.figure(event.who);
  if (figure !== null && !event.isSilent) {
    battleSound('shimmer');
    await ringAt(stage, run, figure, 1);
  }
};

export const effect: Act<BattleEventOf<'effect'>> = async (scene) => {
  scene.show();
  const { event, run, theatre } = scene;
  if (ailing[event.effect] !== undefined) return ail(scene, event.who, event.effect);
  const figure = theatre().figure(event.who);
  if (figure !== null) await ringAt(theatre(), run, figure, 1);
};

export const effectEnd: Act<BattleEventOf<'effect-end'>> = async (scene) => {
  if (scene.event.effect === 'substitute') return puff(scene, scene.event.who);
  scene.show();
};
