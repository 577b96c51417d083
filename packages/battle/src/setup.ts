import type { BattleFormat, Gender } from '@poketorneo/contract';
import type { NatureIdentifier, Stats } from '@poketorneo/rules';
import type { Mechanics } from './mechanics-versions.ts';

/** A Pokémon as set up for a battle. */
export interface BattlePokemon {
  readonly formId: number;
  /** 1 to 100. */
  readonly level: number;
  readonly gender: Gender;
  readonly isShiny: boolean;
  readonly abilityId: number;
  readonly itemId: string | null;
  /** One to four moves. */
  readonly moveIds: readonly number[];
  /** At its level. */
  readonly stats: Stats;
  /** Null where unknown. */
  readonly ivs: Stats | null;
  /** Decides which berries it dislikes; its stats already include it. None where unknown. */
  readonly nature?: NatureIdentifier | null | undefined;
}

/** The complete input of a battle, besides its choices. */
export interface BattleSetup {
  readonly format: BattleFormat;
  /** Absent: the current ones. Stored together with the setup. */
  readonly mechanics?: Mechanics | undefined;
  /** No side may put two foes to sleep at once. Absent: it may. */
  readonly hasSleepClause?: boolean | undefined;
  /** Any text: seeds all chance. */
  readonly seed: string;
  /** One to six each; a Pokémon's place is its position here, from 1. */
  readonly teams: readonly [readonly BattlePokemon[], readonly BattlePokemon[]];
}
