/**
 * Rarity and strength of a species: 1 common, 2 legendary and pseudo-legendary, 3 super-legendary.
 */
export type Tier = 1 | 2 | 3;

/** Eighths of females; -1 for genderless species. */
export type GenderRate = -1 | 0 | 1 | 2 | 4 | 6 | 8;

/** A row of the species table, without texts. */
export interface SpeciesRow {
  /** National number, 1 to 493. */
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  /** Italian genus, such as 'Pokémon Seme'. */
  readonly genus: string;
  readonly genderRate: GenderRate;
  readonly isLegendary: boolean;
  readonly isMythical: boolean;
  readonly evolvesFromId: number | null;
  /** Direct evolutions, ascending. */
  readonly evolutionIds: readonly number[];
  /** Its forms, the default one first. */
  readonly formIds: readonly number[];
  /** Shared by all of its forms. */
  readonly tier: Tier;
}

/** Base stats as the games hold them, 1 to 255 each. */
export interface BaseStats {
  readonly hp: number;
  readonly attack: number;
  readonly defense: number;
  readonly spAttack: number;
  readonly spDefense: number;
  readonly speed: number;
}

/** A form of a species with its generation-4 figures. */
export interface Form {
  /** The national number for default forms; 10001 and up for the others. */
  readonly id: number;
  readonly speciesId: number;
  readonly identifier: string;
  /** Full Italian name, such as 'Deoxys Forma Attacco'; the species' name for default forms. */
  readonly name: string;
  /** The games' name of the form, such as 'Forma Attacco'; null without any. */
  readonly formName: string | null;
  readonly firstTypeId: number;
  readonly secondTypeId: number | null;
  readonly baseStats: BaseStats;
  readonly firstAbilityId: number;
  readonly secondAbilityId: number | null;
  /** Metres. */
  readonly height: number;
  /** Kilograms. */
  readonly weight: number;
  readonly isDefault: boolean;
  /** Only during a battle (Castform by the weather, Cherrim in the sun). */
  readonly isBattleOnly: boolean;
  /** In the games' data, but not obtainable (Arceus of type '???'). */
  readonly isUnreachable: boolean;
}

/** Stats of a move's damage; 'status' moves deal none. */
export type DamageClass = 'physical' | 'special' | 'status';

/** A row of the move table. */
export interface MoveRow {
  /** National number, 1 to 467. */
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  /** 1 to 17; 10001 for Maledizione. */
  readonly typeId: number;
  readonly damageClass: DamageClass;
  /** Null for status moves, variable power, and damage independent of power. */
  readonly power: number | null;
  /** Percent; null without an accuracy check. */
  readonly accuracy: number | null;
  /** Before any PP-Su. */
  readonly pp: number;
  /** -7 to 5; higher acts first. */
  readonly priority: number;
  /**
   * Percent chance of a damaging move's secondary effect, 100 included; null without one. Of
   * several effects, the first one's. Null for Schiamazzo, whose chance depends on the
   * recorded cry.
   */
  readonly effectChance: number | null;
}

/** A row of the ability table. */
export interface AbilityRow {
  /** National number, 1 to 123. */
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
}

/** A row of the item table. */
export interface ItemRow {
  /** The identifier without hyphens, such as 'choiceband'. */
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
}

/** For each run of form ids, one and two base-36 digits per measure of each form. */
export type SpriteSizeTable = readonly (readonly [firstFormId: number, digits: string])[];
