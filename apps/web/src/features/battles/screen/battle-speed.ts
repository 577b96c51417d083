import { createPreference } from '../../../lib/preference.ts';
import type { StageSpeed } from '../stage/index.ts';

const speeds: readonly [StageSpeed, ...StageSpeed[]] = [1, 2, 'skip'];

/** The saved speed; the default for any other text. */
export function parseSpeed(text: string | null): StageSpeed {
  return speeds.find((speed) => String(speed) === text) ?? speeds[0];
}

/** The speed at which the user watches battles. */
export const battleSpeed = createPreference<StageSpeed>({
  key: 'battle-speed',
  parse: parseSpeed,
  write: String,
});

/** The next speed; the first after the last. */
export function nextSpeed(speed: StageSpeed): StageSpeed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? speeds[0];
}

/** The speed of a replay, which never skips. */
export function playedSpeed(speed: StageSpeed): 1 | 2 {
  return speed === 'skip' ? 2 : speed;
}
