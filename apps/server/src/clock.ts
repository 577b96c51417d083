/** Milliseconds since 1970; passed in, so that tests can set it. */
export type Clock = () => number;

export const minute = 60_000;
export const hour = 60 * minute;
