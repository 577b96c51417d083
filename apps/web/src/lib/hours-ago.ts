const hour = 3_600_000;

/** So many hours back, by the full hour: whoever asks within it asks the same. */
export function hoursAgo(hours: number, now = Date.now()): string {
  return new Date(Math.floor(now / hour) * hour - hours * hour).toISOString();
}
