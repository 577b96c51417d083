import type { BattleEventOf } from '@poketorneo/contract';
import {
  type BattleView,
  type Effects,
  noBoosts,
  type PokemonView,
  type SideView,
} from './view.ts';

/** What Baton Pass hands on beside the boosts. */
const handedOn: ReadonlySet<string> = new Set([
  'aqua-ring',
  'confusion',
  'curse',
  'embargo',
  'focus-energy',
  'gastro-acid',
  'heal-block',
  'ingrain',
  'leech-seed',
  'lock-on',
  'magnet-rise',
  'mind-reader',
  'perish',
  'power-trick',
  'substitute',
  'trapped',
]);

/** The view with a Pokémon on the field, and without whoever stood there. */
export function comeIn(
  view: BattleView,
  { who, position, appearance, condition, cause }: BattleEventOf<'switch-in'>,
): BattleView {
  const side = view.sides[who.side];
  const leaving = side.active[position] ?? null;
  const left = leaving === null ? undefined : side.pokemons[leaving];
  const before = side.pokemons[who.place];
  const isPassed = cause?.term === 'baton-pass' && left !== undefined;
  const entered: PokemonView = {
    side: who.side,
    place: who.place,
    ...appearance,
    ownFormId: appearance.formId,
    condition,
    turnsAsleep: before?.turnsAsleep ?? 0,
    position,
    since: view.turn,
    boosts: isPassed ? left.boosts : noBoosts,
    effects: isPassed ? passed(left.effects) : {},
    turnEffects: [],
    moveEffects: [],
    typeIds: null,
    moves: before?.moves ?? [],
    transform: null,
    lastMove: null,
    ability: before?.ownAbility ?? null,
    ownAbility: before?.ownAbility ?? null,
    item: before?.item ?? { is: 'unknown' },
  };
  const pokemons = {
    ...side.pokemons,
    ...(left === undefined ? {} : { [left.place]: gone(left) }),
    [who.place]: entered,
  };
  const active = side.active.map((place, index) => (index === position ? who.place : place));
  const after: SideView = { ...side, pokemons, active };
  return { ...view, sides: { ...view.sides, [who.side]: after } };
}

function gone(pokemon: PokemonView): PokemonView {
  return {
    ...pokemon,
    formId: pokemon.ownFormId,
    position: null,
    boosts: noBoosts,
    effects: {},
    turnEffects: [],
    moveEffects: [],
    typeIds: null,
    transform: null,
    lastMove: null,
    ability: pokemon.ownAbility,
  };
}

function passed(effects: Effects): Effects {
  return Object.fromEntries(Object.entries(effects).filter(([effect]) => handedOn.has(effect)));
}
