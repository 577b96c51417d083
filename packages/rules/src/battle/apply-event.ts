import type { BattleEvent, BattleEventKind, Cause } from '@poketorneo/contract';
import { boostHandlers } from './handlers/boosts.ts';
import { effectHandlers } from './handlers/effects.ts';
import type { EventHandlers, EventsByKind } from './handlers/event-handlers.ts';
import { fieldHandlers } from './handlers/field.ts';
import { pokemonHandlers } from './handlers/pokemon.ts';
import { withAbility, withPokemon } from './update-view.ts';
import type { BattleView } from './view.ts';

/** A handler for each kind of event. */
const handlers: EventHandlers = {
  ...fieldHandlers,
  ...pokemonHandlers,
  ...boostHandlers,
  ...effectHandlers,
};

/** The view after one more event (a reducer). */
export function applyEvent(view: BattleView, event: BattleEvent): BattleView {
  const known = 'cause' in event && event.cause ? withCause(view, event.cause, event) : view;
  return handle(known, event);
}

/** The view after several events. */
export function applyEvents(view: BattleView, events: readonly BattleEvent[]): BattleView {
  return events.reduce(applyEvent, view);
}

function handle<Kind extends BattleEventKind>(
  view: BattleView,
  event: { [One in Kind]: EventsByKind[One] & { kind: One } }[Kind],
): BattleView {
  return handlers[event.kind](view, event);
}

/** Reveals the item or ability of an event's cause. */
function withCause(view: BattleView, cause: Cause, event: BattleEvent): BattleView {
  const who = 'who' in event ? event.who : undefined;
  // Healing and protecting abilities belong to their owner, not to the trigger.
  const owner = event.kind === 'heal' || event.kind === 'immune' ? who : (cause.of ?? who);
  if (owner === undefined) return view;
  // An ability that copies another reveals both at once.
  if (cause.kind === 'ability' && event.kind !== 'ability') {
    return withPokemon(view, owner, (pokemon) => withAbility(pokemon, cause.term));
  }
  // A lost item or ability was already reported, and its effect may follow later.
  if (cause.kind === 'item' && event.kind !== 'item' && event.kind !== 'item-end') {
    return withPokemon(view, owner, (pokemon) =>
      pokemon.item.is === 'unknown'
        ? { ...pokemon, item: { is: 'held', item: cause.term } }
        : pokemon,
    );
  }
  return view;
}
