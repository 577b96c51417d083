import { useEffect, useEffectEvent, useRef } from 'react';
import { playSound } from '../../../lib/sound.ts';
import type { SoundName } from '../../../lib/sound-names.ts';

/**
 * Plays a scene's sound once: when the returned function is called, at the start of its animation,
 * or at once if the scene is still.
 */
export function useSoundOnce(name: SoundName, isStill: boolean): () => void {
  const isPlayed = useRef(false);
  const play = () => {
    if (isPlayed.current) return;
    isPlayed.current = true;
    void playSound(name);
  };
  const playNow = useEffectEvent(play);
  useEffect(() => {
    if (isStill) playNow();
  }, [isStill]);
  return play;
}
