import type { BattleEvent, BattleEventKind, BattleEventOf } from '@poketorneo/contract';
import { shine } from './abilities-and-items.ts';
import type { AnimationContext, EventAnimation } from './animation-context.ts';
import { field, weather } from './field.ts';
import { damage, heal, setHp } from './hp.ts';
import { cannot, effect, effectEnd, effectStart, status } from './lasting.ts';
import { faint } from './leaving.ts';
import { block, miss, move, prepare } from './moves.ts';
import { switchIn } from './send-out.ts';
import { reshape } from './shape-changes.ts';
import { boost, changed } from './stat-stages.ts';

const commitOnly = async ({ commit }: { readonly commit: () => void }) => commit();

const animations: { readonly [Kind in BattleEventKind]?: EventAnimation<BattleEventOf<Kind>> } = {
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

/** An event without an animation is only shown. */
export function play(context: AnimationContext): Promise<void> {
  // The compiler cannot relate the animation to the kind of the event.
  const animation = animations[context.event.kind] as EventAnimation<BattleEvent> | undefined;
  return (animation ?? commitOnly)(context);
}
