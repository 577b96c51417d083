import type { BattleEventOf } from '@poketorneo/contract';
import {
  type BattleView,
  type Effects,
  noBoosts,
  type PokemonView,
  type SideView,
} from './view.ts';

/** Effects that Baton Pass transfers, besides the boosts. */
const batonPassEffects: ReadonlySet<string> = new Set([
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

/** The view after a switch: the Pokémon is on the field, its predecessor is off it. */
export function applySwitchIn(
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
    effects: isPassed ? passedEffects(left.effects) : {},
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
    ...(left === undefined ? {} : { [left.place]: switchedOut(left) }),
    [who.place]: entered,
  };
  const active = side.active.map((place, index) => (index === position ? who.place : place));
  const after: SideView = { ...side, pokemons, active };
  return { ...view, sides: { ...view.sides, [who.side]: after } };
}

function switchedOut(pokemon: PokemonView): PokemonView {
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

function passedEffects(effects: Effects): Effects {
  return Object.fromEntries(
    Object.entries(effects).filter(([effect]) => batonPassEffects.has(effect)),
  );
}
