import type {
  BattleEnd,
  BattleFormat,
  BattleSide,
  BattleWeather,
  BoostedStat,
  Combatant,
  Condition,
  Gender,
} from '@poketorneo/contract';

/** A move that was seen, and how much of its PP it has cost so far. */
export interface SeenMove {
  readonly move: string;
  readonly ppSpent: number;
}

/** Something that lasts on a Pokémon, on a side or on the field. */
export interface LastingEffect {
  /** The turn in which it began. */
  readonly since: number;
  /** How often it is laid, or what its count stands at. */
  readonly count: number;
  /** The move that it is about, as for Encore. */
  readonly move?: string;
  /** Whose it is, where that is not whoever has it. */
  readonly by?: Combatant;
}

export type Effects = Readonly<Record<string, LastingEffect>>;
export type Boosts = Readonly<Record<BoostedStat, number>>;

/** What is known of what a Pokémon holds. */
export type SeenItem =
  | { readonly is: 'unknown' }
  | { readonly is: 'held'; readonly item: string }
  /** `last` is what it had. */
  | { readonly is: 'gone'; readonly last: string };

/** A Pokémon as it was seen on the field. */
export interface PokemonView {
  readonly side: BattleSide;
  readonly place: number;
  /** In which form it is now; where it has transformed, the other's. */
  readonly formId: number;
  /** In which it comes back onto the field. */
  readonly ownFormId: number;
  readonly level: number;
  readonly gender: Gender;
  readonly isShiny: boolean;
  readonly condition: Condition;
  /** Turns in which it could not act for sleep, since it fell asleep. */
  readonly turnsAsleep: number;
  /** Where it stands; null where it is not on the field. */
  readonly position: number | null;
  /** The turn in which it came onto the field. */
  readonly since: number;
  readonly boosts: Boosts;
  /** What is on it for as long as it stays. */
  readonly effects: Effects;
  /** What is on it for this turn, or until it acts again. */
  readonly turnEffects: readonly string[];
  readonly moveEffects: readonly string[];
  /** Its types where something has changed them; null where they are its form's. */
  readonly typeIds: readonly number[] | null;
  /** Its own moves. */
  readonly moves: readonly SeenMove[];
  /** What it was seen to use in another's shape. */
  readonly transform: { readonly into: Combatant; readonly moves: readonly SeenMove[] } | null;
  readonly lastMove: string | null;
  /** Null while it has not shown. */
  readonly ability: string | null;
  /** With which it comes back onto the field. */
  readonly ownAbility: string | null;
  readonly item: SeenItem;
}

/** One side of a battle. */
export interface SideView {
  readonly teamSize: number;
  /** By place, from 1 on: those that have been on the field. */
  readonly pokemons: Readonly<Record<number, PokemonView>>;
  /** The places of those on the field, by position; null where nobody stands. */
  readonly active: readonly (number | null)[];
  /** What lies on the side, with its layers. */
  readonly effects: Effects;
  readonly fainted: number;
}

/** A battle as one side, or a spectator, knows it: the fold of the events that it was told. */
export interface BattleView {
  /** Whose eyes see it; null for a spectator's. */
  readonly side: BattleSide | null;
  readonly format: BattleFormat;
  /** 0 until the first turn begins. */
  readonly turn: number;
  readonly sides: Readonly<Record<BattleSide, SideView>>;
  readonly weather: {
    readonly kind: BattleWeather;
    readonly since: number;
    /** Brought by an ability: it does not end on its own. */
    readonly isLasting: boolean;
  } | null;
  readonly field: Effects;
  readonly end: { readonly winner: BattleSide | null; readonly by: BattleEnd } | null;
}

/** The battle before anything has happened; the sizes are those of the teams of sides 1 and 2. */
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
    active: format === 'doubles' ? [null, null] : [null],
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

/** The other side. */
export function foeOf(side: BattleSide): BattleSide {
  return side === 1 ? 2 : 1;
}

/** A Pokémon that has been seen; null where it has not. */
export function pokemonAt(view: BattleView, { side, place }: Combatant): PokemonView | null {
  return view.sides[side].pokemons[place] ?? null;
}

/** Who stands there; null where nobody does. */
export function activeAt(view: BattleView, side: BattleSide, position: number): PokemonView | null {
  const place = view.sides[side].active[position] ?? null;
  return place === null ? null : pokemonAt(view, { side, place });
}

/** Those of a side who stand on the field and have not fainted. */
export function activeOf(view: BattleView, side: BattleSide): PokemonView[] {
  return view.sides[side].active
    .map((_, position) => activeAt(view, side, position))
    .filter((pokemon) => pokemon !== null)
    .filter((pokemon) => pokemon.condition.hp > 0);
}

/** How many of a side can still fight, seen or not. */
export function standingOf(view: BattleView, side: BattleSide): number {
  const { teamSize, fainted } = view.sides[side];
  return teamSize - fainted;
}
