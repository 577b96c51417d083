import type { Gender } from '@poketorneo/contract';
import type { NatureIdentifier, StatName } from '@poketorneo/rules';

/** The input of a number field for each stat. */
export type StatInputs = Readonly<Record<StatName, string>>;

/** Nature, IVs and EVs as entered. */
export interface SpreadDraft {
  nature: NatureIdentifier;
  ivs: StatInputs;
  evs: StatInputs;
}

export type MoveField = 'moveId1' | 'moveId2' | 'moveId3' | 'moveId4';

/** The values of the form's fields; numbers as entered. */
export interface Draft {
  formId: number | null;
  isShiny: boolean;
  /** Null before a choice: the first possible gender applies. */
  gender: Gender | null;
  level: string;
  /** 'first' before a choice: the form's first ability applies. Null: no ability. */
  abilityId: number | null | 'first';
  moveIds: Readonly<Record<MoveField, number | null>>;
  stats: Readonly<Record<StatName, string>>;
  /** The stats are computed from it; null if they are entered by hand. */
  spread: SpreadDraft | null;
  itemId: string | null;
}
