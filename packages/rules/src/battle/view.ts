import type {
  BattleEndReason,
  BattleFormat,
  BattleSide,
  BattleWeather,
  BoostedStat,
  Combatant,
  Condition,
  Gender,
} from '@poketorneo/contract';
import { positionsPerSide } from './limits.ts';

/** A seen move, and its spent PP. */
export interface SeenMove {
  readonly move: string;
  readonly ppSpent: number;
}

/** A lasting effect of a Pokémon, a side or the field. */
export interface LastingEffect {
  /** Its first turn. */
  readonly since: number;
  /** Layers, or a counter. */
  readonly count: number;
  /** The affected move, as for Encore. */
  readonly move?: string;
  /** Its source, where it is not the affected Pokémon. */
  readonly by?: Combatant;
}

export type Effects = Readonly<Record<string, LastingEffect>>;
export type Boosts = Readonly<Record<BoostedStat, number>>;

/** Knowledge of a Pokémon's held item. */
export type SeenItem =
  | { readonly is: 'unknown' }
  | { readonly is: 'held'; readonly item: string }
  /** `last` is the item that it had. */
  | { readonly is: 'gone'; readonly last: string };

/** A seen Pokémon. */
export interface PokemonView {
  readonly side: BattleSide;
  readonly place: number;
  /** Its current form; the target's after Transform. */
  readonly formId: number;
  /** Its form after switching in again. */
  readonly ownFormId: number;
  readonly level: number;
  readonly gender: Gender;
  readonly isShiny: boolean;
  readonly condition: Condition;
  /** Turns that it slept through. */
  readonly turnsAsleep: number;
  /** Its position; null off the field. */
  readonly position: number | null;
  /** The turn of its last switch-in. */
  readonly since: number;
  readonly boosts: Boosts;
  /** Effects until it leaves the field. */
  readonly effects: Effects;
  /** Effects of this turn, or until it acts again. */
  readonly turnEffects: readonly string[];
  readonly moveEffects: readonly string[];
  /** Its changed types; null where they are its form's. */
  readonly typeIds: readonly number[] | null;
  /** Its own moves. */
  readonly moves: readonly SeenMove[];
  /** Moves seen after Transform. */
  readonly transform: { readonly into: Combatant; readonly moves: readonly SeenMove[] } | null;
  readonly lastMove: string | null;
  /** Null while unknown. */
  readonly ability: string | null;
  /** Its ability after switching in again. */
  readonly ownAbility: string | null;
  readonly item: SeenItem;
}

/** One side of a battle. */
export interface SideView {
  readonly teamSize: number;
  /** By place, from 1: those that have been on the field. */
  readonly pokemons: Readonly<Record<number, PokemonView>>;
  /** The places of the active Pokémon, by position; null for an empty position. */
  readonly active: readonly (number | null)[];
  /** The side's effects, with their layers. */
  readonly effects: Effects;
  readonly fainted: number;
}

/** A battle as one audience knows it: the state after its events. */
export interface BattleView {
  /** The viewing side; null for a spectator. */
  readonly side: BattleSide | null;
  readonly format: BattleFormat;
  /** 0 until the first turn begins. */
  readonly turn: number;
  readonly sides: Readonly<Record<BattleSide, SideView>>;
  readonly weather: {
    readonly kind: BattleWeather;
    readonly since: number;
    /** Caused by an ability: it does not expire. */
    readonly isLasting: boolean;
  } | null;
  readonly field: Effects;
  readonly end: { readonly winner: BattleSide | null; readonly by: BattleEndReason } | null;
}

/** The initial view; the sizes are those of the teams of sides 1 and 2. */
export function emptyView(
  side: BattleSide | null,
  [first, second]: readonly [number, number],
  format: BattleFormat,
): BattleView {
  return {
    side,
    format,
    turn: 0,
    sides: { 1: emptySide(first, format), 2: emptySide(second, format) },
    weather: null,
    field: {},
    end: null,
  };
}

function emptySide(teamSize: number, format: BattleFormat): SideView {
  return {
    teamSize,
    pokemons: {},
    active: Array.from({ length: positionsPerSide[format] }, () => null),
    effects: {},
    fainted: 0,
  };
}

export const noBoosts: Boosts = {
  attack: 0,
  defense: 0,
  spAttack: 0,
  spDefense: 0,
  speed: 0,
  accuracy: 0,
  evasion: 0,
};

/** The opposing side. */
export function foeOf(side: BattleSide): BattleSide {
  return side === 1 ? 2 : 1;
}

/** The part of a pair that belongs to a side. */
export function ofSide<T>([first, second]: readonly [T, T], side: BattleSide): T {
  return side === 1 ? first : second;
}

/** A seen Pokémon; null for an unseen one. */
export function pokemonAt(view: BattleView, { side, place }: Combatant): PokemonView | null {
  return view.sides[side].pokemons[place] ?? null;
}

/** The Pokémon at a position; null for an empty one. */
export function activeAt(view: BattleView, side: BattleSide, position: number): PokemonView | null {
  const place = view.sides[side].active[position] ?? null;
  return place === null ? null : pokemonAt(view, { side, place });
}

/** Active Pokémon of a side that have not fainted. */
export function activeOf(view: BattleView, side: BattleSide): PokemonView[] {
  return view.sides[side].active
    .map((_, position) => activeAt(view, side, position))
    .filter((pokemon) => pokemon !== null)
    .filter((pokemon) => pokemon.condition.hp > 0);
}

/** Number of a side's Pokémon that have not fainted, seen or not. */
export function remainingOf(view: BattleView, side: BattleSide): number {
  const { teamSize, fainted } = view.sides[side];
  return teamSize - fainted;
}
