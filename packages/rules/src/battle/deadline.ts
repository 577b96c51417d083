const day = 24 * 60 * 60 * 1000;

/** For how long a battle against a leader waits for a choice. */
export const daysToChoose = 14;

/** When a battle counts as lost if nothing is chosen before; moments are milliseconds. */
export function deadlineOf(lastChoiceAt: number): number {
  return lastChoiceAt + daysToChoose * day;
}

/** How long before the deadline the player is told that it is near: milliseconds. */
export const noticeTime = day;

/** Whether it counts as lost by now. */
export function isPastDeadline(deadline: number, now: number): boolean {
  return now >= deadline;
}
