import { useEffect, useState } from 'react';
import { useStore } from '../../../lib/create-store.ts';
import { playCry, playSound, stopCry } from '../../../lib/sound.ts';
import { quizCalls } from './quiz-calls.ts';
import { createQuizGame } from './quiz-game.ts';

/** A quiz that lasts as long as the component, and its state. */
export function useQuizGame() {
  const [game] = useState(() =>
    createQuizGame({
      calls: quizCalls,
      sounds: { cry: playCry, stopCry, play: playSound },
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
