import type { BattleSide, BoostedStat, Combatant } from '@poketorneo/contract';
import { boostedStats } from './boosts.ts';
import {
  type BattleView,
  type Boosts,
  type Effects,
  type LastingEffect,
  noBoosts,
  type PokemonView,
  pokemonAt,
  type SideView,
} from './view.ts';

/** The view with one Pokémon changed; an unseen one stays unseen. */
export function withPokemon(
  view: BattleView,
  who: Combatant,
  change: (pokemon: PokemonView) => PokemonView,
): BattleView {
  const pokemon = pokemonAt(view, who);
  if (pokemon === null) return view;
  return withSide(view, who.side, (side) => ({
    ...side,
    pokemons: { ...side.pokemons, [who.place]: change(pokemon) },
  }));
}

/** The view with one side changed. */
export function withSide(
  view: BattleView,
  side: BattleSide,
  change: (side: SideView) => SideView,
): BattleView {
  return { ...view, sides: { ...view.sides, [side]: change(view.sides[side]) } };
}

/** The view with each seen Pokémon changed. */
export function withEachPokemon(
  view: BattleView,
  change: (pokemon: PokemonView) => PokemonView,
): BattleView {
  const every = (side: SideView): SideView => ({
    ...side,
    pokemons: mapPokemons(side.pokemons, change),
  });
  return { ...view, sides: { 1: every(view.sides[1]), 2: every(view.sides[2]) } };
}

/** Each seen Pokémon of a side changed. */
export function mapPokemons(
  pokemons: SideView['pokemons'],
  change: (pokemon: PokemonView) => PokemonView,
): SideView['pokemons'] {
  return Object.fromEntries(
    Object.values(pokemons).map((pokemon) => [pokemon.place, change(pokemon)]),
  );
}

/** The view with the boosts of one Pokémon changed. */
export function withBoosts(
  view: BattleView,
  who: Combatant,
  change: (boosts: Boosts) => Boosts,
): BattleView {
  return withPokemon(view, who, (pokemon) => ({ ...pokemon, boosts: change(pokemon.boosts) }));
}

/** Boosts with a stage for each stat. */
export function everyBoost(stage: (stat: BoostedStat) => number): Boosts {
  const boosts = { ...noBoosts };
  for (const stat of boostedStats) boosts[stat] = stage(stat);
  return boosts;
}

/** The Pokémon with an effect started. */
export function withEffect(
  pokemon: PokemonView,
  effect: string,
  lasting: LastingEffect,
): PokemonView {
  return { ...pokemon, effects: addEffect(pokemon.effects, effect, lasting) };
}

/** The Pokémon with an effect ended. */
export function withoutEffect(pokemon: PokemonView, effect: string): PokemonView {
  return { ...pokemon, effects: removeEffect(pokemon.effects, effect) };
}

/** The effects with one more. */
export function addEffect(effects: Effects, effect: string, lasting: LastingEffect): Effects {
  return { ...effects, [effect]: lasting };
}

/** The effects without one. */
export function removeEffect(effects: Effects, effect: string): Effects {
  if (effects[effect] === undefined) return effects;
  const { [effect]: _, ...rest } = effects;
  return rest;
}

/** The Pokémon with its ability revealed: lasting, unless it is borrowed by a transformation. */
export function withAbility(pokemon: PokemonView, ability: string): PokemonView {
  if (pokemon.ability === ability) return pokemon;
  const isBorrowed = pokemon.transform !== null;
  return {
    ...pokemon,
    ability,
    ownAbility: isBorrowed ? pokemon.ownAbility : (pokemon.ownAbility ?? ability),
  };
}
