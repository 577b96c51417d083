import type { BattleEventOf } from '@poketorneo/contract';
import { withPpChanged } from '../seen-moves.ts';
import { selfRevealingAbilities } from '../self-revealing-abilities.ts';
import { withAbility, withEffect, withoutEffect, withPokemon } from '../update-view.ts';
import { type BattleView, pokemonAt } from '../view.ts';
import type { EventHandlers } from './event-handlers.ts';

/** Handlers of a Pokémon's lasting effects, ability and item. */
export const effectHandlers = {
  'effect-start': startEffect,
  'effect-end': (view, { who, effect }) =>
    withPokemon(view, who, (pokemon) => ({
      ...withoutEffect(pokemon, effect),
      typeIds: effect === 'typechange' ? null : pokemon.typeIds,
    })),
  effect: showEffect,
  'turn-effect': (view, { who, effect }) =>
    withPokemon(view, who, (pokemon) => ({
      ...pokemon,
      turnEffects: [...pokemon.turnEffects, effect],
    })),
  'move-effect': (view, { who, effect }) =>
    withPokemon(view, who, (pokemon) => ({
      ...pokemon,
      moveEffects: [...pokemon.moveEffects, effect],
    })),
  ability: showAbility,
  'ability-end': (view, { who, ability }) =>
    withPokemon(view, who, (pokemon) => ({
      ...withEffect(pokemon, 'gastro-acid', { since: view.turn, count: 1 }),
      ownAbility: ability ?? pokemon.ownAbility,
      ability: ability ?? pokemon.ability,
    })),
  item: (view, { who, item }) =>
    withPokemon(view, who, (pokemon) => ({ ...pokemon, item: { is: 'held', item } })),
  'item-end': (view, { who, item }) =>
    withPokemon(view, who, (pokemon) => ({ ...pokemon, item: { is: 'gone', last: item } })),
} satisfies Partial<EventHandlers>;

function startEffect(
  view: BattleView,
  { who, effect, move, typeIds, count, cause }: BattleEventOf<'effect-start'>,
): BattleView {
  return withPokemon(view, who, (pokemon) => {
    const shown = selfRevealingAbilities.has(effect) ? withAbility(pokemon, effect) : pokemon;
    const started = withEffect(shown, effect, {
      since: shown.effects[effect]?.since ?? view.turn,
      count: count ?? 1,
      ...(move === undefined ? {} : { move }),
      ...(cause?.of === undefined ? {} : { by: cause.of }),
    });
    return typeIds === undefined ? started : { ...started, typeIds };
  });
}

/** Some abilities and items reveal themselves by an effect. */
function showEffect(view: BattleView, event: BattleEventOf<'effect'>): BattleView {
  const { who, effect, target, item, move } = event;
  if (effect === 'mimic' && move !== undefined) {
    return withPokemon(view, who, (pokemon) =>
      withEffect(pokemon, effect, { since: view.turn, count: 1, move }),
    );
  }
  if (selfRevealingAbilities.has(effect)) {
    return withPokemon(view, who, (pokemon) => withAbility(pokemon, effect));
  }
  if (move !== undefined) {
    return withPokemon(view, who, (pokemon) => withPpChanged(pokemon, event));
  }
  if (effect === 'skill-swap' && target !== undefined) {
    const mine = pokemonAt(view, who)?.ability ?? null;
    const theirs = pokemonAt(view, target)?.ability ?? null;
    const swapped = withPokemon(view, who, (pokemon) => ({ ...pokemon, ability: theirs }));
    return withPokemon(swapped, target, (pokemon) => ({ ...pokemon, ability: mine }));
  }
  if (item !== undefined && target !== undefined) {
    return withPokemon(view, target, (pokemon) => ({ ...pokemon, item: { is: 'held', item } }));
  }
  return view;
}

/** Given by a move or copied by an ability, it is its own only while on the field. */
function showAbility(
  view: BattleView,
  { who, ability, cause }: BattleEventOf<'ability'>,
): BattleView {
  const isCopied = cause?.kind === 'ability' && cause.term !== ability;
  const shown = withPokemon(view, who, (pokemon) => ({
    ...pokemon,
    ability,
    ownAbility: isCopied
      ? (pokemon.ownAbility ?? cause.term)
      : cause === undefined && pokemon.transform === null
        ? (pokemon.ownAbility ?? ability)
        : pokemon.ownAbility,
  }));
  const model = isCopied ? cause.of : undefined;
  return model === undefined
    ? shown
    : withPokemon(shown, model, (pokemon) => withAbility(pokemon, ability));
}
