import type { MusicName } from '@poketorneo/gen4/music';
import { useEffect } from 'react';

/** Plays music while the component is mounted and names some; the player is imported only then. */
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
        // The page works without music.
      },
    );
    return () => {
      end?.();
      end = null;
    };
  }, [name]);
}
