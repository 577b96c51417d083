import { expect, it } from 'vitest';
import { type TrainingRun, trainingAfterReport } from './training.ts';

const fresh: TrainingRun = { reached: 0, served: 0, recordBefore: 0 };
const served = (run: TrainingRun, more: number): TrainingRun => ({
  ...run,
  served: run.served + more,
});

/**
 * Plays a streak question by question, as the page does; returns the streaks that were new records.
 */
function play(length: number, record: number): number[] {
  let run = fresh;
  let best = record;
  const records: number[] = [];
  for (let streak = 1; streak <= length; streak += 1) {
    const after = trainingAfterReport(served(run, 1), streak, best);
    if (after === null) throw new Error('An honest streak was refused');
    if (after.isNewRecord) records.push(streak);
    run = after.run;
    best = Math.max(best, streak);
  }
  return records;
}

it.each([
  ['no record', 4, 0, []],
  ['no record', 12, 0, [5]],
  ['a small record', 12, 2, [5]],
  ['a record', 12, 7, [8]],
  ['a record that is only reached', 7, 7, []],
])('with %s, a streak of %i is a new record at most once', (_what, length, record, newRecords) => {
  expect(play(length, record)).toEqual(newRecords);
});

it.each([
  [0, 1],
  [1, 2],
  [3, 4],
  [3, 1_000_000],
])('after %i questions a streak of %i is impossible', (questions, reported) => {
  expect(trainingAfterReport(served(fresh, questions), reported, 0)).toBeNull();
});

it('counts questions once: a streak continues from the last report', () => {
  const three = trainingAfterReport(served(fresh, 3), 3, 0)?.run ?? fresh;
  expect(three.reached).toBe(3);
  expect(trainingAfterReport(three, 4, 3)).toBeNull();
  expect(trainingAfterReport(served(three, 1), 4, 3)?.run.reached).toBe(4);
  expect(trainingAfterReport(served(three, 1), 5, 3)).toBeNull();
});

it('allows a new streak after a wrong answer', () => {
  const three = trainingAfterReport(served(fresh, 3), 3, 0)?.run ?? fresh;
  const again = trainingAfterReport(served(three, 2), 1, 3)?.run ?? fresh;
  expect(again.reached).toBe(1);
  expect(trainingAfterReport(served(again, 1), 4, 3)).toBeNull();
});

it('accepts a repeated report', () => {
  const three = trainingAfterReport(served(fresh, 3), 3, 0)?.run ?? fresh;
  expect(trainingAfterReport(three, 3, 3)).toEqual({ run: three, isNewRecord: false });
});

it('forgets the streak when it is reported as over', () => {
  const over = trainingAfterReport(served(fresh, 9), 0, 2)?.run ?? fresh;
  expect(trainingAfterReport(served(over, 1), 2, 2)).toBeNull();
});
