import { musicPath } from '@poketorneo/gen4/music';
import { assetUrl } from './asset-url.ts';
import { createMusicPlayer } from './music-player.ts';
import { cryIsHeard, music, soundIsUnlocked } from './sound.ts';

const player = createMusicPlayer({
  makeContext: () => new AudioContext(),
  load: async (name) => {
    const response = await fetch(assetUrl(musicPath(name)));
    if (!response.ok) throw new Error(`No music: ${response.status}`);
    return response.arrayBuffer();
  },
  switchedTo: music,
  isUnlocked: soundIsUnlocked,
  isHidden: {
    get: () => document.hidden,
    subscribe: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  },
  cryIsHeard,
});

/** Loops a piece until `stopMusic`, while music is on. */
export const playMusic = player.play;

/** Fades the music out. */
export const stopMusic = player.stop;
