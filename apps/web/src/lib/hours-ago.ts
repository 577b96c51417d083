const hour = 3_600_000;

/** So many hours back, rounded to the full hour so that the cache key is stable. */
export function hoursAgo(hours: number, now = Date.now()): string {
  return new Date(Math.floor(now / hour) * hour - hours * hour).toISOString();
}
