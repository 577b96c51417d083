const day = 24 * 60 * 60 * 1000;

/** For how long a battle against a leader waits for a choice. */
export const daysToChoose = 14;

/** When a battle counts as lost if nothing is chosen before; moments are milliseconds. */
export function deadlineOf(lastChoiceAt: number): number {
  return lastChoiceAt + daysToChoose * day;
}

/** When the player is told that the deadline is near: a day before. */
export function noticeOf(deadline: number): number {
  return deadline - day;
}

/** Whether it counts as lost by now. */
export function isPastDeadline(deadline: number, now: number): boolean {
  return now >= deadline;
}

/** Whether the player is to be told by now that it will soon count as lost. */
export function isNoticeDue(deadline: number, now: number): boolean {
  return now >= noticeOf(deadline) && !isPastDeadline(deadline, now);
}
