/** A stored time as ISO string. */
export const toMoment = (time: number): string => new Date(time).toISOString();

export const toMomentOrNull = (time: number | null): string | null =>
  time === null ? null : toMoment(time);
