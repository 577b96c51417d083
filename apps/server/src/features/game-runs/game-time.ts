/** The browser's clock and the server's need not agree to the millisecond on how long a game took. */
const clockTolerance = 1000;

/** Whether something that takes so many milliseconds at least can have happened between two moments. */
export function isPossibleAfter(begin: Date, now: Date, shortest: number): boolean {
  return now.getTime() - begin.getTime() >= shortest - clockTolerance;
}
