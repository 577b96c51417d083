/** The colour of the time bar: green at 10 seconds or more, orange from 5, red below. */
export function timeBand(millisecondsLeft: number): 'green' | 'orange' | 'red' {
  if (millisecondsLeft >= 10_000) return 'green';
  return millisecondsLeft >= 5000 ? 'orange' : 'red';
}
