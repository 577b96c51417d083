import type { BattleSide, BattleTerms } from '@poketorneo/contract';

/** What is known of a battle, as far as its sentences ask. */
export interface KnownBattle {
  readonly format: 'singles' | 'doubles';
  readonly weather: { readonly kind: string } | null;
  readonly sides: Readonly<
    Record<
      BattleSide,
      {
        readonly pokemons: Readonly<Record<number, { readonly formId: number } | undefined>>;
        /** The places of those on the field, by position; null where it is empty. */
        readonly active: readonly (number | null)[];
      }
    >
  >;
}

/** Who reads the sentences. */
export interface Reader {
  /** Null for a spectator. */
  readonly side: BattleSide | null;
  /** The names of both contestants: of side 1, then of side 2. */
  readonly names: readonly [string, string];
}

export interface SentenceContext {
  /** The battle before the event. */
  readonly view: KnownBattle;
  readonly terms: BattleTerms;
  readonly viewer: Reader;
}
