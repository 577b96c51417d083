/** A time of the database as it is sent. */
export const toMoment = (time: number): string => new Date(time).toISOString();

export const toMomentOrNull = (time: number | null): string | null =>
  time === null ? null : toMoment(time);
