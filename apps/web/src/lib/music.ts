import { musicPath } from '@poketorneo/gen4/music';
import { assetUrl } from './asset-url.ts';
import { createMusicPlayer } from './music-player.ts';
import { cryIsHeard, music, soundIsUnlocked } from './sound.ts';

const player = createMusicPlayer({
  makeContext: () => new AudioContext(),
  load: async (name) => {
    const answer = await fetch(assetUrl(musicPath(name)));
    if (!answer.ok) throw new Error(`No music: ${answer.status}`);
    return answer.arrayBuffer();
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

/** Plays a piece, round after round, until it is stopped: whenever music may be heard on this device. */
export const playMusic = player.play;

/** Lets the music fade away. */
export const stopMusic = player.stop;
