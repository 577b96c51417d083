import type { BattleEvent, BattleEventKind, BattleEventOf } from '@poketorneo/contract';
import { shine } from './abilities-and-items.ts';
import { field, weather } from './field.ts';
import { damage, heal, setHp } from './hp.ts';
import { cannot, effect, effectEnd, effectStart, status } from './lasting.ts';
import { faint } from './leaving.ts';
import { block, miss, move, prepare } from './moves.ts';
import type { Act, Scene } from './scene.ts';
import { switchIn } from './send-out.ts';
import { reshape } from './shape-changes.ts';
import { boost, changed } from './stat-stages.ts';

const simply = async ({ show }: { readonly show: () => void }) => show();

const acts: { readonly [Kind in BattleEventKind]?: Act<BattleEventOf<Kind>> } = {
  'switch-in': switchIn,
  'form-change': reshape,
  transform: reshape,
  'effect-start': effectStart,
  'effect-end': effectEnd,
  'item-end': shine,
  'set-hp': setHp,
  'set-boost': changed,
  'reset-boosts': changed,
  'swap-boosts': changed,
  'copy-boosts': changed,
  'invert-boosts': changed,
  'cure-team': changed,
  release: move,
  'field-start': field,
  'side-start': field,
  ability: shine,
  item: shine,
  cure: shine,
  effect,
  damage,
  heal,
  move,
  prepare,
  faint,
  boost,
  status,
  cannot,
  weather,
  miss,
  immune: miss,
  block,
};

/** How an event is played; whatever has no picture of its own is simply shown. */
export function play(scene: Scene): Promise<void> {
  // The compiler does not see that the act belongs to the very event it is looked up for.
  const act = acts[scene.event.kind] as Act<BattleEvent> | undefined;
  return (act ?? simply)(scene);
}
