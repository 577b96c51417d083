/** How large the flame of a series is: none, and three sizes. */
export type FlameSize = 0 | 1 | 2 | 3;

/** How many right answers in a row each size takes. */
const steps = [5, 10, 20] as const;

/** The flame that a series has lit: it is lit at 5, and grows at 10 and at 20. */
export function flameSize(streak: number): FlameSize {
  const [small, middle, large] = steps;
  if (streak >= large) return 3;
  if (streak >= middle) return 2;
  return streak >= small ? 1 : 0;
}

export type FlameSound = 'flame-1' | 'flame-2' | 'flame-3' | 'flame-out';

const growth = { 1: 'flame-1', 2: 'flame-2', 3: 'flame-3' } as const;

/** What is heard of the flame when a series has just become longer, or has ended. */
export function flameSound(series: { streak: number; endedStreak: number }): FlameSound | null {
  const { size, isBroken } = flameOf(series);
  if (isBroken) return 'flame-out';
  return size === 0 || size === flameSize(series.streak - 1) ? null : growth[size];
}

/** What is seen of the flame: that it burns, that it has just gone out, or nothing yet. */
export function flameOf({ streak, endedStreak }: { streak: number; endedStreak: number }): {
  size: FlameSize;
  isBroken: boolean;
} {
  const ended = flameSize(endedStreak);
  // The next right answer is a new beginning.
  const isBroken = streak === 0 && ended > 0;
  return { size: isBroken ? ended : flameSize(streak), isBroken };
}
