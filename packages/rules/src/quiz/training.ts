/** State of a player's training. */
export interface TrainingRun {
  /** The last accepted streak. */
  readonly reached: number;
  /** Questions served since then. */
  readonly served: number;
  /** The player's record at the start of the streak. */
  readonly recordBefore: number;
}

/** A lower first record is not announced. */
const minRecordStreak = 5;

/**
 * The training after a reported streak: it continues by at most the questions served since the last
 * report, or starts anew with them. `isNewRecord` is true once per streak, when it passes the
 * record at its start (or, without one, reaches five). Null for an impossible streak.
 */
export function trainingAfterReport(
  run: TrainingRun,
  reported: number,
  record: number,
): { run: TrainingRun; isNewRecord: boolean } | null {
  const { reached, served } = run;
  if (reported > reached + served) return null;
  if (reported === 0)
    return { run: { reached: 0, served: 0, recordBefore: record }, isNewRecord: false };
  if (reported > reached) {
    const recordBefore = reached === 0 ? record : run.recordBefore;
    return {
      run: { reached: reported, served: 0, recordBefore },
      isNewRecord: isPassed(reached, reported, recordBefore),
    };
  }
  // A repeated or late report.
  if (reported > served) return { run, isNewRecord: false };
  return {
    run: { reached: reported, served: 0, recordBefore: record },
    isNewRecord: isPassed(0, reported, record),
  };
}

function isPassed(from: number, to: number, record: number): boolean {
  const mark = Math.max(record, minRecordStreak - 1);
  return from <= mark && to > mark;
}
