/** The colour of the time bar: green at 10 seconds or more, orange from 5, red below. */
export function timeBand(millisecondsLeft: number): 'green' | 'orange' | 'red' {
  if (millisecondsLeft >= 10_000) return 'green';
  return millisecondsLeft >= 5000 ? 'orange' : 'red';
}

/** What is said aloud of the time, twice in each question and no more often. */
export function timeWarning(millisecondsLeft: number): string {
  if (millisecondsLeft <= 5000) return 'Restano 5 secondi';
  return millisecondsLeft <= 10_000 ? 'Restano 10 secondi' : '';
}
