import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { playCry, playEffect, playSound, stopCry } from '../../../lib/sound.ts';
import { quizCalls } from './quiz-calls.ts';
import { createQuizGame } from './quiz-game.ts';

/** A quiz that lives with the component, and its state. */
export function useQuizGame() {
  const [game] = useState(() =>
    createQuizGame({
      calls: quizCalls,
      sounds: {
        // A question that is heard is asked, not decoration.
        cry: (address) => void playCry(address, { isAskedFor: true }),
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
