/** 0: no flame. */
export type FlameSize = 0 | 1 | 2 | 3;

/** The streaks at which the flame is lit and grows. */
const steps = [5, 10, 20] as const;

export function flameSize(streak: number): FlameSize {
  const [small, middle, large] = steps;
  if (streak >= large) return 3;
  if (streak >= middle) return 2;
  return streak >= small ? 1 : 0;
}

export type FlameSound = 'flame-1' | 'flame-2' | 'flame-3' | 'flame-out';

const growth = { 1: 'flame-1', 2: 'flame-2', 3: 'flame-3' } as const;

/** The flame's sound when a streak has grown or ended; null if its size is unchanged. */
export function flameSound(series: { streak: number; endedStreak: number }): FlameSound | null {
  const { size, isBroken } = flameOf(series);
  if (isBroken) return 'flame-out';
  return size === 0 || size === flameSize(series.streak - 1) ? null : growth[size];
}

/** The flame's size; a broken one has its last size. */
export function flameOf({ streak, endedStreak }: { streak: number; endedStreak: number }): {
  size: FlameSize;
  isBroken: boolean;
} {
  const ended = flameSize(endedStreak);
  // The next right answer starts a new streak.
  const isBroken = streak === 0 && ended > 0;
  return { size: isBroken ? ended : flameSize(streak), isBroken };
}
