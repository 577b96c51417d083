import type { BattleSide, BattleTerms } from '@poketorneo/contract';

/** The part of a `BattleView` that sentences need. */
export interface SentenceBattle {
  readonly format: 'singles' | 'doubles';
  readonly weather: { readonly kind: string } | null;
  readonly sides: Readonly<
    Record<
      BattleSide,
      {
        readonly pokemons: Readonly<Record<number, { readonly formId: number } | undefined>>;
        /** The places of the Pokémon on the field, by position; null for an empty one. */
        readonly active: readonly (number | null)[];
      }
    >
  >;
}

export interface Viewer {
  /** Null for a spectator. */
  readonly side: BattleSide | null;
  /** The contestants' names: of side 1, then of side 2. */
  readonly names: readonly [string, string];
  /** Whether the other side is a player too: its Pokémon are named after it, not 'nemico'. */
  readonly isDuel: boolean;
}

export interface SentenceContext {
  /** The battle before the event. */
  readonly view: SentenceBattle;
  readonly terms: BattleTerms;
  readonly viewer: Viewer;
}
