import type {
  Appearance,
  BattleSide,
  BattleWeather,
  BoostedStat,
  Combatant,
  Condition,
} from '@poketorneo/contract';

/** A Pokémon that stands on the field, as far as it is known. */
export interface ViewedPokemon {
  readonly who: Combatant;
  readonly appearance: Appearance;
  readonly condition: Condition;
  readonly boosts: Readonly<Partial<Record<BoostedStat, number>>>;
  /** Whatever lasts, by its term: 'substitute', 'confusion' … */
  readonly effects: readonly string[];
  /** The move that it prepares: under ground, in the air. */
  readonly preparing: string | null;
}

/** One side, as far as it is known. */
export interface ViewedSide {
  /** By field position. */
  readonly active: readonly (ViewedPokemon | null)[];
  /** Everyone seen so far, by place. */
  readonly seen: readonly { readonly place: number; readonly condition: Condition }[];
  /** 'spikes', 'reflect' …, and how many layers lie there. */
  readonly conditions: readonly { readonly effect: string; readonly layers: number }[];
}

/** A battle, as the fold of its events. */
export interface BattleView {
  readonly turn: number;
  readonly weather: BattleWeather | null;
  readonly field: readonly string[];
  readonly sides: Readonly<Record<BattleSide, ViewedSide>>;
}
