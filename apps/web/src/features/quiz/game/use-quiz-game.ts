import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { playCry, playEffect, playSound, stopCry } from '../../../lib/sound.ts';
import { quizCalls } from './quiz-calls.ts';
import { createQuizGame } from './quiz-game.ts';

/** A quiz for the component's lifetime, with its state. */
export function useQuizGame() {
  const [game] = useState(() =>
    createQuizGame({
      calls: quizCalls,
      sounds: {
        // The cry is part of the question, not decoration: it plays even if sounds are muted.
        cry: (url) => void playCry(url, { isAskedFor: true }),
        stopCry,
        play: playSound,
        playFlame: playEffect,
      },
      now: Date.now,
      isSeen: () => !document.hidden,
      random: Math.random,
    }),
  );
  const state = useStore(game);

  useEffect(() => {
    document.addEventListener('visibilitychange', game.checkTime);
    return () => {
      document.removeEventListener('visibilitychange', game.checkTime);
      game.exit();
    };
  }, [game]);

  return { game, state };
}
