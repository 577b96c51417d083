import { createStore, type Store } from '../../../lib/create-store.ts';
import type { StageSpeed } from '../stage/index.ts';

/** How somebody likes to see battles: kept on this device. */
export interface Preferences {
  readonly speed: StageSpeed;
  readonly isMuted: boolean;
}

const storageKey = 'battle-preferences';
const speeds: readonly StageSpeed[] = [1, 2, 'skip'];
const usual: Preferences = { speed: 1, isMuted: false };

/** What was kept, as far as it can be read. */
export function parsePreferences(text: string | null): Preferences {
  if (text === null) return usual;
  const [speed, sound] = text.split(' ');
  return {
    speed: speeds.find((one) => String(one) === speed) ?? usual.speed,
    isMuted: sound === 'muted',
  };
}

export function writePreferences({ speed, isMuted }: Preferences): string {
  return `${speed} ${isMuted ? 'muted' : 'heard'}`;
}

/** The speed after this one, round and round. */
export function nextSpeed(speed: StageSpeed): StageSpeed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? usual.speed;
}

/** The speed at which something is played that is not to be skipped. */
export function playedSpeed(speed: StageSpeed): 1 | 2 {
  return speed === 'skip' ? 2 : speed;
}

function read(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(storageKey));
  } catch {
    // A browser without storage keeps nothing.
    return usual;
  }
}

const kept = createStore<Preferences>(usual);
let isRead = false;

/** The preferences of this device. */
export const preferences: Store<Preferences> = {
  get: () => {
    if (!isRead) {
      isRead = true;
      kept.set(read());
    }
    return kept.get();
  },
  set: (next) => {
    isRead = true;
    kept.set(next);
    try {
      localStorage.setItem(storageKey, writePreferences(next));
    } catch {
      // It holds for as long as the page does.
    }
  },
  subscribe: kept.subscribe,
};
