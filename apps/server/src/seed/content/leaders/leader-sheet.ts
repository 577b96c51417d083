import type { BattleGrade } from '@poketorneo/contract';
import type { PokemonRow } from '../pokemon-entry.ts';

/** A leader's lines in battles. */
export interface LeaderLines {
  /** Before the battle. */
  readonly before: string;
  /** When the ace enters. */
  readonly ace: string;
  /** After a defeat. */
  readonly lost: string;
  /** After a victory. */
  readonly won: string;
}

/** A leader in the content files, with inline Pokémon. */
export interface LeaderSheet {
  readonly name: string;
  /** Null for champions. */
  readonly badgeName: string | null;
  /** Skill of the leader's AI. */
  readonly battleGrade: BattleGrade;
  readonly lines: LeaderLines;
  readonly isDoubleBattle?: boolean;
  /** EVs in each stat of the team's Pokémon: 0 to 85, default 0. */
  readonly effort?: number;
  /** In battle order, the strongest last. */
  readonly team: readonly PokemonRow[];
  /** Reward of a win. */
  readonly reward: PokemonRow;
}
