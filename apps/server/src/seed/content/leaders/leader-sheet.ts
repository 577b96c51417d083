import type { BattleGrade } from '@poketorneo/contract';
import type { PokemonRow } from '../pokemon-entry.ts';

/** What a leader says in a battle: in the product's own words. */
export interface LeaderLines {
  /** Before it begins. */
  readonly before: string;
  /** When the strongest Pokémon comes out. */
  readonly ace: string;
  /** Having lost. */
  readonly lost: string;
  /** Having won. */
  readonly won: string;
}

/** A leader as the files beside this one write them, with the Pokémon written out in place. */
export interface LeaderSheet {
  readonly name: string;
  /** Null for a champion, who gives no badge. */
  readonly badgeName: string | null;
  /** How well the leader plays. */
  readonly battleGrade: BattleGrade;
  readonly lines: LeaderLines;
  readonly isDoubleBattle?: boolean;
  /** The effort values of the team's Pokémon in each stat: 0 to 85, none when left out. */
  readonly effort?: number;
  /** In the order of battle, the strongest one last. */
  readonly team: readonly PokemonRow[];
  /** The Pokémon that a win gives. */
  readonly reward: PokemonRow;
}
