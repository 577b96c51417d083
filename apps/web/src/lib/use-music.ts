import type { MusicName } from '@poketorneo/gen4/music';
import { useEffect } from 'react';

/** Plays music as long as the component is there and names some; its player comes when it is named. */
export function useMusic(name: MusicName | null): void {
  useEffect(() => {
    if (name === null) return;
    let end: (() => void) | null = () => {};
    import('./music.ts').then(
      ({ playMusic, stopMusic }) => {
        if (end === null) return;
        playMusic(name);
        end = stopMusic;
      },
      () => {
        // Nothing is missing but music.
      },
    );
    return () => {
      end?.();
      end = null;
    };
  }, [name]);
}
