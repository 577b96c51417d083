import { assetUrl } from './asset-url.ts';
import { createStore } from './create-store.ts';
import { lazyValue } from './deferred.ts';
import { createChoicePreference } from './preference.ts';
import type { SoundName } from './sound-names.ts';

/** Whether sounds, and cries without a press, are heard on this device. */
export const soundEffects = createChoicePreference('sound-effects', ['on', 'off']);
/** Whether music is heard on this device. */
export const music = createChoicePreference('music', ['off', 'on']);

/** Whether there was a gesture: without one browsers allow no sound. */
export const soundIsUnlocked = createStore(false);
/** Whether a cry is playing. */
export const cryIsHeard = createStore(false);

const player = lazyValue(() => new Audio());
const cryPlayer = lazyValue(() => {
  const audio = new Audio();
  audio.addEventListener('playing', () => cryIsHeard.set(true));
  for (const end of ['pause', 'ended', 'emptied', 'error']) {
    audio.addEventListener(end, () => cryIsHeard.set(false));
  }
  return audio;
});

export function unlockSoundOnFirstGesture(): void {
  const unlock = () => soundIsUnlocked.set(true);
  for (const gesture of ['pointerdown', 'touchend', 'keydown']) {
    document.addEventListener(gesture, unlock, { once: true, capture: true });
  }
}

async function play(
  player: () => HTMLAudioElement,
  url: string,
  { isAskedFor = false } = {},
): Promise<void> {
  if (typeof Audio === 'undefined' || !soundIsUnlocked.get() || document.hidden) return;
  if (soundEffects.get() === 'off' && !isAskedFor) return;
  const audio = player();
  audio.src = url;
  audio.currentTime = 0;
  try {
    await audio.play();
  } catch {
    // A browser that refuses to play, or a newer sound that interrupts this one, is no failure.
  }
}

/** Plays a sound; does nothing where the browser does not allow it. */
export function playSound(name: SoundName): Promise<void> {
  return play(player, assetUrl(`sounds/${name}.mp3`));
}

// Effects overlap.
const effectPlayers = [
  lazyValue(() => new Audio()),
  lazyValue(() => new Audio()),
  lazyValue(() => new Audio()),
];
let nextEffect = 0;

/** Plays a sound over those that still play. */
export function playEffect(name: SoundName | `battle-${string}`): Promise<void> {
  const effectPlayer = effectPlayers[nextEffect] ?? player;
  nextEffect = (nextEffect + 1) % effectPlayers.length;
  return play(effectPlayer, assetUrl(`sounds/${name}.mp3`));
}

/**
 * Plays a cry, from its path on the asset host, or from a path of the API ('/api/…'). One that the
 * user asks for is heard even with sounds off.
 */
export function playCry(path: string, options?: { isAskedFor: boolean }): Promise<void> {
  return play(cryPlayer, path.startsWith('/') ? path : assetUrl(path), options);
}

/** Stops the current cry. */
export function stopCry(): void {
  if (soundIsUnlocked.get()) cryPlayer().pause();
}
