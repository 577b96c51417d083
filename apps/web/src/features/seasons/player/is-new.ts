const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** Whether a season has begun so lately that it is news. */
export function isNew(openedAt: string, now: number): boolean {
  return now - Date.parse(openedAt) < twoWeeks;
}
