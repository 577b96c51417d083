import { allAbilities, allForms, allMoves, type Gender } from '@poketorneo/gen4';
import type { NatureIdentifier, Spread, Stats } from '@poketorneo/rules';

/** An available Pokémon of a new installation. */
export interface PokemonEntry {
  /**
   * Stable key for references: 'kanto-1-onix' in a leader's team, 'premio-…' for rewards,
   * 'iniziale-…' for starters, 'segreto-…' for secret ones, 'campo-025-pikachu' with the national
   * number for others.
   */
  readonly key: string;
  readonly formId: number;
  /** 1 to 100. */
  readonly level: number;
  readonly gender: Gender;
  readonly isShiny: boolean;
  readonly abilityId: number;
  /** One to four, distinct. */
  readonly moveIds: readonly number[];
  readonly nature: NatureIdentifier;
  /** 0 to 31 each. */
  readonly ivs: Stats;
  /** 0 to 255 each, 510 in all. */
  readonly evs: Stats;
  readonly itemId: string | null;
  /** Prize of the secret quiz only. */
  readonly isSecret: boolean;
}

/**
 * An entry as the content's files write it: the form, the ability and the moves by their English
 * identifiers, the item by its id; the IVs in the order HP, attack, defense, special attack,
 * special defense, speed.
 */
export type PokemonRow = readonly [
  key: string,
  form: string,
  level: number,
  gender: Gender,
  ability: string,
  nature: NatureIdentifier,
  ivs: readonly [number, number, number, number, number, number],
  moves: readonly string[],
  itemId?: string | null,
  shiny?: 'shiny',
];

/**
 * The entry that a row writes, with `effort` EVs in each stat; not checked for legality (see
 * `problemsOf`). Throws RangeError for an unknown form, ability or move.
 */
export function entryOf(row: PokemonRow, { isSecret = false, effort = 0 } = {}): PokemonEntry {
  const [key, form, level, gender, ability, nature, ivs, moveNames, itemId = null, shiny] = row;
  const [hp, attack, defense, spAttack, spDefense, speed] = ivs;
  return {
    key,
    formId: idOf('form', forms, form),
    level,
    gender,
    isShiny: shiny === 'shiny',
    abilityId: idOf('ability', abilities, ability),
    moveIds: moveNames.map((move) => idOf('move', moves, move)),
    nature,
    ivs: { hp, attack, defense, spAttack, spDefense, speed },
    evs: evenEffort(effort),
    itemId,
    isSecret,
  };
}

/** The spread of an entry. */
export function spreadOfEntry({ nature, ivs, evs }: PokemonEntry): Spread {
  return { nature, ivs, evs };
}

/** Equal EVs in each stat. */
function evenEffort(effort: number): Stats {
  return {
    hp: effort,
    attack: effort,
    defense: effort,
    spAttack: effort,
    spDefense: effort,
    speed: effort,
  };
}

interface Identified {
  readonly id: number;
  readonly identifier: string;
}

const forms = idsByIdentifier(allForms);
const abilities = idsByIdentifier(allAbilities);
const moves = idsByIdentifier(allMoves);

function idsByIdentifier(rows: readonly Identified[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, identifier }) => [identifier, id]));
}

function idOf(kind: string, ids: ReadonlyMap<string, number>, identifier: string): number {
  const id = ids.get(identifier);
  if (id === undefined) throw new RangeError(`No ${kind} is called ${identifier}`);
  return id;
}
