import type { PlayedMatch, RemainingMatch } from '@poketorneo/rules';

/** A win that remains, in the same match or an earlier one against the same leader. */
export interface MovedWin {
  from: PlayedMatch;
  to: PlayedMatch;
}

/** Changes of wins by leader. */
export interface WinChanges {
  lost: readonly PlayedMatch[];
  /** The corrected match, if it is a new win. */
  won: RemainingMatch | undefined;
  /** Wins whose match or reward changes. */
  moved: readonly MovedWin[];
}
