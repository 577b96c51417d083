import type { BattleEventOf } from '@poketorneo/contract';
import { withSeenMove } from '../seen-moves.ts';
import { applySwitchIn } from '../switch-in.ts';
import { mapPokemons, withEffect, withoutEffect, withPokemon, withSide } from '../update-view.ts';
import { type BattleView, noBoosts, type PokemonView, pokemonAt } from '../view.ts';
import { type EventHandlers, unchanged } from './event-handlers.ts';

/** Handlers of switches, actions and conditions of Pokémon. */
export const pokemonHandlers = {
  'switch-in': applySwitchIn,
  faint: applyFaint,
  'form-change': (view, { who, formId, isLasting }) =>
    withPokemon(view, who, (pokemon) => ({
      ...pokemon,
      formId,
      ownFormId: isLasting ? formId : pokemon.ownFormId,
    })),
  transform: applyTransform,
  move: (view, event) =>
    withPokemon(view, event.who, (pokemon) => withSeenMove(view, pokemon, event)),
  prepare: (view, { who, move }) =>
    withPokemon(view, who, (pokemon) =>
      withEffect(pokemon, 'prepare', { since: view.turn, count: 1, move }),
    ),
  release: (view, { who }) =>
    withPokemon(view, who, (pokemon) => withoutEffect(pokemon, 'prepare')),
  recharge: (view, { who }) =>
    withPokemon(view, who, (pokemon) =>
      withEffect(pokemon, 'recharge', { since: view.turn, count: 1 }),
    ),
  cannot: (view, { who, why }) =>
    withPokemon(view, who, (pokemon) => ({
      ...withoutEffect(withoutEffect(pokemon, 'recharge'), 'prepare'),
      moveEffects: [],
      turnsAsleep: pokemon.turnsAsleep + (why === 'slp' ? 1 : 0),
    })),
  damage: applyCondition,
  heal: applyCondition,
  'set-hp': applyCondition,
  status: (view, { who, status }) =>
    withPokemon(view, who, (pokemon) => ({
      ...pokemon,
      condition: { ...pokemon.condition, status },
      turnsAsleep: 0,
    })),
  cure: (view, { who }) => withPokemon(view, who, cured),
  'cure-team': (view, { who }) =>
    withSide(view, who.side, (side) => ({ ...side, pokemons: mapPokemons(side.pokemons, cured) })),
  'critical-hit': unchanged,
  'super-effective': unchanged,
  resisted: unchanged,
  miss: unchanged,
  immune: unchanged,
  'no-target': unchanged,
  'hit-count': unchanged,
  fail: unchanged,
  block: unchanged,
  nothing: unchanged,
} satisfies Partial<EventHandlers>;

function applyFaint(view: BattleView, { who }: BattleEventOf<'faint'>): BattleView {
  const before = pokemonAt(view, who);
  if (before?.condition.hp === 0 && before.position === null) return view;
  const after = withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    condition: { ...pokemon.condition, hp: 0, status: null },
    effects: {},
    turnEffects: [],
    moveEffects: [],
    boosts: noBoosts,
    position: null,
  }));
  return withSide(after, who.side, (side) => ({
    ...side,
    fainted: side.fainted + 1,
    active: side.active.map((place) => (place === who.place ? null : place)),
  }));
}

function applyTransform(
  view: BattleView,
  { who, into, formId }: BattleEventOf<'transform'>,
): BattleView {
  const model = pokemonAt(view, into);
  return withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    formId,
    transform: { into, moves: [] },
    ability: model?.ability ?? null,
    typeIds: model?.typeIds ?? null,
    boosts: model?.boosts ?? pokemon.boosts,
  }));
}

function applyCondition(
  view: BattleView,
  { who, condition }: BattleEventOf<'damage' | 'heal' | 'set-hp'>,
): BattleView {
  return withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    condition,
    turnsAsleep: condition.status === 'slp' ? pokemon.turnsAsleep : 0,
  }));
}

function cured(pokemon: PokemonView): PokemonView {
  return { ...pokemon, condition: { ...pokemon.condition, status: null }, turnsAsleep: 0 };
}
