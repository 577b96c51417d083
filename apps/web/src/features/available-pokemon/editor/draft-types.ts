import type { Gender } from '@poketorneo/contract';
import type { NatureIdentifier, StatName } from '@poketorneo/rules';

/** A figure for each stat, as it is written. */
export type Written = Readonly<Record<StatName, string>>;

/** Nature, IVs and EVs as they stand in the form. */
export interface SpreadDraft {
  nature: NatureIdentifier;
  ivs: Written;
  evs: Written;
}

export type MoveField = 'moveId1' | 'moveId2' | 'moveId3' | 'moveId4';

/** The values of the form's fields; numbers stay as they are written. */
export interface Draft {
  formId: number | null;
  isShiny: boolean;
  /** Null before a choice: then the first one possible counts. */
  gender: Gender | null;
  level: string;
  /** 'first' before a choice: then the form's first one counts. Null: none. */
  abilityId: number | null | 'first';
  moveIds: Readonly<Record<MoveField, number | null>>;
  stats: Readonly<Record<StatName, string>>;
  /** What the stats are computed from; null where they are written by hand. */
  spread: SpreadDraft | null;
  itemId: string | null;
}
