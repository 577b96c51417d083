import type { BattleEventOf } from '@poketorneo/contract';
import { addEffect, removeEffect, withEachPokemon, withSide } from '../update-view.ts';
import type { BattleView } from '../view.ts';
import { type EventHandlers, unchanged } from './event-handlers.ts';

/** Handlers of turns, the end, the weather, and effects on the field and its sides. */
export const fieldHandlers = {
  turn: (view, { turn }) =>
    withEachPokemon({ ...view, turn }, (pokemon) =>
      pokemon.turnEffects.length === 0 ? pokemon : { ...pokemon, turnEffects: [] },
    ),
  'turn-over': unchanged,
  end: (view, { winner, by }) => ({ ...view, end: { winner, by } }),
  weather: changeWeather,
  'field-start': (view, { effect }) => ({
    ...view,
    field: addEffect(view.field, effect, { since: view.turn, count: 1 }),
  }),
  'field-end': (view, { effect }) => ({ ...view, field: removeEffect(view.field, effect) }),
  'field-effect': unchanged,
  'side-start': (view, event) =>
    withSide(view, event.side, (side) => ({
      ...side,
      effects: addEffect(side.effects, event.effect, {
        since: side.effects[event.effect]?.since ?? view.turn,
        count: (side.effects[event.effect]?.count ?? 0) + 1,
      }),
    })),
  'side-end': (view, event) =>
    withSide(view, event.side, (side) => ({
      ...side,
      effects: removeEffect(side.effects, event.effect),
    })),
} satisfies Partial<EventHandlers>;

function changeWeather(
  view: BattleView,
  { weather, isUpkeep, cause }: BattleEventOf<'weather'>,
): BattleView {
  if (weather === null) return { ...view, weather: null };
  if (isUpkeep && view.weather?.kind === weather) return view;
  const isLasting = cause?.kind === 'ability';
  return { ...view, weather: { kind: weather, since: view.turn, isLasting } };
}
