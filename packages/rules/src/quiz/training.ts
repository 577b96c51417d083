/** What is known of a player's training. */
export interface TrainingRun {
  /** The streak that was last reported and accepted. */
  readonly reached: number;
  /** Questions handed out since then. */
  readonly served: number;
  /** The player's record when the streak began. */
  readonly recordBefore: number;
}

/** A first record below this is not worth celebrating. */
const leastToTell = 5;

/**
 * The training after a reported streak: the streak may have gone on by at most the questions that were
 * handed out since the last report, or have begun anew with them. `isNews` says whether it has just
 * passed the record that stood when it began (or, without one, come to five): so that a running streak
 * is told of once. Null when no game can have reached the reported streak.
 */
export function trainingAfterReport(
  run: TrainingRun,
  reported: number,
  record: number,
): { run: TrainingRun; isNews: boolean } | null {
  const { reached, served } = run;
  if (reported > reached + served) return null;
  if (reported === 0)
    return { run: { reached: 0, served: 0, recordBefore: record }, isNews: false };
  if (reported > reached) {
    const recordBefore = reached === 0 ? record : run.recordBefore;
    return {
      run: { reached: reported, served: 0, recordBefore },
      isNews: passes(reached, reported, recordBefore),
    };
  }
  // Said before already: a report that was sent twice, or came late.
  if (reported > served) return { run, isNews: false };
  return {
    run: { reached: reported, served: 0, recordBefore: record },
    isNews: passes(0, reported, record),
  };
}

function passes(from: number, to: number, record: number): boolean {
  const mark = Math.max(record, leastToTell - 1);
  return from <= mark && to > mark;
}
