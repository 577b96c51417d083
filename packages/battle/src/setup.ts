import type { BattleFormat, Gender } from '@poketorneo/contract';
import type { NatureIdentifier, Stats } from '@poketorneo/rules';
import type { Mechanics } from './mechanics.ts';

/** A Pokémon as it goes into a battle. */
export interface BattlePokemon {
  readonly formId: number;
  /** 1 to 100. */
  readonly level: number;
  readonly gender: Gender;
  readonly isShiny: boolean;
  readonly abilityId: number;
  readonly itemId: string | null;
  /** One to four. */
  readonly moveIds: readonly number[];
  /** At its level. */
  readonly stats: Stats;
  /** Null where they are not known. */
  readonly ivs: Stats | null;
  /** Its stats have it in them already: it says which berries it dislikes. None where not known. */
  readonly nature?: NatureIdentifier | null | undefined;
}

/** All that a battle follows from, together with what is chosen in it. */
export interface BattleSetup {
  readonly format: BattleFormat;
  /** Absent: the current ones. Whatever stores a setup stores them with it. */
  readonly mechanics?: Mechanics | undefined;
  /** Any text: all chance follows from it. */
  readonly seed: string;
  /** One to six each, in their order: a Pokémon's place is its position here, from 1. */
  readonly teams: readonly [readonly BattlePokemon[], readonly BattlePokemon[]];
}
