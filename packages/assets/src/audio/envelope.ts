/** A value that rises from 0 to 1 without corners while `position` goes from 0 to 1. */
export function smooth(position: number): number {
  const held = Math.min(1, Math.max(0, position));
  return held * held * (3 - 2 * held);
}

/** How a note swells and dies: seconds for attack and release, and the level reached at its end. */
export interface Swell {
  readonly attack: number;
  readonly release: number;
  /** Level, 0 to 1, to which the note has sunk when its release begins. */
  readonly sustain: number;
}

/** Loudness, 0 to 1, of a note of `duration` seconds at `time`; 0 at both ends. */
export function swellAt({ attack, release, sustain }: Swell, time: number, duration: number) {
  if (time <= 0 || time >= duration) return 0;
  const rise = smooth(time / attack);
  const fall = smooth((duration - time) / release);
  const body = 1 - (1 - sustain) * Math.min(1, time / duration);
  return rise * fall * body;
}

/** Height at `position` (0 to 1) of a smooth line through equidistant points. */
export function contourAt(points: readonly number[], position: number): number {
  const last = points.length - 1;
  const place = Math.min(1, Math.max(0, position)) * last;
  const index = Math.min(Math.floor(place), Math.max(0, last - 1));
  const from = points[index] ?? 0;
  const to = points[index + 1] ?? from;
  return from + (to - from) * smooth(place - index);
}
