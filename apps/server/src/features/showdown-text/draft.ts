import type { Gender } from '@poketorneo/contract';
import type { NatureIdentifier, StatName } from '@poketorneo/rules';

/** What the first line of a Pokémon says. */
export interface Head {
  formId: number;
  /** Null where nothing is said. */
  gender: Gender | null;
  itemId: string | null;
}

/** A move, and where it stands; `typeId` is what the text says of Hidden Power's type. */
export interface DraftMove {
  line: number;
  id: number;
  typeId: number | null;
}

/** A Pokémon as far as its lines have been read. */
export interface Draft {
  /** Where it begins. */
  line: number;
  /** Null where the first line could not be read. */
  head: Head | null;
  abilityId: number | null;
  level: number | null;
  isShiny: boolean | null;
  nature: NatureIdentifier | null;
  ivs: Partial<Record<StatName, number>> | null;
  evs: Partial<Record<StatName, number>> | null;
  moves: DraftMove[];
  /** Lines that say a move, also those that could not be read. */
  moveLines: number;
  /** One of its lines could not be read. */
  hasProblem: boolean;
}

export function newDraft(line: number): Draft {
  return {
    line,
    head: null,
    abilityId: null,
    level: null,
    isShiny: null,
    nature: null,
    ivs: null,
    evs: null,
    moves: [],
    moveLines: 0,
    hasProblem: false,
  };
}
