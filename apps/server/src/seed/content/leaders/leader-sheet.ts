import type { PokemonRow } from '../pokemon-entry.ts';

/** A leader as the files beside this one write them, with the Pokémon written out in place. */
export interface LeaderSheet {
  readonly name: string;
  /** Null for a champion, who gives no badge. */
  readonly badgeName: string | null;
  readonly isDoubleBattle?: boolean;
  /** In the order of battle, the strongest one last. */
  readonly team: readonly PokemonRow[];
  /** The Pokémon that a win gives. */
  readonly reward: PokemonRow;
}
