import { assetUrl } from './asset-url.ts';
import { once } from './once.ts';

export type SoundName =
  | 'right'
  | 'wrong'
  | 'match'
  | 'locked'
  | 'notification'
  | 'success'
  | 'fail';

// Made when they are first needed.
const player = once(() => new Audio());
const cryPlayer = once(() => new Audio());
let unlocked = false;

/** Browsers allow sound only after the first click, touch or key; until then nothing is played. */
export function unlockSoundOnFirstGesture(): void {
  const unlock = () => {
    unlocked = true;
  };
  for (const gesture of ['pointerdown', 'touchend', 'keydown']) {
    document.addEventListener(gesture, unlock, { once: true, capture: true });
  }
}

async function play(player: () => HTMLAudioElement, address: string): Promise<void> {
  if (typeof Audio === 'undefined' || !unlocked) return;
  const audio = player();
  audio.src = address;
  audio.currentTime = 0;
  try {
    await audio.play();
  } catch {
    // A browser that refuses to play, or a newer sound that took this one's place, is no failure.
  }
}

/** Plays one of the product's sounds; silently does nothing where the browser does not allow it. */
export function playSound(name: SoundName): Promise<void> {
  return play(player, assetUrl(`sounds/${name}.mp3`));
}

// Blows follow each other faster than they fade away.
const effectPlayers = [once(() => new Audio()), once(() => new Audio()), once(() => new Audio())];
let nextEffect = 0;

/** Plays a sound of the asset host's folder without ending the last ones. */
export function playEffect(name: string): Promise<void> {
  const effectPlayer = effectPlayers[nextEffect] ?? player;
  nextEffect = (nextEffect + 1) % effectPlayers.length;
  return play(effectPlayer, assetUrl(`sounds/${name}.mp3`));
}

/** Plays a cry, from its path on the asset host, or from an address of the API ('/api/…'). */
export function playCry(path: string): Promise<void> {
  return play(cryPlayer, path.startsWith('/') ? path : assetUrl(path));
}

/** Ends a cry that is still being played. */
export function stopCry(): void {
  if (unlocked) cryPlayer().pause();
}
