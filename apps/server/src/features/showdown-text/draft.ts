import type { Gender } from '@poketorneo/contract';
import type { NatureIdentifier, StatName } from '@poketorneo/rules';

/** The first line of a Pokémon. */
export interface Head {
  formId: number;
  /** Null if omitted. */
  gender: Gender | null;
  itemId: string | null;
}

/** A move and its line; `typeId` is Hidden Power's type in the text. */
export interface DraftMove {
  line: number;
  id: number;
  typeId: number | null;
}

/** A partially parsed Pokémon. */
export interface Draft {
  /** First line number. */
  line: number;
  /** Null if the first line is invalid. */
  head: Head | null;
  abilityId: number | null;
  level: number | null;
  isShiny: boolean | null;
  nature: NatureIdentifier | null;
  ivs: Partial<Record<StatName, number>> | null;
  evs: Partial<Record<StatName, number>> | null;
  moves: DraftMove[];
  /** Number of move lines, invalid ones included. */
  moveLines: number;
  /** Whether a line is invalid. */
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
