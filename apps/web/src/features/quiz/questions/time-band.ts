/** The colour of the time bar: green from 10 seconds, orange from 5, red below. */
export function timeBand(millisecondsLeft: number): 'green' | 'orange' | 'red' {
  if (millisecondsLeft >= 10_000) return 'green';
  return millisecondsLeft >= 5000 ? 'orange' : 'red';
}

/** The announcement of the time left for screen readers: it changes twice per question. */
export function timeWarning(millisecondsLeft: number): string {
  if (millisecondsLeft <= 5000) return 'Restano 5 secondi';
  return millisecondsLeft <= 10_000 ? 'Restano 10 secondi' : '';
}
